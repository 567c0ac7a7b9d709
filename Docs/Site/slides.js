// Shows a lesson slide by slide: the right arrow key shows the output first,
// then the next slide. Without this script all slides are there, one below the
// other, as they are on paper.
"use strict";
const slides = [...document.querySelectorAll(".slide")];
const steps = slides.flatMap((slide, index) =>
  slide.querySelector(".output")
    ? [{ index, shown: false }, { index, shown: true }]
    : [{ index, shown: true }]);
let position = 0;

const bar = document.createElement("p");
bar.className = "keys";
const button = (text, move) => {
  const element = document.createElement("button");
  element.textContent = text;
  element.addEventListener("click", () => show(position + move));
  bar.append(element);
  return element;
};
const back = button("Back", -1);
const place = document.createElement("span");
place.setAttribute("role", "status");
bar.append(place);
const next = button("Next", 1);
document.querySelector("main").append(bar);
document.body.classList.add("stepping");

function show(step) {
  position = Math.min(Math.max(step, 0), steps.length - 1);
  const { index, shown } = steps[position];
  slides.forEach((slide, number) => {
    slide.classList.toggle("current", number === index);
    slide.classList.toggle("predicting", number === index && !shown);
  });
  back.disabled = position === 0;
  next.disabled = position === steps.length - 1;
  place.textContent = `Slide ${index + 1} of ${slides.length}`
    + (shown ? "" : ": what does it print?");
  history.replaceState(null, "", `#${index}`);
}

const start = Number(location.hash.slice(1)) || 0;
show(Math.max(0, steps.findIndex((step) => step.index === start)));

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const moves = {
    ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1,
    Home: -steps.length, End: steps.length,
  };
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  show(position + move);
});
