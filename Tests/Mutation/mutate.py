#!/usr/bin/env python3
"""Finds changes of the code that the specifications don't notice.

    python3 Tests/Mutation/mutate.py Sources/Patterns/Memento
    python3 Tests/Mutation/mutate.py Sources/Support/TerminalText --every 5
    python3 Tests/Mutation/mutate.py Sources/Patterns/DataAccessObject --traits SQLite
    python3 Tests/Mutation/mutate.py Sources/Support/Terminal/Key.swift:12 --tests KitTests

Changes one operator, constant or statement at a time in Swift files, folders of
them, or single lines, and runs the test target of the first: XPatternTests for Sources/Patterns/X,
SupportTests for Sources/Support/X, or what --tests names. A change that no test
notices is printed as `file:line: change`. It either needs a specification, or
has no visible effect (an equivalent mutant, such as another capacity).

Everything happens in a copy of the kit that has only the targets it needs, so a
change costs some seconds. A change that doesn't compile isn't counted; one that
runs for too long is noticed. Compile-time specs, which start a compiler each,
are left out. Exits with 1 if there are survivors.

Needs Python 3.9, git and the Swift toolchain, and isn't part of `swift test`.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLAGS = ["-debug-info-format", "none"]

# Operators between spaces, and their replacements.
OPERATORS = {
    "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "*", "&-": "&+", "&+": "&-",
    "+=": "-=", "-=": "+=", "&&": "||", "||": "&&",
}
WORDS = {
    "true": "false", "false": "true", "min": "max", "max": "min",
    "first": "last", "last": "first", "prefix": "suffix", "suffix": "prefix",
    "break": "continue", "continue": "break",
    "dropFirst": "dropLast", "dropLast": "dropFirst",
}
PATTERN = re.compile(
    r"(?P<operator>(?<=\s)(?:===|!==|[=!<>]=|&&|\|\||[-+]=|&[-+]|[-+*/%<>])(?=\s))"
    r"|(?P<range>\.\.[.<])"
    r"|(?P<not>(?<=[\s(])!(?=[\w(]))"
    r"|(?P<number>(?<![\w.$])\d[\d_]*(?![\w.]|\.\d))"
    r"|(?P<word>(?<![\w])(?:" + "|".join(WORDS) + r")(?!\w|:))"
)
# A call or an assignment that is a whole statement.
STATEMENT = re.compile(
    r"^\s*(?:(?:try|await|_ =)\s+)*"
    r"(?!(?:let|var|return|guard|if|else|case|default|for|while|switch|func"
    r"|init|subscript|import|struct|class|enum|extension|protocol|typealias"
    r"|static|private|fileprivate|public|internal|convenience|mutating|override"
    r"|final|nonisolated|throw|defer|do|catch)\b)"
    r"[A-Za-z_][\w.?!\[\]\$ ]*(?:\(|\[|\s[-+*/&|]?=\s)"
)
CONDITION = re.compile(r"\b(?:if|guard|while) (?!let\b|var\b|case\b|#)([^,{]+?)(?= \{| else \{)")


def masked(text):
    """Blanks out comments and strings, and keeps every position."""
    literal = re.compile(
        r'//[^\n]*|/\*.*?\*/|(#*)""".*?"""\1|(#*)"(?:\\.|[^"\\\n])*"\2', re.DOTALL
    )
    return literal.sub(lambda m: re.sub(r"[^\n]", "\x00", m.group()), text)


def mutations(text):
    """Yields (start, end, replacement) for each change."""
    code = masked(text)
    for match in PATTERN.finditer(code):
        old = match.group()
        if match.lastgroup == "operator":
            new = OPERATORS[old]
        elif match.lastgroup == "range":
            new = "..<" if old == "..." else "..."
        elif match.lastgroup == "not":
            new = ""
        elif match.lastgroup == "number":
            new = str(int(old.replace("_", "")) + 1)
        else:
            new = WORDS[old]
        yield match.start(), match.end(), new
    for match in CONDITION.finditer(code):
        for new in ("true", "false"):
            # The condition stays, so that its names are still in use.
            condition = text[match.start(1):match.end(1)]
            glue = "||" if new == "true" else "&&"
            yield match.start(1), match.end(1), f"(({condition}) {glue} {new})"
    yield from statements(code)


def statements(code):
    """Yields the removal of each call or assignment, on several lines too."""
    lines = code.splitlines(keepends=True)
    offsets = [0]
    for line in lines:
        offsets.append(offsets[-1] + len(line))
    for index, line in enumerate(lines):
        if not STATEMENT.match(line) or continues_previous(lines, index):
            continue
        depth = 0
        for end in range(index, len(lines)):
            depth += sum(map(lines[end].count, "([{"))
            depth -= sum(map(lines[end].count, ")]}"))
            if depth <= 0:
                break
        following = lines[end + 1].strip() if end + 1 < len(lines) else ""
        if depth == 0 and not re.match(r"[.?:+\-*/&|]", following):
            start = offsets[index] + len(line) - len(line.lstrip())
            yield start, offsets[end + 1] - 1, ""


def continues_previous(lines, index):
    """Returns whether a line continues an expression of the previous one."""
    if index == 0:
        return False
    previous = lines[index - 1].rstrip()
    return bool(re.search(r"[(\[,:=?&|+\-*/]$", previous))


def run(command, folder, seconds):
    """Returns the exit status, or None after a timeout, and the output."""
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace", start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=seconds)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        return None, ""
    finally:
        end(process)


def end(process):
    """Ends a process and those that it has started, if it still runs.

    `swift test` runs the tests in a process group of their own, and ends them
    when it is interrupted.
    """
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def copy_kit(folder, tests):
    """Copies the kit, with only the targets that `tests` depends on."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name, follow_symlinks=False)
    dump = subprocess.run(
        ["swift", "package", "dump-package"],
        cwd=folder, capture_output=True, text=True, check=True,
    ).stdout
    targets = {target["name"]: target for target in json.loads(dump)["targets"]}
    if tests not in targets:
        sys.exit(f"error: no target '{tests}' in Package.swift")
    text = "".join(
        path.read_text() for path in (folder / targets[tests]["path"]).rglob("*.swift")
    )
    # A spec starts the programs that it names.
    waiting = [tests] + [
        name for name, target in targets.items()
        if target["type"] == "executable" and f'"{name}"' in text
    ]
    wanted = set()
    while waiting:
        name = waiting.pop()
        if name in wanted or name not in targets:
            continue
        wanted.add(name)
        for dependency in targets[name]["dependencies"]:
            entry = dependency.get("byName") or dependency.get("target")
            if entry:
                waiting.append(entry[0])
    with open(folder / "Package.swift", "a") as manifest:
        manifest.write(
            f"\nlet wanted: Set<String> = {json.dumps(sorted(wanted))}\n"
            "package.targets.removeAll { !wanted.contains($0.name) }\n"
            "package.products = []\n"
        )


