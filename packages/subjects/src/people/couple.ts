import { pick, type Context2d } from '@kinora/drawing';

import type { Activity, Rig, RigOptions } from '../rig/rig.ts';
import { characterOf } from './character.ts';
import { CHILDREN } from './children.data.ts';
import { COUPLES } from './couple.data.ts';
import { drawFigure } from './figure.ts';
import { PACES } from './paces.data.ts';

/** They go and sit side by side, and do everything else face to face. */
const SIDE_BY_SIDE: readonly Activity[] = ['walk', 'run', 'sit', 'read', 'sing', 'play', 'jump'];
const CLOSE: readonly Activity[] = ['hug', 'idle'];
const SMALL = 0.84;
/** Half the distance between two who do something together. */
const APART = { near: 0.17, usual: 0.3 };
/** How large the children beside them are, and how far from the middle. */
const CHILD = { size: 0.56, near: 0.4, usual: 0.62 };

interface HalfOptions extends RigOptions {
  readonly x: number;
  readonly facing: 1 | -1;
  /** Variant of what it does, so that both do the same. */
  readonly way?: number;
  readonly size?: number;
}

function drawHalf(ctx: Context2d, phase: number, options: HalfOptions): void {
  const { activity = 'idle', variant = 0, way = variant, x, facing, size = SMALL } = options;
  ctx.save();
  ctx.translate(x, 0);
  ctx.scale(facing * size, size);
  drawFigure(ctx, characterOf(options), { activity, variant: way, phase });
  ctx.restore();
}

/** The children of a family, on both sides of their parents. */
function drawChildren(ctx: Context2d, phase: number, { kind = '', variant = 0, activity = 'idle' }: RigOptions): void {
  const children = CHILDREN[kind];
  if (!children) return;
  const [first, second] = pick(children, variant);
  const beside = SIDE_BY_SIDE.includes(activity);
  const away = CLOSE.includes(activity) ? CHILD.near : CHILD.usual;
  const child = { activity, size: CHILD.size, way: variant };
  drawHalf(ctx, phase + 0.3, { ...second, ...child, variant: variant + 4, x: away, facing: beside ? 1 : -1 });
  drawHalf(ctx, phase + 0.65, { ...first, ...child, variant: variant + 2, x: -away, facing: 1 });
}

/** Two who belong together, and the children of a family: `kind` says which two, and both do the same. */
export const couple: Rig = {
  box: [-1, -1.34, 1, 0.2],
  stance: [-0.5, -1, 0.5],
  paces: PACES,
  frames: 16,
  draw(ctx, phase, options) {
    const { variant = 0, activity = 'idle', kind = 'couple', tint, feeling, isTurned } = options;
    const [left, right] = pick(COUPLES[kind] ?? COUPLES['couple'] ?? [], variant);
    const apart = CLOSE.includes(activity) ? APART.near : APART.usual;
    const doing = activity === 'idle' ? 'hug' : activity;
    const beside = SIDE_BY_SIDE.includes(activity);
    const shift = beside ? 0.5 : 0;
    const both = { feeling, isTurned, activity: doing };
    drawHalf(ctx, phase + shift, { ...right, ...both, tint, variant, x: apart, facing: beside ? 1 : -1 });
    drawHalf(ctx, phase, { ...left, ...both, variant: variant + 1, way: variant, x: -apart, facing: 1 });
    drawChildren(ctx, phase, { ...options, activity: doing });
  },
};
