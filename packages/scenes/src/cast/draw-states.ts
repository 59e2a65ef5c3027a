import { createRandom, disc, fraction, rgba, stroke, TAU, type Context2d } from '@kinora/drawing';
import type { State } from '@kinora/subjects';

import { extentOf } from './extent.ts';
import type { Extra } from './extras.ts';
import type { Member } from './member.ts';
import type { Moment, Pose } from './pose.ts';

interface Scene {
  readonly pose: Pose;
  readonly moment: Moment;
}

/** Where something is filled, as it stands: middle, height and half width of its opening, in pixels. */
function mouthOf({ rig, entry, size, facing }: Member, { x, y }: Pose) {
  const [left, top, right] = rig.opening ?? [0, 0, 0];
  const { width, height } = extentOf(rig, entry);
  if (rig.opening) {
    return { x: x + ((left + right) / 2) * size * facing, y: y + top * size, half: ((right - left) / 2) * size };
  }
  const [across, up, wide] = rig.steam ?? [0, -height, width * 0.5];
  return { x: x + across * size * facing, y: y + up * size, half: (wide / 2) * size };
}

/** What pours, by what it is poured into. */
const liquidOf = ({ entry: { rig, name } }: Member) =>
  rig === 'coffeeCup' || name === 'coffee' ? '#5a3420' : '#a9d8ee';

/** A jug that is tilted over what it fills. */
function drawJug(ctx: Context2d, [x, y]: readonly [number, number], unit: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.9);
  ctx.fillStyle = '#c9ced6';
  ctx.beginPath();
  ctx.roundRect(unit * 0.02, -unit * 0.3, unit * 0.34, unit * 0.4, unit * 0.06);
  ctx.fill();
  ctx.fillStyle = '#e4e8ee';
  ctx.beginPath();
  ctx.roundRect(unit * 0.06, -unit * 0.28, unit * 0.1, unit * 0.36, unit * 0.04);
  ctx.fill();
  stroke(ctx, { colour: '#8d95a2', width: unit * 0.05 }, [
    unit * 0.36,
    -unit * 0.2,
    unit * 0.5,
    -unit * 0.12,
    unit * 0.36,
    unit * 0.02,
  ]);
  ctx.restore();
}

/** A stream that falls into it, with rings and drops where it meets what is there. */
function drawPour(ctx: Context2d, member: Member, { pose, moment: { time, stage } }: Scene): void {
  const mouth = mouthOf(member, pose);
  const colour = liquidOf(member);
  const unit = mouth.half * 2;
  const isNear = stage.plan.framing === 'macro' || stage.plan.framing === 'close';
  const top = isNear ? -unit * 0.1 : Math.max(0, mouth.y - unit * 1.1);
  const width = Math.max(2, unit * 0.11);
  const at = mouth.x + mouth.half * 0.12;
  const end = mouth.y + unit * 0.03;
  const sway = (share: number) => Math.sin(time * 9 - share * 7) * width * 0.12;
  const side = (sign: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => [
      at + sway(share) + sign * width * (0.62 - share * 0.22),
      top + (end - top) * share,
    ]);
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const [index, [x = 0, y = 0]] of [...side(-1), ...side(1).toReversed()].entries())
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
  stroke(ctx, { colour: rgba('#ffffff', 0.45), width: width * 0.2 }, [
    at - width * 0.2,
    top,
    at - width * 0.16,
    end - unit * 0.04,
  ]);
  for (const ring of [0, 0.5]) {
    const age = fraction(time * 1.4 + ring);
    ctx.globalAlpha = 0.6 * (1 - age);
    ctx.strokeStyle = '#fff4e0';
    ctx.lineWidth = width * 0.16;
    ctx.beginPath();
    ctx.ellipse(at, end, width * (0.7 + age * 1.8), width * (0.2 + age * 0.4), 0, 0, TAU);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  for (let drop = 0; drop < 5; drop++) {
    const age = fraction(time * 1.9 + drop / 5);
    const reach = (drop - 2) * width * 0.9 * age;
    disc(ctx, colour, [at + reach, end - Math.sin(age * Math.PI) * unit * 0.16, width * 0.16]);
  }
  if (!isNear) drawJug(ctx, [at, top], unit);
}

const DRIPS = 7;

