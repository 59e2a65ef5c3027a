import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { SET_TRAITS } from '../../packages/reading/src/index.ts';
// How long a scene takes from its plan to its first frame at 720p, in every set and every style.
//   node --conditions=@kinora/source tooling/bench/scene-setup.mjs [rounds]
// Limits are for CPU time on a quiet machine. Others at work make CPU time longer too, as cores share their caches; so
// the same small piece of painting is timed beside each scene, and `quiet` is the CPU time at the best pace of that piece.
import { createScene, loadSceneParts } from '../../packages/scenes/src/index.ts';
import { STYLE_LOADERS } from '../../packages/scenes/src/index.ts';
import { median, spend } from './figures.mjs';

const LIMITS = { median: 300, worst: 700 };
const PROMPT = 'a fox and a girl in summer by day';
const OPTIONS = { shape: '16:9', resolution: '720p', seconds: 5, style: 'storybook', seed: 3 };
/** The set that every style draws. */
const STYLED_SET = 'lake';

const [rounds = '2'] = process.argv.slice(2);

const columns = (name, values) =>
  process.stdout.write(`${name.padEnd(22)}${values.map((value) => String(value).padStart(7)).join('')}\n`);

const bare = await createNodePaintEnv({ pictures: [], fonts: [] });
const [ground, layer] = [bare.canvas(1600, 720).getContext('2d'), bare.canvas(1600, 720)];
layer.getContext('2d').fillRect(40, 40, 1500, 600);

/** The yardstick: layers copied onto a frame. */
function yardstick() {
  return spend(() => {
    for (let copy = 0; copy < 6; copy++) {
      ground.drawImage(layer, copy, 1);
      ground.getImageData(0, 0, 1, 1);
    }
  });
}

/** Wall and CPU milliseconds from a plan to its first frame. */
async function setUp(changes) {
  const plan = { ...planScene(PROMPT, OPTIONS), ...changes };
  const environment = await createNodePaintEnv(plan);
  const parts = await loadSceneParts(plan);
  const target = environment.canvas(plan.width, plan.height).getContext('2d');
  const before = yardstick();
  const start = performance.now();
  const cpu = spend(() => {
    createScene(plan, environment, parts).drawFrame(target, 0);
    // Reading a pixel waits for whatever the canvas has put off.
    target.getImageData(0, 0, 1, 1);
  });
  return { wall: performance.now() - start, cpu, paces: [before, yardstick()] };
}

async function least(changes) {
  const times = [];
  for (let round = 0; round < Number(rounds); round++) times.push(await setUp(changes));
  return times.toSorted((one, two) => one.cpu - two.cpu)[0];
}

const cases = [
  ...Object.keys(SET_TRAITS).map((set) => [set, { set }]),
  ...Object.keys(STYLE_LOADERS).map((style) => [`${STYLED_SET} ${style}`, { set: STYLED_SET, style }]),
];

const first = await setUp({});
const times = [];
for (const [name, changes] of cases) times.push({ name, ...(await least(changes)) });
const best = median(
  times
    .flatMap(({ paces }) => paces)
    .toSorted((a, b) => a - b)
    .slice(0, 9),
);
/** At the pace around each scene: one yardstick alone is as restless as the machine. */
const quietOf = ({ cpu }, index) => {
  const around = times.slice(Math.max(0, index - 3), index + 4).flatMap(({ paces }) => paces);
  return cpu * Math.min(1, best / median(around));
};
const row = (name, time, index) => columns(name, [time.wall, time.cpu, quietOf(time, index)].map(Math.round));

columns('milliseconds', ['wall', 'cpu', 'quiet']);
row('first of the process', first, 0);
times.forEach((time, index) => row(time.name, time, index));
const quiet = times.map(quietOf);
const [middle, worst] = [median(quiet), Math.max(...quiet)];
process.stdout.write(`median ${middle.toFixed(0)} of ${LIMITS.median}, worst ${worst.toFixed(0)} of ${LIMITS.worst}\n`);
times.forEach((time, index) => {
  if (quietOf(time, index) > LIMITS.worst) process.stdout.write(`over the limit: ${time.name}\n`);
});
if (middle > LIMITS.median || worst > LIMITS.worst) process.exitCode = 1;
