// How long an export of a 720p timeline takes until it can be played, against encoding the same raw frames through the
// same codec, and how much more memory ten minutes take than one. Seconds of the processor are told beside those of the
// clock: a busy machine disturbs them less. Run it with
//   node --conditions=@kinora/source tooling/bench/export-timeline.mjs [seconds] [minutes of the long one]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createCanvas } from '../../packages/media-node/node_modules/@napi-rs/canvas/index.js';
import { chooseCodec } from '../../packages/media-node/src/codec/choose-codec.ts';
import { exportTimeline } from '../../packages/media-node/src/index.ts';
import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';
import { aSigner } from '../../packages/media-node/src/testing/a-job.ts';
import { aFilm, aTone, aTrack, aVideoClip } from '../../packages/media-node/src/testing/timeline-films.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createScene, loadSceneParts } from '../../packages/scenes/src/index.ts';
import { fixed, median, tell, timed } from './figures.mjs';

const LIMITS = { ratio: 1.5, memory: 1.2 };
const SECOND = 240_000;
const FPS = 24;
const RATE = { num: FPS, den: 1 };
const ROUNDS = 3;

const [seconds = 10, minutes = 10] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const choice = await chooseCodec(process.env.FFMPEG_PATH);
if (!choice.ok) throw new Error(choice.failure);
const codec = choice.value;

/** Two seconds of a scene as a medium. */
async function makeMedium(name, prompt, resolution) {
  const plan = { ...planScene(prompt, { resolution, shape: '16:9', seconds: 3, seed: 5, style: 'paper' }), fps: FPS };
  const { height, width } = plan;
  const scene = createScene(plan, await createNodePaintEnv(plan), await loadSceneParts(plan));
  const canvas = createCanvas(width, height);
  const file = join(folder, `${name}.mp4`);
  const encoder = await codec.openEncoder({ file, width, height, fps: FPS, soundtrack: aTone(2, 20) });
  for (let index = 0; index < 2 * FPS; index += 1) {
    scene.drawFrame(canvas.getContext('2d'), index);
    await encoder.writeFrame(canvas.data());
  }
  await encoder.finish();
  return {
    file,
    width,
    height,
    facts: { kind: 'video', duration: 2 * SECOND, width, height, rate: RATE, hasSound: true },
  };
}

/** Two media by turns, cut every second. */
function cutFilm(media, length) {
  const names = Object.keys(media);
  const clips = Array.from({ length }, (_, index) => {
    const [mediaId, sourceIn] = [names[index % names.length], (index % 2) * SECOND];
    return aVideoClip({ id: `clip-${index}`, mediaId, start: index * SECOND, duration: SECOND, sourceIn });
  });
  const facts = Object.fromEntries(Object.entries(media).map(([id, one]) => [id, one.facts]));
  const film = aFilm([aTrack('video', clips)], { rate: RATE, media: facts, range: { start: 0, end: length * SECOND } });
  const { height, width } = media[names[0]];
  return { ...film, width, height };
}

const sourcesOf = (media) => Object.fromEntries(Object.entries(media).map(([id, { file }]) => [id, file]));

/** Exports, and says when the clip was whole. */
async function exported(media, length, signer) {
  const start = performance.now();
  let playable = Number.NaN;
  const onFile = (rendition) => {
    if (rendition === 'clip') playable = (performance.now() - start) / 1000;
  };
  const options = { folder, name: 'export', sources: sourcesOf(media), onFile, signer, timeoutMs: 3_600_000 };
  const result = await exportTimeline(cutFilm(media, length), options);
  if (!result.ok) throw new Error(result.failure.detail);
  return { playable, ...result.value };
}

/** Encodes frames that are in memory already, again and again, as often as the export has frames. */
async function encoded(frames, size, length) {
  const encoder = await codec.openEncoder({
    file: join(folder, 'yardstick.mp4'),
    ...size,
    fps: FPS,
    soundtrack: aTone(length, 20),
    purpose: 'export',
  });
  for (let index = 0; index < length * FPS; index += 1) await encoder.writeFrame(frames[index % frames.length]);
  return encoder.finish();
}

async function framesOf({ file, height, width }) {
  const frames = [];
  for await (const { pixels } of codec.readFrames(file, { width, height })) frames.push(Buffer.from(pixels));
  return frames;
}

async function timeRatio() {
  const media = {
    'creation:lake': await makeMedium('lake', 'a paper boat on a storm at night', '720p'),
    'creation:wood': await makeMedium('wood', 'a fox in a meadow', '720p'),
  };
  const lake = media['creation:lake'];
  // In the order of the cuts, so that the encoder has the same to do.
  const [one, two] = [await framesOf(lake), await framesOf(media['creation:wood'])];
  const frames = [...one.slice(0, FPS), ...two.slice(FPS)];
  const [ratios, cpuRatios] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const yardstick = await timed(() => encoded(frames, { width: lake.width, height: lake.height }, seconds));
    const { system, user } = process.cpuUsage(before);
    const encodingCpu = (system + user) / 1_000_000;
    const { cpuSeconds, playable } = await exported(media, seconds, aSigner());
    ratios.push(playable / yardstick.seconds);
    cpuRatios.push(cpuSeconds / encodingCpu);
    console.log(
      `encoding ${fixed(yardstick.seconds)} s (cpu ${fixed(encodingCpu)}), ` +
        `export ${fixed(playable)} s (cpu ${fixed(cpuSeconds)})`,
    );
  }
  console.log(`seconds of the processor, starting and signing too: ${median(cpuRatios).toFixed(2)}`);
  tell('export against encoding the same frames', median(ratios), LIMITS.ratio);
}

const megabytes = (bytes) => `${(bytes / 1_048_576).toFixed(0)} MB`;

async function memoryRatio() {
  const media = { 'creation:small': await makeMedium('small', 'a fox in a meadow', '360p') };
  const short = await exported(media, 60, aSigner());
  const long = await exported(media, minutes * 60, aSigner());
  console.log(`one minute ${megabytes(short.peakMemory)}, ${minutes} minutes ${megabytes(long.peakMemory)}`);
  tell(`memory of ${minutes} minutes against one`, long.peakMemory / short.peakMemory, LIMITS.memory);
}

try {
  await timeRatio();
  await memoryRatio();
} finally {
  await rm(folder, { recursive: true, force: true });
}
