import { shade, TAU, type Context2d } from '@kinora/drawing';

import { capeOf, clothOf, footwearOf } from '../attire/attire.ts';
import type { Activity, Rig } from '../rig/rig.ts';
import { drawBody } from './body.ts';
import { type Coat, coatOf } from './coat.ts';
import { lowered, stooped } from './crouch.ts';
import { curled } from './curled.ts';
import { STRIDES } from './gaits.data.ts';
import { drawHead, headOf } from './head.ts';
import { drawLeg, type Leg } from './leg.ts';
import { drawCape, drawDinosaurBack, drawSleeve } from './saddle.ts';
import type { Stride } from './stride.ts';
import { drawTail } from './tail.ts';

interface Step {
  coat: Coat;
  stride: Stride;
  /** Where in the stride, in radians. */
  turn: number;
  hip: number;
  shoulder: number;
  shoe: ReturnType<typeof footwearOf>;
}

function strideFor(activity: Activity = 'idle'): Stride {
  return STRIDES[activity === 'run' || activity === 'walk' || activity === 'creep' ? activity : 'idle'];
}

type Joint = Pick<Leg, 'angle' | 'bend'>;

function bendAt({ stride, turn }: Step, offset: number, strength: number): number {
  return strength * (stride.bend.rest + stride.bend.lift * Math.max(0, Math.cos(turn + offset)));
}

function hindJoint(step: Step, offset: number, rest: number): Joint {
  const { crouch = 0, hock, swing } = step.stride;
  const angle = Math.sin(step.turn + offset) * swing * 0.9 - rest + crouch;
  return { angle, bend: bendAt(step, offset, -0.2) + hock + crouch * 2 };
}

function foreJoint(step: Step, offset: number): Joint {
  const { crouch = 0, swing } = step.stride;
  return { angle: Math.sin(step.turn + offset) * swing - crouch, bend: bendAt(step, offset, 0.9) - crouch * 2 };
}

function drawFarLegs(ctx: Context2d, step: Step): void {
  const { coat } = step;
  const colour = shade(coat.colour, -0.09);
  const sock = coat.sock === undefined ? colour : shade(coat.sock, -0.05);
  const foot = coat.sock === undefined ? shade(colour, -0.06) : sock;
  const shoe = step.shoe && { ...step.shoe, colour: shade(step.shoe.colour, -0.08) };
  const look = {
    y: -coat.waist * 0.1,
    length: coat.leg * 1.02,
    width: coat.legWidth,
    colour,
    sock,
    foot,
    shoe,
    hasCurls: coat.pompons === true,
  };
  const [hind, , fore] = step.stride.offsets;
  drawLeg(ctx, { x: step.hip + 0.04, ...look, ...hindJoint(step, hind, 0.08) });
  drawLeg(ctx, { x: step.shoulder - 0.04, ...look, ...foreJoint(step, fore) });
}

function drawNearLegs(ctx: Context2d, step: Step): void {
  const { coat } = step;
  const { colour, sock = colour } = coat;
  const foot = coat.sock ?? shade(colour, -0.06);
  const hasCurls = coat.pompons === true;
  const look = { y: -coat.waist * 0.1, length: coat.leg, colour, sock, foot, shoe: step.shoe, hasCurls };
  const [, hind, , fore] = step.stride.offsets;
  drawLeg(ctx, { x: step.hip - 0.02, ...look, width: coat.legWidth * 1.12, ...hindJoint(step, hind, 0.06) });
  drawLeg(ctx, { x: step.shoulder + 0.01, ...look, width: coat.legWidth * 1.05, ...foreJoint(step, fore) });
}

/** Four-legged animals: the coat named by `options.kind` decides fox, wolf, horse, deer, cat ... */
export const quadruped: Rig = {
  box: [-1.05, -1.5, 1.05, 0.08],
  frames: 14,
  asleep: curled,
  anchors(_phase, options) {
    const stride = strideFor(options.activity);
    const coat = stooped(coatOf(options.kind, options.tint), stride);
    const { bob } = stride;
    const [x, y] = headOf(coat, coat.length * 0.5);
    const [middle, r] = [y + bob.rest - lowered(coat.leg, stride), coat.head];
    if (coat.isFront === true) {
      return { head: [x, middle, r], nose: [x + r * 0.15, middle + r * 0.24], hand: [x + r * 0.15, middle + r * 0.66] };
    }
    const tip = x + r * 0.95 + coat.snout * 0.9;
    return { head: [x, middle, r], nose: [tip, middle + r * 0.14], hand: [tip - r * 0.2, middle + r * 0.5] };
  },
  draw(ctx, phase, options) {
    const stride = strideFor(options.activity);
    const coat = stooped(coatOf(options.kind, options.tint), stride);
    const turn = phase * TAU;
    const half = coat.length * 0.5 + stride.stretch * Math.sin(turn);
    const step = { coat, stride, turn, hip: -half, shoulder: half, shoe: footwearOf(options) };
    const { bob, nod } = stride;
    ctx.save();
    ctx.translate(0, bob.rest + bob.amount * Math.sin(turn * bob.rate + bob.lead) - lowered(coat.leg, stride));
    ctx.rotate(-stride.pitch * Math.sin(turn + 0.9));
    drawFarLegs(ctx, step);
    const wag = Math.sin(turn + 1) * stride.wag;
    const [cloth, cape] = [clothOf(options), capeOf(options)];
    const root = { x: -half - coat.waist * 0.55, y: -coat.waist * 0.75, wag };
    if (options.costume === 'dinosaur' && cloth !== null) drawDinosaurBack(ctx, cloth, { ...step, root });
    else drawTail(ctx, coat, root);
    drawBody(ctx, coat, { ...step, cloth });
    drawNearLegs(ctx, step);
    if (cloth !== null) drawSleeve(ctx, cloth, { ...step, angle: foreJoint(step, stride.offsets[3]).angle });
    if (cape !== null) drawCape(ctx, cape, { ...step, flow: turn });
    drawHead(ctx, coat, { shoulder: half, nod: Math.sin(turn + nod.lead) * nod.amount, worn: options });
    ctx.restore();
  },
};