/** Drops that run down it and fall, over the water that it stands in. */
function drawMelt(ctx: Context2d, { rig, entry, size, luck }: Member, { pose, moment: { time } }: Scene): void {
  const { width, height } = extentOf(rig, entry);
  const reach = width * size;
  const random = createRandom(Math.floor(luck * 9973) + 5);
  const foot = pose.y + size * 0.01;
  ctx.fillStyle = rgba('#bfe6f6', 0.62);
  ctx.beginPath();
  ctx.ellipse(pose.x, foot, reach * 0.62, size * 0.075, 0, 0, TAU);
  ctx.ellipse(pose.x + reach * 0.3, foot + size * 0.03, reach * 0.34, size * 0.045, 0, 0, TAU);
  ctx.fill();
  disc(ctx, rgba('#ffffff', 0.6), [pose.x - reach * 0.24, foot - size * 0.02, reach * 0.14, size * 0.012]);
  for (let drip = 0; drip < DRIPS; drip++) {
    const across = pose.x + (random() - 0.5) * reach * 0.74;
    const from = pose.y - height * size * (0.2 + random() * 0.5);
    const age = fraction(time * 0.55 + random());
    const fallen = from + (foot - from) * age ** 2;
    const round = size * 0.024;
    stroke(ctx, { colour: rgba('#d9f1fb', 0.85), width: round * 1.3 }, [
      across,
      from,
      across,
      from + (fallen - from) * 0.35,
    ]);
    disc(ctx, '#bfe6f6', [across, fallen, round, round * 1.4]);
    disc(ctx, rgba('#ffffff', 0.9), [across - round * 0.3, fallen - round * 0.4, round * 0.35]);
  }
}

/** Foam that is heaped over its rim, with bubbles that rise from it. */
function drawFoam(ctx: Context2d, member: Member, { pose, moment: { time } }: Scene): void {
  const { x, y, half } = mouthOf(member, pose);
  const random = createRandom(17);
  for (let puff = 0; puff < 34; puff++) {
    const share = (puff / 33) * 2 - 1;
    const heap = Math.sqrt(Math.max(0, 1 - share * share));
    const radius = half * (0.09 + random() * 0.1);
    const up = (random() * 0.34 * heap + 0.02) * half;
    disc(ctx, puff % 3 === 0 ? '#e4eef6' : '#fbfdff', [x + share * half * 0.98, y - up, radius, radius * 0.86]);
  }
  for (let drip = 0; drip < 5; drip++) {
    const share = (drip - 2) * 0.42 + random() * 0.1;
    disc(ctx, '#fbfdff', [
      x + share * half,
      y + half * 0.07,
      half * (0.08 + random() * 0.05),
      half * (0.1 + random() * 0.1),
    ]);
  }
  for (let bubble = 0; bubble < 7; bubble++) {
    const age = fraction(time * 0.24 + random());
    const radius = half * (0.025 + random() * 0.04);
    const [across, up] = [
      x + (random() - 0.5) * half * 1.8 + Math.sin(time * 2 + bubble) * radius,
      y - half * (0.3 + age * 1.1),
    ];
    ctx.globalAlpha = Math.sin(age * Math.PI);
    disc(ctx, rgba('#dff0fb', 0.5), [across, up, radius]);
    disc(ctx, '#ffffff', [across - radius * 0.35, up - radius * 0.35, radius * 0.28]);
  }
  ctx.globalAlpha = 1;
}

const PUFFS = 6;
/** Where the spout of a pot is, in its half widths and heights. */
const SPOUT = { across: 0.98, up: 0.7 };

/** Little puffs of smoke that rise from its spout. */
function drawSmoke(ctx: Context2d, { rig, entry, size, facing }: Member, { pose, moment: { time } }: Scene): void {
  const { width, height } = extentOf(rig, entry);
  const [x, y] = [pose.x + facing * (width / 2) * size * SPOUT.across, pose.y - height * size * SPOUT.up];
  for (let puff = 0; puff < PUFFS; puff++) {
    const age = fraction(time * 0.32 + puff / PUFFS);
    const radius = size * (0.05 + age * 0.11);
    const [across, up] = [
      x + facing * size * (0.06 + age * 0.3) + Math.sin(age * 6 + puff) * size * 0.04,
      y - size * age * 0.75,
    ];
    ctx.globalAlpha = Math.min(1, Math.sin(age * Math.PI) * 1.3) * 0.9;
    disc(ctx, '#b9b4bf', [across + radius * 0.2, up + radius * 0.2, radius]);
    disc(ctx, '#e9e6ec', [across, up, radius]);
    disc(ctx, '#e9e6ec', [across + radius * 0.8, up + radius * 0.3, radius * 0.7]);
  }
  ctx.globalAlpha = 1;
}

const STATES: Readonly<Record<State, (ctx: Context2d, member: Member, scene: Scene) => void>> = {
  pouring: drawPour,
  melting: drawMelt,
  foaming: drawFoam,
  smoking: drawSmoke,
};

/** What happens to something by itself. */
export const drawState: Extra = (ctx, member, scene) => {
  const { state } = member.entry.looks;
  if (state) STATES[state](ctx, member, scene);
};
