"""Checks a built site in headless Chromium.

Usage: site.py FOLDER [SCREENSHOTS]

Checks that every link and picture exists, that pages follow the rules of
accessibility at each width and in each color scheme, that the keys of a lesson
work, and that nothing is cut off on paper. Pages are read from the folder and
from a sub-path of a server. Needs Debian's chromium-driver and
python3-selenium.
"""
import base64
import functools
import html.parser
import http.server
import pathlib
import re
import sys
import threading
import urllib.parse

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

FAULTS = []
PAGES = [
    "index.html", "documentation/designpatterns/observer.html",
    "documentation/designpatterns/studentsguide.html",
    "documentation/observerpattern.html",
    "documentation/observerpattern/coverloader.html",
    "Observer/lesson.html", "Observer/specification.html",
    "Observer/misconceptions.html", "Observer/handout.html",
    "source/Sources/Patterns/Observer/ObserverTemplate.swift.html",
]


def check(condition, fault):
    if not condition:
        FAULTS.append(fault)


class Links(html.parser.HTMLParser):
    """The link targets and the ids of a page."""

    def __init__(self, text):
        super().__init__()
        self.targets, self.ids = [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.append(value)
            elif name in ("href", "src") and not value.startswith("data:"):
                self.targets.append(value)


def check_links(root):
    pages = {
        path: Links(path.read_text()) for path in root.rglob("*.html")
    }
    for path, page in pages.items():
        name = path.relative_to(root)
        check(len(page.ids) == len(set(page.ids)), f"{name}: duplicate id")
        for target in page.targets:
            url = urllib.parse.urlsplit(target)
            if url.scheme:
                check(url.scheme == "https", f"{name}: {target}")
                continue
            file = path
            if url.path:
                file = path.parent / urllib.parse.unquote(url.path)
                file = pathlib.Path(*file.parts).resolve()
            check(file.is_file(), f"{name}: no file {target}")
            if url.fragment and file in pages:
                fragment = urllib.parse.unquote(url.fragment)
                check(fragment in pages[file].ids, f"{name}: no id {target}")
    return len(pages)


# Returns the faults of a page as text; the rules have axe's names.
RULES = """
const faults = [];
const all = (selector) => [...document.querySelectorAll(selector)];
const levels = all("h1, h2, h3, h4, h5, h6").map((e) => +e.tagName[1]);
if (levels.filter((level) => level === 1).length !== 1
    && !document.querySelector(".handout"))
  faults.push("page-has-heading-one");
levels.forEach((level, index) => {
  if (level > (levels[index - 1] ?? 0) + 1)
    faults.push(`heading-order: h${level} after h${levels[index - 1]}: `
      + all("h1, h2, h3, h4, h5, h6")[index].textContent);
});
if (all("main").length !== 1) faults.push("landmark-one-main");
if (!document.documentElement.lang) faults.push("html-has-lang");
if (!document.title) faults.push("document-title");
for (const image of all("img")) {
  if (!image.alt) faults.push("image-alt: " + image.src.slice(-60));
  if (!image.complete || !image.naturalWidth)
    faults.push("not loaded: " + image.src.slice(0, 90));
}
for (const link of all("a[href], button"))
  if (!link.textContent.trim()) faults.push("link-name");
for (const box of all("pre, .wide"))
  if (box.scrollWidth > box.clientWidth && box.tabIndex !== 0)
    faults.push("scrollable-region-focusable");
if (document.documentElement.scrollWidth > innerWidth)
  faults.push("wider than the window: "
    + document.documentElement.scrollWidth);
const rgba = (text) => {
  const canvas = rgba.canvas ??= new OffscreenCanvas(1, 1)
    .getContext("2d", { willReadFrequently: true });
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data;
};
const luminance = (color) => [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => {
  const c = color[i] / 255;
  return sum + part * (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
}, 0);
const seen = new Set();
for (const element of all("body *")) {
  const hasText = [...element.childNodes]
    .some((node) => node.nodeType === 3 && node.data.trim());
  if (!hasText || element.disabled || !element.checkVisibility(
    { visibilityProperty: true })) continue;
  const color = getComputedStyle(element).color;
  let behind = element, ground;
  do {
    ground = getComputedStyle(behind).backgroundColor;
    behind = behind.parentElement;
  } while (behind && rgba(ground)[3] === 0);
  const key = color + ground;
  if (seen.has(key)) continue;
  seen.add(key);
  const [a, b] = [luminance(rgba(color)), luminance(rgba(ground))];
  const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (contrast < 4.5)
    faults.push(`color-contrast ${contrast.toFixed(2)}: ${element.tagName} `
      + `${element.className} ${color} on ${ground}`);
}
return faults;
"""


def check_pages(browser, root, shots):
    """Checks one pattern's pages in all four looks, the others in two."""
    others = {
        str(path.relative_to(root)) for pattern in (
            "*/*.html", "documentation/designpatterns/*.html")
        for path in root.glob(pattern)
    } - set(PAGES)
    looks = [(page, width, scheme) for page in PAGES
             for width in (1280, 400) for scheme in ("light", "dark")]
    looks += [(page, width, scheme) for page in sorted(others)
              for width, scheme in ((1280, "dark"), (400, "light"))]
    for page, width, scheme in looks:
        look(browser, width, scheme)
        browser.get(f"file://{root}/{page}")
        name = f"{page} at {width}, {scheme}"
        for fault in browser.execute_script(RULES):
            FAULTS.append(f"{name}: {fault}")
        for entry in browser.get_log("browser"):
            FAULTS.append(f"{name}: {entry['message']}")
        if shots:
            file = re.sub(r"\W+", "-", f"{page} {width} {scheme}")
            shoot(browser, shots / f"{file}.png")


def look(browser, width, scheme, media=""):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 900, "deviceScaleFactor": 1,
        "mobile": False,
    })
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "media": media,
        "features": [{"name": "prefers-color-scheme", "value": scheme}],
    })


