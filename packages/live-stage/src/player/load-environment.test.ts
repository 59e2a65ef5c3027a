import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadEnvironment } from './load-environment.ts';

/** A worker's global scope, as far as the engine needs it: what it was asked to load, and what fails. */
function standIn(failing: (url: string) => boolean) {
  const asked: string[] = [];
  const added: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return failing(url) ? Promise.reject(new Error('offline')) : Promise.resolve(new Response('a picture'));
  });
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 384, height: 384 }));
  vi.stubGlobal('fonts', { add: ({ family }: { family: string }) => added.push(family) });
  vi.stubGlobal(
    'FontFace',
    class {
      readonly family: string;
      constructor(family: string) {
        this.family = family;
      }
      load() {
        return Promise.resolve(this);
      }
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly width: number;
      readonly height: number;
      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
      }
    },
  );
  return { asked, added };
}

let world: ReturnType<typeof standIn>;
beforeEach(() => {
  world = standIn((url) => url.includes('pizza'));
});
afterEach(() => vi.unstubAllGlobals());

describe('the environment of the preview', () => {
  it('has the fonts and pictures of a plan, each loaded once', async () => {
    const plan = { fonts: ['Kinora Fraunces'], pictures: ['sloth', 'koala'] };
    const environment = await loadEnvironment(plan);
    expect([environment.picture('sloth'), environment.picture('koala')]).toEqual([
      { width: 384, height: 384 },
      { width: 384, height: 384 },
    ]);
    await loadEnvironment(plan);
    expect([world.asked.length, world.added]).toEqual([2, ['Kinora Fraunces']]);
  });

  it('goes on without what cannot be loaded, and tries it again for the next scene', async () => {
    expect((await loadEnvironment({ fonts: [], pictures: ['pizza'] })).picture('pizza')).toBeNull();
    world = standIn(() => false);
    expect((await loadEnvironment({ fonts: [], pictures: ['pizza'] })).picture('pizza')).not.toBeNull();
  });

  it('knows nothing of fonts and pictures the engine does not have', async () => {
    const environment = await loadEnvironment({ fonts: ['Comic'], pictures: ['unicorn'] });
    expect([environment.picture('unicorn'), world.asked, world.added]).toEqual([null, [], []]);
  });

  it('makes canvases of whole pixels, never of none', async () => {
    const environment = await loadEnvironment({ fonts: [], pictures: [] });
    expect(environment.canvas(0, 10.2)).toMatchObject({ width: 1, height: 11 });
  });
});
