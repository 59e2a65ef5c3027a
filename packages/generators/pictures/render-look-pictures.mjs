// Draws one frame in each look that a video can be redrawn in, for the cards of the form:
// node --conditions=@kinora/source packages/generators/pictures/render-look-pictures.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createRestyle, RESTYLES } from '@kinora/footage';
import { planScene } from '@kinora/reading';
import { createScene, loadSceneParts } from '@kinora/scenes';
import { createCanvas } from '@napi-rs/canvas';

const SIDE = 160;
const QUALITY = 78;
const FRAME = 40;
const PROMPT = 'a red fox in a forest in autumn, falling leaves';
const folder = join(import.meta.dirname, 'looks');
const environment = {
  canvas: (width, height) => createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))),
  picture: () => null,
};
const options = { shape: '1:1', resolution: '360p', seconds: 3, style: 'storybook', seed: 11, watermark: false };
const plan = planScene(PROMPT, options);
const scene = createScene(plan, environment, await loadSceneParts(plan));
mkdirSync(folder, { recursive: true });

for (const look of ['keep', ...Object.keys(RESTYLES)]) {
  const full = createCanvas(plan.width, plan.height);
  const context = full.getContext('2d');
  scene.drawFrame(context, FRAME);
  if (look !== 'keep') {
    const pixels = context.getImageData(0, 0, plan.width, plan.height);
    createRestyle(look, { width: plan.width, height: plan.height, seed: 7 }).apply(pixels, FRAME / 24);
    context.putImageData(pixels, 0, 0);
  }
  const small = createCanvas(SIDE, SIDE);
  small.getContext('2d').drawImage(full, 0, 0, SIDE, SIDE);
  writeFileSync(join(folder, `${look}.webp`), small.toBuffer('image/webp', QUALITY));
}
