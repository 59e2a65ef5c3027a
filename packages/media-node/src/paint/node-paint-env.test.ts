import { createRequire } from 'node:module';

import { contextOf } from '@kinora/drawing';
import { FONT_FACES } from '@kinora/drawing/type';
import { PICTURES } from '@kinora/subjects';
import { THING_PICTURES } from '@kinora/subjects/things';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import { createNodePaintEnv } from './node-paint-env.ts';

it('makes canvases of whole pixels', async () => {
  const env = await createNodePaintEnv({ fonts: [], pictures: [] });
  const { width, height } = env.canvas(10.2, 0);
  expect([width, height]).toEqual([11, 1]);
});

it('has every font of the engine', async () => {
  const fonts = FONT_FACES.map(({ family }) => family);
  await createNodePaintEnv({ fonts, pictures: [] });
  expect(fonts.filter((family) => !GlobalFonts.has(family))).toEqual([]);
});

it('has every picture of the engine, decoded', async () => {
  const env = await createNodePaintEnv({ fonts: [], pictures: [...PICTURES] });
  const sizes = PICTURES.map((name) => env.picture(name)?.width);
  expect(PICTURES.length).toBeGreaterThan(20);
  expect(sizes.filter((width) => width !== 384)).toEqual([]);
});

it('has every picture of a thing, decoded', async () => {
  const env = await createNodePaintEnv({ fonts: [], pictures: [...THING_PICTURES] });
  const sizes = new Set(THING_PICTURES.map((name) => env.picture(name)?.width));
  expect(sizes).toEqual(new Set([224, 320]));
});

it('finds people and faces in pictures of a member, and looks for nobody in the engine’s own', async () => {
  const file = createRequire(import.meta.url).resolve('@kinora/footage/samples/woman.webp');
  const env = await createNodePaintEnv({ fonts: [], pictures: [], files: { own: file } });
  const canvas = createCanvas(256, 256);
  contextOf(canvas).drawImage(env.picture('own') ?? canvas, 0, 0, 256, 256);
  const shares = env.findPeople?.(contextOf(canvas).getImageData(0, 0, 256, 256), { width: 16, height: 16 });
  // In the middle, where she stands, and in a corner.
  expect([shares?.[8 * 16 + 8], shares?.[16]].map((share) => Math.round(share ?? 0.5))).toEqual([1, 0]);
  expect(env.findFaces?.(contextOf(canvas).getImageData(0, 0, 256, 256), [])).toHaveLength(1);
  const own = await createNodePaintEnv({ fonts: [], pictures: [] });
  expect([own.findFaces, own.findPeople]).toEqual([undefined, undefined]);
});

it('knows only the pictures it was asked for', async () => {
  const env = await createNodePaintEnv({ fonts: [], pictures: [] });
  expect(env.picture('fox')).toBeNull();
});
