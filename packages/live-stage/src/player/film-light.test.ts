import { afterEach, expect, it, vi } from 'vitest';

import { lightOfFilm } from './film-light.ts';
import type { PainterCanvas } from './painter-parts.ts';

afterEach(() => vi.unstubAllGlobals());

it('draws the film on a small canvas of its own, and nothing where there is none to draw on', () => {
  const drawn: unknown[] = [];
  let canDraw = true;
  class Canvas {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext() {
      const { width, height } = this;
      const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) };
      const context = {
        clearRect() {},
        putImageData() {},
        drawImage: (film: unknown) => drawn.push(film),
        getImageData: () => pixels,
      };
      return canDraw ? context : null;
    }
    transferToImageBitmap() {
      return { width: this.width, height: this.height };
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  const film = { width: 640, height: 360 } as unknown as PainterCanvas;
  expect(lightOfFilm(film, { width: 72, height: 41 })).toMatchObject({ width: 72, height: 41 });
  canDraw = false;
  lightOfFilm(film, { width: 72, height: 41 });
  expect(drawn).toEqual([film]);
});
