// Draws the loop beside the login form with our own engine; its first frame is the picture of render-login-picture.mjs.
// Run from the repository root: node --conditions=@kinora/source tooling/pictures/render-login-video.mjs
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { LOGIN_SCENE } from './login-scene.data.mjs';

/** A fifth more than the panel has: enough for what moves, and a small file. */
const WIDTH = 480;
const HEIGHT = 716;
const FRAMES = 144;
/** How far it goes in the scene before it comes back, in frames. */
const REACH = 66;

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const { createCanvas } = createRequire(join(packages, 'drawing/package.json'))('@napi-rs/canvas');
const { createScene, loadSceneParts } = await import(join(packages, 'scenes/src/index.ts'));
const { planScene } = await import(join(packages, 'reading/src/index.ts'));
const { chooseCodec } = await import(join(packages, 'media-node/src/codec/choose-codec.ts'));

const { prompt, options, frame: first } = LOGIN_SCENE;
const plan = { ...planScene(prompt, options), width: WIDTH, height: HEIGHT };
const environment = {
  canvas: (width, height) => createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))),
  picture: () => null,
};
const scene = createScene(plan, environment, await loadSceneParts(plan));
const codec = await chooseCodec(process.env.FFMPEG_PATH);
if (!codec.ok) throw new Error(codec.failure);

const canvas = createCanvas(WIDTH, HEIGHT);

/** Forth and back like a pendulum: it has no seam, and rests a moment on its first frame. */
const placeOf = (index) => first + (REACH / 2) * (1 - Math.cos((2 * Math.PI * index) / FRAMES));

const file = join(packages, 'auth/pictures/login.mp4');
const format = { file, width: WIDTH, height: HEIGHT, fps: plan.fps, soundtrack: null, purpose: 'proxy' };
const encoder = await codec.value.openEncoder(format);
for (let index = 0; index < FRAMES; index += 1) {
  scene.drawFrame(canvas.getContext('2d'), placeOf(index));
  await encoder.writeFrame(Buffer.from(canvas.data()));
}
const { bytes, seconds } = await encoder.finish();
console.log(`drew the login video, ${seconds} s, ${(bytes / 1000).toFixed(1)} kB`);
