// Draws what stands for the film on the home page's stage until that is there: the very frame with which it begins.
// Run from the repository root: node --conditions=@kinora/source tooling/gallery/draw-posters.mjs
import { writeFile } from 'node:fs/promises';

import { EXAMPLE_AREAS, EXAMPLE_OPTIONS, EXAMPLE_PROMPT } from '../../packages/creating/src/draft/example.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createCanvas } from './canvas.mjs';
import { drawFrame } from './draw-frame.mjs';

/** The frame with which a scene begins on the stage, as `stillFrameOf` of live-stage has it. */
const STILL = 24;
const WIDTHS = [1200, 640];
const QUALITY = 62;
/** By the side on which the words stand. */
const NAMES = { left: 'poster', right: 'poster-rtl' };

function scaled(frame, width) {
  const small = createCanvas(width, Math.round((frame.height / frame.width) * width));
  small.getContext('2d').drawImage(frame, 0, 0, small.width, small.height);
  return small;
}

const folder = new URL('../../packages/live-stage/pictures/', import.meta.url);
for (const [side, name] of Object.entries(NAMES)) {
  const options = { ...EXAMPLE_OPTIONS, safeArea: EXAMPLE_AREAS[side] };
  const frame = await drawFrame(planScene(EXAMPLE_PROMPT, options), STILL);
  for (const width of WIDTHS) {
    const bytes = scaled(frame, width).toBuffer('image/webp', QUALITY);
    await writeFile(new URL(`${name}-${width}.webp`, folder), bytes);
    console.log(`${name}-${width}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
