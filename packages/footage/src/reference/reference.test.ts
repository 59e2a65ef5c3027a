import { contextOf, type Context2d, type Pixels } from '@kinora/drawing';
import { aPhoto, photoEnv, nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { createReferenceScene } from './create-reference-scene.ts';
import { readColours, STEPS } from './read-colours.ts';
import { createTakeColours } from './take-colours.ts';

const WIDTH = 64;
const HEIGHT = 36;
const fill = (ctx: Context2d, colours: readonly string[]) =>
  colours.forEach((colour, index) => {
    ctx.fillStyle = colour;
    ctx.fillRect((index * WIDTH) / colours.length, 0, WIDTH, HEIGHT);
  });
const environment = photoEnv({
  dusk: aPhoto([WIDTH, HEIGHT], (ctx) => fill(ctx, ['#101a40', '#c05020', '#f0c080'])),
  night: aPhoto([WIDTH, HEIGHT], (ctx) => fill(ctx, ['#020208', '#0a1024', '#101a40'])),
  nothing: aPhoto([WIDTH, HEIGHT], () => {}),
});

/** Grey from black to white. */
const ramp = {
  frames: 1,
  drawFrame: (ctx: Context2d) =>
    fill(
      ctx,
      Array.from({ length: 16 }, (_, step) => `rgb(${step * 17},${step * 17},${step * 17})`),
    ),
};

function frameWith(names: readonly string[]): Pixels {
  const ctx = contextOf(nodeCanvas(WIDTH, HEIGHT));
  createReferenceScene(ramp, { names, width: WIDTH, height: HEIGHT }, environment).drawFrame(ctx, 0);
  return ctx.getImageData(0, 0, WIDTH, HEIGHT);
}

const at = ({ data }: Pixels, x: number) => [data[x * 4] ?? 0, data[x * 4 + 1] ?? 0, data[x * 4 + 2] ?? 0] as const;
const sum = (colour: readonly number[]) => colour.reduce((total, level) => total + level, 0);

it('gives dark and bright the colours that are dark and bright in the picture', () => {
  const frame = frameWith(['dusk']);
  const [dark, middle] = [at(frame, 14), at(frame, 38)];
  expect(dark[2]).toBeGreaterThan(dark[0]);
  expect(middle[0]).toBeGreaterThan(middle[2] + 40);
});

it('keeps the order of light, and takes on how light the picture is', () => {
  const [dusk, night] = [frameWith(['dusk']), frameWith(['night'])];
  const steps = Array.from({ length: 16 }, (_, step) => sum(at(dusk, step * 4)));
  expect(steps.every((light, index) => index === 0 || light >= (steps[index - 1] ?? 0) - 6)).toBe(true);
  expect(sum(at(night, 60))).toBeLessThan(sum(at(dusk, 60)) - 60);
});

it('leaves a part of what is coloured in the scene', () => {
  const night = { width: 2, height: 1, data: Uint8ClampedArray.of(2, 2, 8, 255, 16, 26, 64, 255) };
  const colours = readColours([night]);
  const pixels = { width: 2, height: 1, data: Uint8ClampedArray.of(220, 40, 40, 255, 60, 60, 60, 255) };
  if (colours) createTakeColours(colours)(pixels);
  const [red, grey] = [at(pixels, 0), at(pixels, 1)];
  expect(red[0] - red[2]).toBeGreaterThan(grey[0] - grey[2] + 40);
});

it('is the scene itself where nothing can be seen', () => {
  expect(frameWith(['nothing'])).toEqual(frameWith([]));
  expect(createReferenceScene(ramp, { names: ['nobody'], width: 1, height: 1 }, environment)).toBe(ramp);
});

it('counts pictures the same, however large', () => {
  const small = { width: 1, height: 1, data: Uint8ClampedArray.of(255, 255, 255, 255) };
  const large = { width: 100, height: 100, data: new Uint8ClampedArray(40_000).fill(255, 0, 40_000) };
  expect(readColours([small, large])?.lightness).toHaveLength(STEPS);
  expect(readColours([])).toBeNull();
});
