// Draws one scene in each of the engine's styles for the style cards:
// node --conditions=@kinora/source packages/generators/pictures/render-style-pictures.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { planScene } from '@kinora/reading';
import { createScene, loadSceneParts, STYLES } from '@kinora/scenes';
import { createCanvas } from '@napi-rs/canvas';

const SIDE = 192;
const PROMPT = 'a red fox in a snowy forest at dusk';
const environment = {
  canvas: (width, height) => createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))),
  picture: () => null,
};

for (const style of STYLES) {
  const plan = planScene(PROMPT, { shape: '1:1', resolution: '360p', seconds: 3, style, seed: 7 });
  const full = createCanvas(plan.width, plan.height);
  createScene(plan, environment, await loadSceneParts(plan)).drawFrame(full.getContext('2d'), 24);
  const small = createCanvas(SIDE, SIDE);
  small.getContext('2d').drawImage(full, 0, 0, SIDE, SIDE);
  writeFileSync(join(import.meta.dirname, `${style}.webp`), small.toBuffer('image/webp', 82));
}
