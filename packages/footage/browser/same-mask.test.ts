import type { Picture } from '@kinora/drawing';
import { describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';

import { createFaceFinder } from '../src/faces/create-face-finder.ts';
import { createPeopleFinder } from '../src/people/create-people-finder.ts';
import { loadBrowserPaintEnv } from './browser-paint-env.ts';
import { facesOfPhotograph, maskPhotograph, playPhotograph } from './draw-photograph.ts';
import { bytesOf, peakSignalToNoise } from './likeness.ts';

/** In decibels. */
const ALIKE = 40;
const PHOTOGRAPHS = ['admiral', 'astronaut', 'photographer', 'cat', 'coffee', 'rocket'] as const;

const darkroom = {
  environment: await loadBrowserPaintEnv({ fonts: [], pictures: [] }),
  findPeople: createPeopleFinder(new Uint8Array(bytesOf(await commands.readWeights('people')))),
  findFaces: createFaceFinder(new Uint8Array(bytesOf(await commands.readWeights('faces')))),
};

async function load(name: (typeof PHOTOGRAPHS)[number]): Promise<Picture> {
  return createImageBitmap(new Blob([bytesOf(await commands.readPhotograph(name))]));
}

describe('the browser sees who Node sees', () => {
  it.each(PHOTOGRAPHS)('in the photograph %s, byte for byte', async (name) => {
    const mask = maskPhotograph(darkroom, await load(name));
    expect(new Uint8Array(bytesOf(await commands.maskInNode(name)))).toEqual(mask);
  });

  it.each(PHOTOGRAPHS)('and the same faces in the photograph %s, to the last bit', async (name) => {
    expect(await commands.facesInNode(name)).toBe(facesOfPhotograph(darkroom, await load(name)));
  });

  it.each(PHOTOGRAPHS)('in an effect on the photograph %s', async (name) => {
    const here = playPhotograph(darkroom, await load(name));
    const there = bytesOf(await commands.playPhotographInNode(name));
    expect(peakSignalToNoise(here.data, there)).toBeGreaterThan(ALIKE);
  });
});
