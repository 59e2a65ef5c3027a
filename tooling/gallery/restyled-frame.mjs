// One frame of a film beside itself in other looks: what stands for video to video.
import { createRestyle } from '../../packages/footage/src/index.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { createCanvas } from './canvas.mjs';
import { drawFrame } from './draw-frame.mjs';

const PROMPT = 'a red fox in a forest in autumn, falling leaves';
const FRAME = 40;

/** The frame redrawn in a look; as it is for null. */
function inLook(picture, look) {
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  if (look === null) return canvas;
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  createRestyle(look, { width: canvas.width, height: canvas.height, seed: 7 }).apply(pixels, FRAME / 24);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** A picture of a size, in as many strips as there are looks. */
export async function restyledFrame({ width, height, looks }) {
  const options = { shape: '16:9', resolution: '720p', seconds: 5, style: 'storybook', seed: 11 };
  const whole = await drawFrame(planScene(PROMPT, options), FRAME);
  const picture = createCanvas(width, height);
  const scale = Math.max(width / whole.width, height / whole.height);
  const [across, down] = [whole.width * scale, whole.height * scale];
  picture.getContext('2d').drawImage(whole, (width - across) / 2, (height - down) / 2, across, down);
  const result = createCanvas(width, height);
  const context = result.getContext('2d');
  const strip = Math.ceil(width / looks.length);
  for (const [index, look] of looks.entries()) {
    const x = index * strip;
    context.drawImage(inLook(picture, look), x, 0, strip, height, x, 0, strip, height);
  }
  return result;
}
