import { blob, disc, mix, moved, placed, polygon, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { openEye, turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { LONG_DRAGON } from './long-dragon.data.ts';

/** A place along the body: its middle, the way up from it, and how thick it is there. */
interface Joint {
  readonly x: number;
  readonly y: number;
  readonly upX: number;
  readonly upY: number;
  readonly half: number;
}

const JOINTS = 44;
const LENGTH = 1.86;
const NECK = 0.56;

const heightAt = (share: number, phase: number) =>
  Math.sin(share * 8.2 + 0.5 - phase * TAU) * (0.06 + 0.2 * Math.min(1, share * 2.4)) * (1 - share * 0.25);

/** The body from the neck to the tip of the tail, waving from front to back. */
function bodyAt(phase: number): Joint[] {
  const at = (share: number) => [NECK - LENGTH * share, heightAt(share, phase)] as const;
  return Array.from({ length: JOINTS + 1 }, (_, index): Joint => {
    const share = index / JOINTS;
    const [[x, y], [nextX, nextY]] = [at(share), at(share + 0.01)];
    const length = Math.hypot(nextX - x, nextY - y);
    const half = 0.02 + 0.115 * (1 - share) ** 0.65 * (0.78 + 0.22 * Math.sin(share * Math.PI));
    return { x, y, upX: (y - nextY) / length, upY: (nextX - x) / length, half };
  });
}

/** A line beside the body: 1 along its back, -1 along its belly. */
const beside = (joints: readonly Joint[], side: number): number[] =>
  joints.flatMap(({ x, y, upX, upY, half }) => [x + upX * half * side, y + upY * half * side]);

function reversed(points: readonly number[]): number[] {
  return Array.from({ length: points.length / 2 }, (_, index) => {
    const at = points.length - 2 - index * 2;
    return [points[at] ?? 0, points[at + 1] ?? 0];
  }).flat();
}

const band = (joints: readonly Joint[], from: number, to: number) => [
  ...beside(joints, from),
  ...reversed(beside(joints, to)),
];

/** Flames of mane along the back and at the end of the tail. */
function drawMane(ctx: Context2d, joints: readonly Joint[], colour: string): void {
  for (let index = 1; index < joints.length - 2; index += 2) {
    const [one, next] = [joints[index], joints[index + 2]];
    if (!one || !next) continue;
    const rise = one.half * 0.7 + 0.03;
    polygon(ctx, colour, [
      one.x + one.upX * one.half * 0.9,
      one.y + one.upY * one.half * 0.9,
      one.x + one.upX * (one.half + rise) - 0.06,
      one.y + one.upY * (one.half + rise),
      next.x + next.upX * next.half * 0.9,
      next.y + next.upY * next.half * 0.9,
    ]);
  }
  const tail = joints.at(-1);
  if (tail) blob(ctx, colour, placed(LONG_DRAGON.tail, tail));
}

function drawScales(ctx: Context2d, joints: readonly Joint[], colour: string): void {
  ctx.strokeStyle = shade(colour, -0.1);
  ctx.lineWidth = 0.011;
  joints.slice(1, -6).forEach(({ x, y, upX, upY, half }, index) => {
    const side = index % 2 === 0 ? 0.45 : 0.02;
    ctx.beginPath();
    ctx.arc(x + upX * half * side, y + upY * half * side, half * 0.34, -1.2, 1.4);
    ctx.stroke();
  });
}

/** A short leg with three claws, stepping through the air. */
function drawLeg(
  ctx: Context2d,
  { x, y, upX, upY, half }: Joint,
  { colour, swing }: { colour: string; swing: number },
) {
  turned(ctx, { x: x - upX * half * 0.5, y: y - upY * half * 0.5, angle: swing }, () => {
    blob(ctx, colour, LONG_DRAGON.leg);
    for (const claw of LONG_DRAGON.claws) stroke(ctx, { colour: '#f6ead0', width: 0.022 }, claw);
  });
}

function drawHead(ctx: Context2d, phase: number, { colour, mane }: { colour: string; mane: string }): void {
  const sway = Math.sin(phase * TAU) * 0.04;
  stroke(ctx, { colour: '#e9d3a2', width: 0.034 }, LONG_DRAGON.farHorn);
  blob(ctx, mane, LONG_DRAGON.ruff);
  blob(ctx, shade(colour, -0.07), LONG_DRAGON.jaw);
  blob(ctx, volume(ctx, colour, [-0.24, 0.12]), LONG_DRAGON.head);
  polygon(ctx, '#fdf6e4', LONG_DRAGON.teeth);
  disc(ctx, mix(colour, '#ffffff', 0.3), [0.92, -0.1, 0.055, 0.045]);
  disc(ctx, shade(colour, -0.2), [0.945, -0.105, 0.014, 0.012]);
  openEye(ctx, [0.7, -0.13, 0.045], () => {
    disc(ctx, '#fff6dc', [0.7, -0.13, 0.05, 0.045]);
    disc(ctx, '#241a1c', [0.715, -0.13, 0.025, 0.03]);
  });
  stroke(ctx, { colour: mane, width: 0.036 }, LONG_DRAGON.brow);
  stroke(ctx, { colour: '#f3dfae', width: 0.04 }, LONG_DRAGON.horn);
  stroke(ctx, { colour: '#f3dfae', width: 0.028 }, LONG_DRAGON.tine);
  for (const whisker of [LONG_DRAGON.whisker, LONG_DRAGON.farWhisker]) {
    stroke(ctx, { colour: mix(mane, '#ffffff', 0.3), width: 0.018 }, moved(whisker, LONG_DRAGON.drift, sway));
  }
  blob(ctx, mix(mane, '#ffffff', 0.15), LONG_DRAGON.beard);
}

/** A dragon of the east: long and wingless, with antlers, whiskers and a mane, waving through the air. */
export const longDragon: Rig = {
  box: [-1.62, -0.64, 1.2, 0.6],
  frames: 24,
  beats: 0.4,
  draw(ctx, phase, { tint: colour = '#2f9c78' }) {
    const joints = bodyAt(phase);
    const mane = mix('#e8663a', colour, 0.12);
    const far = shade(colour, -0.12);
    const swing = Math.sin(phase * TAU) * 0.3;
    const legs = [joints[7], joints[24]];
    for (const joint of legs)
      if (joint) drawLeg(ctx, { ...joint, x: joint.x + 0.1 }, { colour: far, swing: -swing - 0.4 });
    drawMane(ctx, joints, mane);
    polygon(ctx, volume(ctx, colour, [-0.36, 0.4]), band(joints, 1, -1));
    polygon(ctx, '#f2dca6', band(joints, -0.45, -1));
    drawScales(ctx, joints, colour);
    for (const joint of legs) if (joint) drawLeg(ctx, joint, { colour: shade(colour, -0.03), swing });
    ctx.save();
    ctx.translate(0, heightAt(0, phase));
    drawHead(ctx, phase, { colour, mane });
    ctx.restore();
  },
};