def shoot(browser, file):
    shot = browser.execute_cdp_cmd(
        "Page.captureScreenshot", {"captureBeyondViewport": True})
    file.write_bytes(base64.b64decode(shot["data"]))


def check_keys(browser, base):
    look(browser, 1280, "light")
    browser.get(base + "Observer/lesson.html")

    def state():
        slides = browser.find_elements(By.CSS_SELECTOR, ".slide")
        shown = [n for n, slide in enumerate(slides) if slide.is_displayed()]
        output = [
            n for n, slide in enumerate(slides)
            if any(o.is_displayed()
                   for o in slide.find_elements(By.CSS_SELECTOR, ".output"))
        ]
        return shown, output

    def press(key):
        browser.find_element(By.TAG_NAME, "body").send_keys(key)

    check(state() == ([0], []), f"lesson begins with {state()}")
    expected = [
        (Keys.ARROW_RIGHT, ([1], [])), (Keys.ARROW_RIGHT, ([1], [1])),
        (Keys.ARROW_RIGHT, ([2], [])), (Keys.ARROW_LEFT, ([1], [1])),
        (Keys.HOME, ([0], [])),
    ]
    for key, wanted in expected:
        press(key)
        check(state() == wanted, f"a key leads to {state()}, not {wanted}")
    press(Keys.END)
    count = len(browser.find_elements(By.CSS_SELECTOR, ".slide"))
    check(state() == ([count - 1], [count - 1]), f"End leads to {state()}")
    browser.refresh()
    check(state()[0] == [count - 1], f"a reload leads to {state()}")


def check_print(browser, base, shots):
    """Checks the pages to print, on A4 and on Letter."""
    for page in ("handout.html", "Observer/handout.html",
                 "Observer/lesson.html"):
        look(browser, 1280, "dark")
        browser.get(base + page)
        # The width of the text on paper.
        look(browser, 656, "dark", "print")
        for box in browser.execute_script(
                "return [...document.querySelectorAll('pre, .wide, img')]"
                ".filter((e) => e.scrollWidth > e.clientWidth"
                " || e.getBoundingClientRect().right > innerWidth)"
                ".map((e) => e.textContent.slice(0, 40))"):
            FAULTS.append(f"{page}: cut off on paper: {box}")
        for name, size in (("A4", (8.27, 11.69)), ("Letter", (8.5, 11))):
            pdf = base64.b64decode(browser.execute_cdp_cmd("Page.printToPDF", {
                "paperWidth": size[0], "paperHeight": size[1],
                "printBackground": True, "preferCSSPageSize": False,
            })["data"])
            sheets = len(re.findall(rb"/Type\s*/Page\b", pdf))
            check(sheets > 1, f"{page} has {sheets} sheets of {name}")
            if shots:
                file = re.sub(r"\W+", "-", f"{page} {name}")
                (shots / f"{file}.pdf").write_bytes(pdf)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files, and collects the paths of missing ones."""

    missing = []

    def log_message(self, *arguments):
        pass

    def send_error(self, code, *arguments):
        if "favicon" not in self.path:
            self.missing.append(self.path)
        super().send_error(code, *arguments)


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    shots = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if shots:
        shots.mkdir(exist_ok=True)
    count = check_links(root)
    options = webdriver.ChromeOptions()
    for option in ("--headless=new", "--no-sandbox", "--disable-gpu",
                   "--disable-dev-shm-usage",
                   "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"):
        options.add_argument(option)
    options.set_capability("goog:loggingPrefs", {"browser": "SEVERE"})
    browser = webdriver.Chrome(
        service=Service("/usr/bin/chromedriver"), options=options)
    # The folder's parent is served, so that the site is under a sub-path.
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0),
        functools.partial(Quiet, directory=str(root.parent)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    served = f"http://127.0.0.1:{server.server_port}/{root.name}/"
    try:
        check_pages(browser, root, shots)
        check_keys(browser, f"file://{root}/")
        check_keys(browser, served)
        for page in PAGES:
            browser.get(served + page)
        check_print(browser, served, shots)
    finally:
        browser.quit()
        server.shutdown()
    check(not Quiet.missing, f"not found: {Quiet.missing}")
    for fault in FAULTS:
        print(f"error: {fault}")
    print(f"{count} pages, {len(FAULTS)} faults")
    sys.exit(1 if FAULTS else 0)


main()
