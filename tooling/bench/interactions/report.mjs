// From presses to figures.
import { fixed, median } from '../figures.mjs';

/** What the browser does not tell is shorter than this. */
const UNTOLD = 16;
/** Presses from here on are named. */
const NAMED = 50;

/** Of all presses the one that only every fiftieth is worse than; the worst of fewer than 50. */
function inpOf(steps) {
  const sorted = steps.flatMap(({ presses }) => presses.map(({ duration }) => duration)).toSorted((a, b) => b - a);
  const count = Math.max(
    steps.reduce((sum, step) => sum + step.count, 0),
    sorted.length,
  );
  return { count, p98: sorted[Math.floor(count / 50)] ?? UNTOLD, worst: sorted[0] ?? UNTOLD };
}

const worstOf = ({ presses }) => presses.toSorted((a, b) => b.duration - a.duration)[0];

/** Each step of the walk with the press that took longest, in the round in which that was the middle one. */
function middleSteps(rounds) {
  const steps = Map.groupBy(rounds.flat(), ({ place, what }) => `${place}: ${what}`);
  return [...steps].map(([name, all]) => {
    const worst = all.map((step) => worstOf(step) ?? { duration: 0 }).toSorted((a, b) => a.duration - b.duration);
    return { name, ...worst[Math.floor(worst.length / 2)], most: worst.at(-1).duration };
  });
}

/** Of the presses of one round the one that only every twentieth is worse than, and the worst. */
function shareOf(steps) {
  const { count, worst } = inpOf(steps);
  const sorted = steps.flatMap(({ presses }) => presses.map(({ duration }) => duration)).toSorted((a, b) => b - a);
  return { count, p95: sorted[Math.floor(count / 20)] ?? UNTOLD, worst };
}

/** Prints p95 and worst of every form and the slow presses; gives the largest p95, the middle one of the rounds. */
export function reportForms(rounds) {
  const places = [...new Set(rounds.flat().map(({ place }) => place))];
  const figures = places.map((place) => {
    const all = rounds.map((steps) => shareOf(steps.filter((step) => step.place === place)));
    const [p95, worst] = ['p95', 'worst'].map((key) => median(all.map((one) => one[key])));
    console.log(`${fixed(p95)} p95 ${fixed(worst)} worst of ${String(all[0].count).padStart(3)}  ${place}`);
    return p95;
  });
  reportSlow(rounds);
  return Math.max(...figures);
}

/** Prints every place with its figures and every slow press; gives the figure of the whole walk. */
export function reportWalk(rounds) {
  const places = [...new Set(rounds.flat().map(({ place }) => place))];
  for (const place of places) {
    const figures = rounds.map((steps) => inpOf(steps.filter((step) => step.place === place)));
    const [p98, worst] = ['p98', 'worst'].map((key) => median(figures.map((one) => one[key])));
    console.log(`${fixed(p98)} p98 ${fixed(worst)} worst of ${String(figures[0].count).padStart(3)}  ${place}`);
  }
  reportSlow(rounds);
  return median(rounds.map((steps) => inpOf(steps).p98));
}

function reportSlow(rounds) {
  const slow = middleSteps(rounds).filter(({ duration, most }) => Math.max(duration, most) > NAMED);
  console.log(`\npresses over ${NAMED} ms: middle of the rounds, worst, and of the middle one waiting + work + paint`);
  for (const { name, duration, most, wait, work, paint, type, target } of slow.toSorted((a, b) => b.most - a.most)) {
    const parts = [wait, work, paint].map((part) => Math.round(part ?? 0)).join(' + ');
    console.log(`${fixed(duration)} ${fixed(most)}  ${name}  (${parts}; ${type} at ${target})`);
  }
}

export function reportDialogs(title, times) {
  const floor = [...times.values()][0];
  console.log(`\n${title}: median ms, worst, times the floor`);
  for (const [name, { middle, worst }] of times) {
    console.log(`${fixed(middle)} ${fixed(worst)} ${fixed(middle / floor.middle)}  ${name}`);
  }
}

/** What of a press took long, as if held back. */
function toldParts(parts, throttle) {
  const long = parts.filter(([, time]) => time * throttle > UNTOLD);
  return long.map(([part, time]) => `${part} ${Math.round(time * throttle)}`).join(', ');
}

/** Prints the steps whose press took long, as if held back, and with what; gives the longest. */
export function reportWork(steps, throttle) {
  const held = steps.map((step) => ({ ...step, work: step.work * throttle })).toSorted((a, b) => b.work - a.work);
  console.log(`\nwork of the page's own thread from a press to its frame, times ${throttle}: ${held.length} steps`);
  for (const { name, parts, work } of held.filter((step) => step.work > NAMED)) {
    console.log(`${fixed(work)}  ${name}  (${toldParts(parts, throttle)})`);
  }
  console.log(`${fixed(median(held.map(({ work }) => work)))}  the middle one`);
  return held[0].work;
}
