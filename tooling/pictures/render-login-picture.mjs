// Draws the picture beside the login form with our own engine.
// Run from the repository root: node --conditions=@kinora/source tooling/pictures/render-login-picture.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { LOGIN_SCENE } from './login-scene.data.mjs';

/** Twice the panel's 400 x 596. */
const WIDTH = 800;
const HEIGHT = 1192;
const QUALITY = 74;

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const { createCanvas } = createRequire(join(packages, 'drawing/package.json'))('@napi-rs/canvas');
const { createScene, loadSceneParts } = await import(join(packages, 'scenes/src/index.ts'));
const { planScene } = await import(join(packages, 'reading/src/index.ts'));

const { prompt, options, frame } = LOGIN_SCENE;
const plan = { ...planScene(prompt, options), width: WIDTH, height: HEIGHT };
const environment = {
  canvas: (width, height) => createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))),
  picture: () => null,
};
const canvas = createCanvas(WIDTH, HEIGHT);
createScene(plan, environment, await loadSceneParts(plan)).drawFrame(canvas.getContext('2d'), frame);
const file = canvas.toBuffer('image/webp', QUALITY);
writeFileSync(join(packages, 'auth/pictures/login.webp'), file);
console.log(`drew the login picture, ${(file.length / 1000).toFixed(1)} kB`);
