import { mix, panel, polygon, rgba, shade, verticalGradient } from '@kinora/drawing';

import { fillFloor } from '../sets/floor.ts';
import { type HourLight } from '../sets/hour-light.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';

export interface Room {
  readonly light: HourLight;
  /** Where the wall meets the floor. */
  readonly foot: number;
  /** The way that the face looks which looks out. */
  readonly facing: 1 | -1;
  /** The table: the middle of its hem, half its width and its height. */
  readonly table: { readonly x: number; readonly y: number; readonly half: number; readonly high: number };
  /** Whoever peeps out from under it; people sit behind it. */
  readonly peeper: { readonly x: number; readonly size: number } | null;
}

/** Sliding doors of paper with light behind them. */
export function addDoors(stage: Stage, { light, foot }: Room): void {
  const { height, palette, unit, width } = stage;
  const wood = light.tone('#8a5f3f');
  const paper = mix(light.tone('#f4ead2'), '#ffe2aa', 0.35 * light.lamps);
  const top = height * 0.05;
  stage.strip({ parallax: 0.6, top: -height * 0.06, bottom: foot + 40 * unit, blur: 1, fixed: true }, (ctx, strip) => {
    const wall = light.tone('#cdb38a');
    panel(ctx, verticalGradient(ctx, [-height * 0.06, foot], [shade(wall, -0.1), wall]), [
      strip.left,
      strip.top,
      strip.width,
      foot - strip.top,
    ]);
    panel(ctx, wood, [strip.left, top - 20 * unit, strip.width, 22 * unit]);
    const wide = width * 0.235;
    repeat(6, (index) => {
      const x = width * 0.5 + (index - 3) * wide;
      const paint = verticalGradient(ctx, [top, foot], [shade(paper, -0.04), mix(paper, palette.glow, 0.25), paper]);
      panel(ctx, wood, [x, top, wide, foot - top]);
      panel(ctx, paint, [x + 10 * unit, top + 10 * unit, wide - 20 * unit, (foot - top) * 0.74]);
      panel(ctx, shade(wood, 0.06), [
        x + 14 * unit,
        top + (foot - top) * 0.8,
        wide - 28 * unit,
        (foot - top) * 0.17,
        3 * unit,
      ]);
      for (const share of [0.25, 0.5, 0.75])
        panel(ctx, wood, [x + wide * share - 2 * unit, top, 4 * unit, (foot - top) * 0.76]);
      for (const share of [0.16, 0.32, 0.48, 0.62]) panel(ctx, wood, [x, top + (foot - top) * share, wide, 4 * unit]);
    });
    panel(ctx, shade(wood, -0.06), [strip.left, foot - 10 * unit, strip.width, 14 * unit]);
  });
}

/** Mats of straw with dark borders, which part towards us. */
export function addMats(stage: Stage, { light, foot }: Room): void {
  const { height, palette, unit, width } = stage;
  const straw = light.tone('#c9c088');
  stage.strip({ parallax: 0.9, top: foot, fixed: true }, (ctx, strip) => {
    fillFloor(ctx, strip, {
      top: foot,
      vanishX: width / 2,
      vanishY: foot - height * 0.4,
      stops: [mix(straw, palette.mist, 0.2), straw, mix(straw, palette.ink, 0.3)],
    });
    const at = (across: number, down: number) => width * 0.5 + across * width * (0.46 + 0.9 * down);
    const yAt = (down: number) => foot + (height * 1.06 - foot) * down ** 1.25;
    const border = light.tone('#4d5a3c');
    for (const across of [-1.4, -0.7, 0, 0.7, 1.4]) {
      polygon(ctx, border, [
        at(across, 0) - 2 * unit,
        foot,
        at(across, 0) + 2 * unit,
        foot,
        at(across, 1) + 8 * unit,
        yAt(1),
        at(across, 1) - 8 * unit,
        yAt(1),
      ]);
    }
    for (const down of [0.34, 0.8]) panel(ctx, border, [strip.left, yAt(down), strip.width, (4 + 8 * down) * unit]);
    repeat(46, (index) => {
      const y = yAt(index / 46);
      panel(ctx, rgba(palette.ink, 0.05), [strip.left, y, strip.width, (1 + index * 0.06) * unit]);
    });
  });
}
