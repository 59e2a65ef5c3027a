// How long a 5 s 720p clip takes until it can be played, and what is made beside it, against encoding the same raw
// frames through the same codec.
//   node --conditions=@kinora/source tooling/bench/render-clip.mjs [storybook|paper|ink|neon|pixel] [prompts]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chooseCodec } from '../../packages/media-node/src/codec/choose-codec.ts';
import { openDevelopmentSigner, renderClip } from '../../packages/media-node/src/index.ts';
import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createScene, loadSceneParts, STYLES } from '../../packages/scenes/src/index.ts';
import { synthesise } from '../../packages/scenes/src/sound.ts';
import { fixed, median, tell, timed } from './figures.mjs';
import { encodeFrames, rawFrames } from './yardstick.mjs';

const LIMITS = { ratio: 3.5, memory: 700, sideBySide: 1.2 };
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

async function yardstick(plan) {
  const scene = createScene(plan, await createNodePaintEnv(plan), await loadSceneParts(plan));
  const { width, height, fps } = plan;
  return encodeFrames(codec, rawFrames(scene, plan), { folder, width, height, fps, soundtrack: synthesise(plan) });
}

async function job(plan, name, options = {}) {
  const start = performance.now();
  const appeared = {};
  const onFile = (rendition) => {
    appeared[rendition] = (performance.now() - start) / 1000;
  };
  const { value, seconds } = await timed(() =>
    renderClip(plan, { folder, name, onFile, ffmpegPath: process.env.FFMPEG_PATH, ...options }),
  );
  if (!value.ok) throw new Error(`${value.failure.kind}: ${value.failure.detail}`);
  const { clip, cpuSeconds, peakMemory, proxy, sprite } = value.value;
  const bytes = { clip: clip.bytes, proxy: proxy?.bytes ?? 0, sprite: sprite?.bytes ?? 0 };
  return { seconds, appeared, bytes, cpu: cpuSeconds, memory: peakMemory / 1_048_576 };
}

async function measure(prompt, style) {
  const plan = planOf(prompt, style);
  const encoding = await yardstick(plan);
  const drawn = await job(plan, 'job');
  const ratio = drawn.appeared.clip / encoding.seconds;
  console.log(
    `${style.padEnd(10)}${fixed(encoding.seconds)} s encode ${fixed(drawn.appeared.clip)} s to the clip ${fixed(ratio)} x`,
    `${fixed(encoding.cpu)} and ${fixed(drawn.cpu)} cpu s ${String(Math.round(drawn.memory)).padStart(5)} MB`,
    `${String(Math.round(drawn.bytes.clip / 1024)).padStart(6)} KB  ${prompt}`,
  );
  return { ratio, memory: drawn.memory };
}

/** What each thing beside a clip costs, as CPU seconds over those of encoding the same frames. */
async function measureBeside(plan) {
  const encoding = await yardstick(plan);
  const signer = openDevelopmentSigner(folder);
  const costOf = async (name, options, other = plan) => [name, await job(other, 'beside', options)];
  const bare = await job(plan, 'beside');
  const jobs = [
    await costOf('sprite', { extras: ['sprite'] }),
    await costOf('peaks', { extras: ['peaks'] }),
    await costOf('proxy', { extras: ['proxy'] }),
    await costOf('credentials', { signer }),
    await costOf('mark, with a master beside', {}, markedPlan(plan)),
  ];
  for (const [name, { cpu }] of jobs) console.log(`  ${name.padEnd(28)}${fixed((cpu - bare.cpu) / encoding.cpu)} x`);
  return measureAll(markedPlan(plan), encoding, signer);
}

const markedPlan = (plan) => ({ ...plan, watermark: true });

/** Everything a member's clip gets, in the order it appears. */
async function measureAll(plan, encoding, signer) {
  const { appeared, bytes, cpu, memory } = await job(plan, 'all', { extras: ['sprite', 'peaks', 'proxy'], signer });
  const order = Object.entries(appeared).map(([name, at]) => `${name} ${(at / encoding.seconds).toFixed(2)}`);
  console.log(
    `  all of it: ${fixed(cpu / encoding.cpu)} x in CPU seconds, ${Math.round(memory)} MB; after x encodings: ${order.join(', ')}`,
  );
  console.log(
    `  proxy: ${((100 * bytes.proxy) / bytes.clip).toFixed(1)} % of the clip's bytes, sprite ${Math.round(bytes.sprite / 1024)} KB`,
  );
  return { ratio: appeared.clip / encoding.seconds, memory };
}

async function sideBySide() {
  const plans = [planOf(PROMPTS[0], 'storybook'), planOf(PROMPTS[1], 'storybook')];
  const { value, seconds } = await timed(() => Promise.all(plans.map((plan, index) => job(plan, `pair-${index}`))));
  return seconds / (value.reduce((sum, { cpu }) => sum + cpu, 0) / 2);
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
console.log('beside a storybook clip, in CPU seconds of encoding the same frames:');
const beside = [];
for (const prompt of PROMPTS.slice(0, Math.min(3, Number(count))))
  beside.push(await measureBeside(planOf(prompt, 'storybook')));
tell('marked and signed clip against encoding, median', median(beside.map(({ ratio }) => ratio)), LIMITS.ratio);
tell('peak memory of all of it in MB', Math.max(...beside.map(({ memory }) => memory)), LIMITS.memory);
if (codec.name === 'node-av')
  tell('two at once, wall time against half their CPU seconds', await sideBySide(), LIMITS.sideBySide);
await rm(folder, { recursive: true });
