import { line, mix, panel, shade, type Context2d } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const WOOD = '#b07a48';

type Post = readonly [x: number, top: number, foot: number, width: number];

function drawPosts(ctx: Context2d, colour: string, posts: readonly Post[]): void {
  for (const [x, top, foot, width] of posts) {
    panel(ctx, volume(ctx, colour, [top, foot]), [x - width / 2, top, width, foot - top, 0.02]);
  }
}

/** A plain table with room under its board. */
export const table: Rig = {
  box: [-1.16, -1.02, 1.16, 0.04],
  frames: 1,
  surface: [-1.05, -1, 1.05],
  shelter: 0.84,
  draw(ctx, _phase, { tint: colour = WOOD }) {
    const dark = shade(colour, -0.14);
    drawPosts(ctx, dark, [
      [-0.78, -0.86, -0.06, 0.1],
      [0.78, -0.86, -0.06, 0.1],
    ]);
    panel(ctx, shade(colour, -0.08), [-1, -0.9, 2, 0.12]);
    drawPosts(ctx, colour, [
      [-0.98, -0.88, 0.02, 0.14],
      [0.98, -0.88, 0.02, 0.14],
    ]);
    panel(ctx, volume(ctx, mix(colour, '#ffffff', 0.12), [-1.02, -0.86]), [-1.16, -1.02, 2.32, 0.15, 0.04]);
    line(ctx, { colour: mix(colour, '#ffffff', 0.45), width: 0.018 }, [-1.1, -1, 1.1, -1]);
  },
};

/** A small chest with two drawers that stands beside a bed. */
export const nightstand: Rig = {
  box: [-0.8, -1.06, 0.8, 0.04],
  frames: 1,
  surface: [-0.68, -1.04, 0.68],
  headroom: 1.1,
  draw(ctx, _phase, { tint: colour = WOOD }) {
    drawPosts(ctx, shade(colour, -0.2), [
      [-0.58, -0.12, 0.03, 0.12],
      [0.58, -0.12, 0.03, 0.12],
    ]);
    panel(ctx, volume(ctx, colour, [-1, -0.1]), [-0.7, -1, 1.4, 0.9, 0.03]);
    for (const top of [-0.9, -0.5]) {
      panel(ctx, shade(colour, -0.16), [-0.6, top, 1.2, 0.34, 0.03]);
      panel(ctx, mix(colour, '#ffffff', 0.1), [-0.57, top + 0.03, 1.14, 0.28, 0.03]);
      panel(ctx, '#d9b45c', [-0.12, top + 0.13, 0.24, 0.06, 0.03]);
    }
    panel(ctx, mix(colour, '#ffffff', 0.16), [-0.8, -1.06, 1.6, 0.12, 0.04]);
  },
};

/** A bench in a park, with a back. */
export const bench: Rig = {
  box: [-1.2, -1.02, 1.2, 0.04],
  frames: 1,
  surface: [-1.05, -0.5, 1.05],
  shelter: 0.4,
  draw(ctx, _phase, { tint: colour = WOOD }) {
    const iron = '#3f4650';
    drawPosts(ctx, iron, [
      [-0.92, -1, 0.02, 0.08],
      [0.92, -1, 0.02, 0.08],
    ]);
    for (const top of [-0.98, -0.82, -0.66]) {
      panel(ctx, volume(ctx, colour, [top, top + 0.12]), [-1.15, top, 2.3, 0.12, 0.03]);
    }
    panel(ctx, volume(ctx, mix(colour, '#ffffff', 0.14), [-0.52, -0.38]), [-1.18, -0.52, 2.36, 0.14, 0.03]);
    drawPosts(ctx, shade(iron, -0.06), [
      [-1.02, -0.4, 0.03, 0.1],
      [1.02, -0.4, 0.03, 0.1],
    ]);
  },
};

const BOOKS = ['#b5493f', '#3f6f8f', '#d3a23c', '#5f7d4a', '#8a5a8c'];

/** A low shelf with books in it; what is on it stands on its upper board. */
export const shelf: Rig = {
  box: [-0.95, -1.32, 0.95, 0.04],
  frames: 1,
  surface: [-0.85, -1.3, 0.85],
  draw(ctx, _phase, { tint: colour = WOOD }) {
    panel(ctx, shade(colour, -0.2), [-0.88, -1.24, 1.76, 1.24]);
    for (const foot of [-0.72, -0.1]) {
      BOOKS.forEach((cover, index) => {
        const height = 0.32 + ((index * 3) % 4) * 0.04;
        panel(ctx, volume(ctx, cover, [foot - height, foot]), [-0.72 + index * 0.2, foot - height, 0.17, height, 0.02]);
      });
      panel(ctx, shade(colour, 0.02), [-0.88, foot, 1.76, 0.1]);
    }
    drawPosts(ctx, colour, [
      [-0.89, -1.26, 0.02, 0.12],
      [0.89, -1.26, 0.02, 0.12],
    ]);
    panel(ctx, volume(ctx, mix(colour, '#ffffff', 0.14), [-1.32, -1.2]), [-0.95, -1.32, 1.9, 0.12, 0.03]);
  },
};

/** A wall of bricks, as high as somebody's chest. */
export const wall: Rig = {
  box: [-1.3, -1.02, 1.3, 0.03],
  frames: 1,
  surface: [-1.2, -1, 1.2],
  draw(ctx, _phase, { tint: colour = '#a9604c' }) {
    panel(ctx, shade(mix(colour, '#d8cbb8', 0.6), -0.1), [-1.24, -0.92, 2.48, 0.94]);
    for (let row = 0; row < 6; row++) {
      const top = -0.9 + row * 0.153;
      const shift = row % 2 === 0 ? 0 : -0.19;
      for (let brick = 0; brick < 8; brick++) {
        const left = Math.max(-1.22, -1.22 + shift + brick * 0.38);
        const right = Math.min(1.22, -1.22 + shift + brick * 0.38 + 0.35);
        const own = shade(colour, (((row * 7 + brick * 5) % 5) - 2) * 0.02);
        if (right > left) panel(ctx, own, [left, top, right - left, 0.128, 0.02]);
      }
    }
    panel(ctx, volume(ctx, '#cdbfae', [-1.02, -0.9]), [-1.3, -1.02, 2.6, 0.12, 0.02]);
  },
};
