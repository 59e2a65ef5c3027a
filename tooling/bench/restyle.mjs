// How long redrawing a clip takes, against encoding the redrawn frames through the same codec.
//   node --conditions=@kinora/source tooling/bench/restyle.mjs [restyles] [seconds] [resolution]
// Whole jobs of every restyle: node ... restyle.mjs all 5. Without decoding and encoding: the column `frame`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createRestyle, RESTYLES } from '../../packages/footage/src/index.ts';
import { chooseCodec } from '../../packages/media-node/src/codec/choose-codec.ts';
import { renderClip, transformClip, UNCHANGED } from '../../packages/media-node/src/index.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { fixed, median, tell, timed } from './figures.mjs';

const LIMITS = { median: 4, worst: 8, memory: 700 };
const ORIGIN = { sourceType: 'algorithmicMedia', model: 'Local preview engine' };

const [wanted = 'all', seconds = '5', resolution = '720p'] = process.argv.slice(2);
const names = Object.keys(RESTYLES).filter((name) => wanted === 'all' || wanted.split(',').includes(name));
const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const choice = await chooseCodec(process.env.FFMPEG_PATH);
if (!choice.ok) throw new Error(choice.failure);
const codec = choice.value;

/** As `timed`, with the CPU seconds of this process. */
async function measured(work) {
  const cpu = process.cpuUsage();
  const result = await timed(work);
  const { user, system } = process.cpuUsage(cpu);
  return { ...result, cpu: (user + system) / 1_000_000 };
}

async function succeeded(work) {
  const result = await work;
  if (!result.ok) throw new Error(`${result.failure.kind}: ${result.failure.detail}`);
  return result.value;
}

/** A clip of our own with movement, rain and light. */
async function makeSource() {
  const options = { shape: '16:9', resolution, seconds: Number(seconds), style: 'storybook', seed: 3 };
  const plan = planScene('two foxes running through a snowy forest at dawn', options);
  const { clip } = await succeeded(
    renderClip({ ...plan, watermark: false }, { folder, name: 'source', ffmpegPath: process.env.FFMPEG_PATH }),
  );
  return {
    path: clip.path,
    width: plan.width,
    height: plan.height,
    fps: plan.fps,
    frames: plan.frames,
    origin: ORIGIN,
  };
}

/** The frames of the source, redrawn, in memory before the clock of the yardstick starts. */
async function redrawn(name, source) {
  const { width, height, fps } = source;
  const { apply } = createRestyle(name, { width, height, seed: 1 });
  const frames = [];
  let spent = 0;
  for await (const { pixels, seconds: time } of codec.readFrames(source.path, { width, height })) {
    const start = performance.now();
    apply({ width, height, data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength) }, time);
    spent += performance.now() - start;
    frames.push(pixels);
  }
  return { frames, milliseconds: spent / frames.length, fps };
}

async function encode(frames, { width, height, fps }) {
  const encoder = await codec.openEncoder({
    file: join(folder, 'yardstick.mp4'),
    width,
    height,
    fps,
    soundtrack: null,
  });
  for (const frame of frames) await encoder.writeFrame(frame);
  await encoder.finish();
}

async function measure(name, source) {
  const { frames, milliseconds } = await redrawn(name, source);
  const encoding = await measured(() => encode(frames, source));
  frames.length = 0;
  const plan = { ...UNCHANGED, sound: { kind: 'none' }, restyle: { name, strength: 1, letterBox: false } };
  const job = await timed(() =>
    succeeded(
      transformClip(plan, source, { folder, name: 'job', ffmpegPath: process.env.FFMPEG_PATH, watermark: false }),
    ),
  );
  const { clip, cpuSeconds, peakMemory } = job.value;
  const [ratio, cpuRatio] = [job.seconds / encoding.seconds, cpuSeconds / encoding.cpu];
  const memory = peakMemory / 1_048_576;
  console.log(
    `${name.padEnd(12)}${fixed(milliseconds)} ms a frame ${fixed(encoding.seconds)} s encode ${fixed(job.seconds)} s job`,
    `${fixed(ratio)} x ${fixed(encoding.cpu)} and ${fixed(cpuSeconds)} cpu s ${fixed(cpuRatio)} x`,
    `${String(Math.round(memory)).padStart(5)} MB ${String(Math.round(clip.bytes / 1024)).padStart(6)} KB`,
  );
  return { ratio, cpuRatio, memory };
}

const source = await makeSource();
console.log(
  `codec: ${codec.name}, ${names.length} restyles, ${source.frames} frames of ${source.width}x${source.height}`,
);
const results = [];
for (const name of names) results.push(await measure(name, source));
const ratios = results.map(({ ratio }) => ratio);
tell('restyle against encoding, median', median(ratios), LIMITS.median);
tell('restyle against encoding, worst', Math.max(...ratios), LIMITS.worst);
console.log(`the same in CPU seconds, median: ${median(results.map(({ cpuRatio }) => cpuRatio)).toFixed(2)}`);
tell('restyle peak memory in MB', Math.max(...results.map(({ memory }) => memory)), LIMITS.memory);
await rm(folder, { recursive: true });
