// The canvas that the engine's packages install; this folder has no packages of its own.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../packages/drawing/package.json', import.meta.url));

export const { createCanvas, loadImage } = require('@napi-rs/canvas');
