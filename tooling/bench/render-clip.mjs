// How long a 5 s 720p clip takes, against encoding the same raw frames through the same codec.
//   node --conditions=@kinora/source tooling/bench/render-clip.mjs [storybook|paper|ink|neon|pixel] [prompts]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createScene, loadSceneParts, planScene, STYLES, synthesise } from '../../packages/media-core/src/index.ts';
import { chooseCodec } from '../../packages/media-node/src/codec/choose-codec.ts';
import { renderClip } from '../../packages/media-node/src/index.ts';
import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';

const LIMITS = { ratio: 4, memory: 700, sideBySide: 1.2 };
const PROMPTS = [
  'a paper boat on a storm at night',
  'two foxes running through a snowy forest at dawn',
  'a bowl of ramen steaming in a neon-lit alley in the rain',
  'a red car driving through the desert at sunset',
  'a whale swimming under an iceberg',
  'an astronaut floating above earth',
  'a cat asleep on a windowsill while it rains',
  'hot air balloons over a green valley',
  'a dragon circling a castle in a thunderstorm',
  'a robot watering plants in a greenhouse',
  'mountain lake at dawn, a canoe',
  'Happy birthday Mia with balloons and confetti',
];

const [wanted = '', count = String(PROMPTS.length)] = process.argv.slice(2);
const styles = wanted === '' ? STYLES : STYLES.filter((style) => style === wanted);
const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const choice = await chooseCodec(process.env.FFMPEG_PATH);
if (!choice.ok) throw new Error(choice.failure);
const codec = choice.value;

const planOf = (prompt, style) => planScene(prompt, { shape: '16:9', resolution: '720p', seconds: 5, style, seed: 1 });
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const fixed = (value, width = 6) => value.toFixed(2).padStart(width);

async function timed(work) {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1000 };
}

/** Every frame of a clip as raw pixels, in memory before the clock starts. */
async function rawFrames(plan) {
  const env = await createNodePaintEnv(plan);
  const scene = createScene(plan, env, await loadSceneParts(plan));
  const canvas = env.canvas(plan.width, plan.height);
  const ctx = canvas.getContext('2d');
  return Array.from({ length: plan.frames }, (_, index) => {
    scene.drawFrame(ctx, index);
    return Buffer.from(canvas.data());
  });
}

async function yardstick(plan) {
  const frames = await rawFrames(plan);
  const { width, height, fps } = plan;
  const format = { file: join(folder, 'yardstick.mp4'), width, height, fps, soundtrack: synthesise(plan) };
  const before = process.cpuUsage();
  const { seconds } = await timed(async () => {
    const encoder = await codec.openEncoder(format);
    for (const frame of frames) await encoder.writeFrame(frame);
    await encoder.finish();
  });
  const { user, system } = process.cpuUsage(before);
  return { seconds, cpu: (user + system) / 1_000_000 };
}

async function job(plan, name) {
  const { value, seconds } = await timed(() => renderClip(plan, { folder, name }));
  if (!value.ok) throw new Error(`${value.failure.kind}: ${value.failure.detail}`);
  const { clip, cpuSeconds, peakMemory } = value.value;
  return { seconds, bytes: clip.bytes, cpu: cpuSeconds, memory: peakMemory / 1_048_576 };
}

async function measure(prompt, style) {
  const plan = planOf(prompt, style);
  const encoding = await yardstick(plan);
  const drawn = await job(plan, 'job');
  const ratio = drawn.seconds / encoding.seconds;
  console.log(
    `${style.padEnd(10)}${fixed(encoding.seconds)} s encode ${fixed(drawn.seconds)} s job ${fixed(ratio)} x`,
    `${fixed(encoding.cpu)} and ${fixed(drawn.cpu)} cpu s ${String(Math.round(drawn.memory)).padStart(5)} MB`,
    `${String(Math.round(drawn.bytes / 1024)).padStart(6)} KB  ${prompt}`,
  );
  return { ratio, memory: drawn.memory };
}

async function sideBySide() {
  const plans = [planOf(PROMPTS[0], 'storybook'), planOf(PROMPTS[1], 'storybook')];
  const { value, seconds } = await timed(() => Promise.all(plans.map((plan, index) => job(plan, `pair-${index}`))));
  return seconds / (value.reduce((sum, { cpu }) => sum + cpu, 0) / 2);
}

const verdict = (value, limit) => (value <= limit ? 'within' : 'OVER');
function tell(name, value, limit) {
  if (value > limit) process.exitCode = 1;
  console.log(`${name}: ${value.toFixed(2)}, ${verdict(value, limit)} ${limit}`);
}

console.log(`codec: ${codec.name}, ${PROMPTS.length} prompts, 5 s at 1280x720 and 24 frames a second`);
for (const style of styles) {
  const results = [];
  for (const prompt of PROMPTS.slice(0, Number(count))) results.push(await measure(prompt, style));
  const ratio = median(results.map((result) => result.ratio));
  if (style === 'storybook') tell(`${style} against encoding, median`, ratio, LIMITS.ratio);
  else console.log(`${style} against encoding, median: ${ratio.toFixed(2)}`);
  tell(`${style} peak memory in MB`, Math.max(...results.map((result) => result.memory)), LIMITS.memory);
}
if (codec.name === 'node-av')
  tell('two at once, wall time against half their CPU seconds', await sideBySide(), LIMITS.sideBySide);
await rm(folder, { recursive: true });