class Kit:
    """The copy of the kit, which can be built and tested."""

    def __init__(self, folder, traits):
        self.folder = folder
        self.flags = FLAGS + (["--traits", traits] if traits else [])
        self.limit = 600

    def builds(self):
        command = ["swift", "build", "--build-tests"] + self.flags
        status, self.output = run(command, self.folder, 600)
        return status == 0

    def passes(self):
        command = ["swift", "test", "--skip-build", "--skip", "CompileTimeSpec"]
        status, self.output = run(command + self.flags, self.folder, self.limit)
        # A program of a spec that was ended may still run.
        subprocess.run(["pkill", "-KILL", "-f", f"{self.folder}/"])
        return status == 0


def test_target(file):
    parts = file.parent.parts
    if parts[:2] == ("Sources", "Patterns") and len(parts) > 2:
        return f"{parts[2]}PatternTests"
    if parts[:2] == ("Sources", "Support"):
        return "SupportTests"
    return f"{parts[-1]}Tests"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "sources", nargs="+", metavar="PATH[:LINE]", help="a folder, a file, or a line of it"
    )
    parser.add_argument("--tests", help="the test target")
    parser.add_argument(
        "--every", type=int, default=1, metavar="N", help="try only every Nth change"
    )
    parser.add_argument(
        "--traits", metavar="NAMES", help="the package's traits, such as SQLite"
    )
    options = parser.parse_args()
    wanted = wanted_lines(options.sources)
    tests = options.tests or test_target(next(iter(wanted)))
    with tempfile.TemporaryDirectory(prefix="mutate-") as scratch:
        copy_kit(Path(scratch), tests)
        kit = Kit(Path(scratch), options.traits)
        # The copy's texts, since the kit may be edited in the meantime.
        texts = {file: (kit.folder / file).read_text() for file in wanted}
        changes = all_changes(texts, wanted)[::options.every]
        sys.exit(1 if survivors(kit, texts, changes) else 0)


def wanted_lines(sources):
    """Returns the lines to change of each file; an empty set is all of them."""
    wanted = {}
    for source in sources:
        name, _, line = source.partition(":")
        path = Path(name).resolve()
        if not path.exists() or ROOT not in path.parents:
            sys.exit(f"error: no file or folder '{name}' in the kit")
        if line and not (line.isdecimal() and path.is_file()):
            sys.exit(f"error: no line '{line}' in '{name}'")
        files = [path] if path.is_file() else sorted(path.rglob("*.swift"))
        for file in files:
            wanted.setdefault(file.relative_to(ROOT), set())
            if line:
                wanted[file.relative_to(ROOT)].add(int(line))
    if not wanted:
        sys.exit("error: no Swift file in " + " ".join(sources))
    return wanted


def all_changes(texts, wanted):
    """Returns each change as (file, line, start, end, replacement)."""
    changes = []
    for name, text in texts.items():
        for start, end, new in mutations(text):
            line = text.count("\n", 0, start) + 1
            if not wanted[name] or line in wanted[name]:
                changes.append((name, line, start, end, new))
    return changes


def survivors(kit, texts, changes):
    """Tries each change, prints the survivors, and returns how many."""
    # The time limit follows from a second run of the tests, without a build.
    if not kit.builds() or not kit.passes():
        sys.exit("error: the specifications fail before any change\n" + kit.output[-2000:])
    start = time.monotonic()
    kit.passes()
    kit.limit = 15 + 4 * (time.monotonic() - start)
    alive = noticed = invalid = 0
    for number, (file, line, start, end, new) in enumerate(changes, 1):
        original = texts[file]
        (kit.folder / file).write_text(original[:start] + new + original[end:])
        if not kit.builds():
            invalid += 1
        elif kit.passes():
            alive += 1
            old = " ".join(original[start:end].split())
            print(f"{file}:{line}: '{old}' -> '{new}'", flush=True)
        else:
            noticed += 1
        (kit.folder / file).write_text(original)
        if sys.stderr.isatty():
            print(f"\r{number} of {len(changes)} ", end="", file=sys.stderr)
    share = 100 * noticed / max(noticed + alive, 1)
    print(
        f"{noticed} of {noticed + alive} changes noticed ({share:.0f} %); "
        f"{invalid} more don't compile"
    )
    return alive


if __name__ == "__main__":
    main()
