import { lerp, mix, polygon, rgba, shade, TAU, type Colour, type Context2d, type Gradient } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import { drawCrown, drawPalm, dropShadow } from './crown.ts';
import { fillGround, type Ground } from './ground.ts';

const DEEP = '#1f6f98';
const SHALLOW = '#4fc0c4';

/** Soft patches of lighter and darker water, and the light on small waves. */
function drawWaves(ctx: Context2d, ground: Ground, colour: Colour): void {
  const { left, top, width, height, random, unit, stage } = ground;
  repeat(60, (index) => {
    ctx.fillStyle = index % 2 === 0 ? shade(colour, 0.05) : shade(colour, -0.045);
    ctx.globalAlpha = 0.22;
    ctx.beginPath();
    const [wide, high] = [lerp(80, 260, random()) * unit, lerp(20, 60, random()) * unit];
    ctx.ellipse(left + random() * width, top + random() * height, wide, high, -0.3 + random() * 0.3, 0, TAU);
    ctx.fill();
  });
  ctx.lineCap = 'round';
  repeat(150, () => {
    const [x, y] = [left + random() * width, top + random() * height];
    const reach = lerp(8, 30, random()) * unit;
    ctx.globalAlpha = lerp(0.12, 0.5, random());
    ctx.strokeStyle = mix(colour, mix(stage.palette.glow, '#ffffff', 0.5), 0.6);
    ctx.lineWidth = lerp(1.2, 2.6, random()) * unit;
    ctx.beginPath();
    ctx.moveTo(x - reach, y);
    ctx.quadraticCurveTo(x, y - reach * 0.4, x + reach, y + reach * 0.1);
    ctx.stroke();
  });
  ctx.globalAlpha = 1;
}

/** Deep on the hero's side, lighter towards the light. */
function shallowsOf(ctx: Context2d, { stage, top, bottom, tone }: Ground, colour: Colour): Gradient {
  const { frame, width } = stage;
  const gradient = ctx.createLinearGradient(width / 2 + frame.side * width * 0.5, bottom, frame.lightX, top);
  gradient.addColorStop(0, shade(colour, -0.1));
  gradient.addColorStop(0.5, colour);
  gradient.addColorStop(1, mix(mix(colour, tone(SHALLOW), 0.75), stage.palette.glow, 0.3));
  return gradient;
}

/** Long crests that run across, each with its foam. */
function drawSwell(ctx: Context2d, { left, top, width, height, random, unit, stage }: Ground, colour: Colour): void {
  const foam = mix(colour, mix(stage.palette.glow, '#ffffff', 0.6), 0.7);
  repeat(16, (row) => {
    const y = top + ((row + random()) / 16) * height;
    const from = left + random() * width * 0.7;
    const long = lerp(120, 420, random()) * unit;
    const rise = lerp(10, 26, random()) * unit;
    ctx.fillStyle = rgba(shade(colour, -0.1), 0.14);
    ctx.beginPath();
    ctx.moveTo(from, y);
    ctx.quadraticCurveTo(from + long / 2, y - rise, from + long, y + rise * 0.4);
    ctx.quadraticCurveTo(from + long / 2, y + rise * 1.2, from, y);
    ctx.fill();
    ctx.strokeStyle = rgba(foam, 0.55);
    ctx.lineWidth = 2.6 * unit;
    ctx.beginPath();
    ctx.moveTo(from, y);
    ctx.quadraticCurveTo(from + long / 2, y - rise, from + long, y + rise * 0.4);
    ctx.stroke();
  });
}

/** Nothing but water, to all sides. */
export function paintOpenWater(ctx: Context2d, ground: Ground): void {
  const colour = ground.tone(DEEP);
  fillGround(ctx, ground, shallowsOf(ctx, ground, colour));
  drawSwell(ctx, ground, colour);
  drawWaves(ctx, ground, colour);
}

/** Ice floes on dark water. */
export function paintFloes(ctx: Context2d, ground: Ground): void {
  const { left, top, width, height, random, unit, tone, stage } = ground;
  const colour = tone('#2f7f9c');
  fillGround(ctx, ground, colour);
  drawWaves(ctx, ground, colour);
  const [white, edge] = [tone('#f2f8fc'), tone('#a8d4e4')];
  repeat(54, (index) => {
    const radius = lerp(index < 8 ? 110 : 16, index < 8 ? 190 : 70, random()) * unit;
    const [x, y] =
      index === 0 ? [stage.frame.heroX, stage.height * 0.56] : [left + random() * width, top + random() * height];
    const corners = Array.from({ length: 9 }, (_, corner) => {
      const reach = radius * lerp(index === 0 ? 1.5 : 0.75, index === 0 ? 1.7 : 1.1, random());
      const angle = (corner / 9) * TAU;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8] as const;
    });
    const outline = (dx: number, dy: number) => corners.flatMap(([cx, cy]) => [x + cx + dx, y + cy + dy]);
    polygon(ctx, rgba(stage.palette.ink, 0.22), outline(8 * unit, 12 * unit));
    polygon(ctx, edge, outline(0, 7 * unit));
    polygon(ctx, white, outline(0, 0));
  });
}

/** The side that the water is on: the hero's, where that one swims or floats. */
function sideOf({ stage: { plan, frame } }: Ground): 1 | -1 {
  const isAfloat = plan.cast[0]?.mode === 'water' || plan.cast[0]?.mode === 'swim';
  const other = frame.side < 0 ? 1 : -1;
  return isAfloat ? frame.side : other;
}

/** Where the shore is at a height of the frame. */
function shoreOf(ground: Ground): (y: number) => number {
  const { width, height } = ground.stage;
  const turn = ground.random() * TAU;
  const side = sideOf(ground);
  const isHeroAfloat = side === ground.stage.frame.side;
  const land = isHeroAfloat ? 0.34 : 0.62;
  const middle = side > 0 ? land : 1 - land;
  return (y) => {
    const slope = side * (0.5 - y / height) * 0.22;
    return width * (middle + slope + 0.03 * Math.sin((y / height) * 5 + turn) + 0.012 * Math.sin((y / height) * 13));
  };
}

/** Fills one side of the shore, from a distance to it on. */
function fillBeyond(
  ctx: Context2d,
  ground: Ground,
  { xAt, off, paint }: { xAt: (y: number) => number; off: number; paint: string },
): void {
  const { top, bottom, left, right } = ground;
  const way = sideOf(ground);
  const edge = way > 0 ? right : left;
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.moveTo(edge, top);
  repeat(61, (step) => {
    const y = lerp(top, bottom, step / 60);
    ctx.lineTo(xAt(y) + off * way, y);
  });
  ctx.lineTo(edge, bottom);
  ctx.fill();
}

interface Shore {
  readonly land: Colour;
  readonly wet: Colour;
  readonly deep: Colour;
  readonly shallow: Colour;
}

function drawShore(ctx: Context2d, ground: Ground, { land, wet, deep, shallow }: Shore): (y: number) => number {
  const { unit, stage } = ground;
  const xAt = shoreOf(ground);
  fillGround(ctx, ground, land);
  fillBeyond(ctx, ground, { xAt, off: -34 * unit, paint: wet });
  repeat(14, (step) => {
    const share = step / 13;
    fillBeyond(ctx, ground, { xAt, off: share * stage.width * 0.3, paint: mix(shallow, deep, share ** 0.8) });
  });
  const foam = mix(stage.palette.glow, '#ffffff', 0.7);
  for (const [off, wide, alpha] of [
    [-3, 9, 0.9],
    [22, 4, 0.5],
    [58, 3, 0.3],
  ] as const) {
    ctx.strokeStyle = rgba(foam, alpha);
    ctx.lineWidth = wide * unit;
    ctx.beginPath();
    repeat(121, (step) => {
      const y = lerp(ground.top, ground.bottom, step / 120);
      const lap = Math.sin(step * 0.5 + off) * 4 + Math.sin(step * 1.3) * 2;
      ctx.lineTo(xAt(y) + sideOf(ground) * (off + lap) * unit, y);
    });
    ctx.stroke();
  }
  return xAt;
}

/** A parasol from above. */
function drawParasol(ctx: Context2d, ground: Ground, { x, y, colour }: { x: number; y: number; colour: Colour }): void {
  const { unit, tone } = ground;
  const radius = 30 * unit;
  dropShadow(ctx, ground, [x, y, radius]);
  repeat(10, (slice) => {
    ctx.fillStyle = slice % 2 === 0 ? colour : tone('#fff6e6');
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.arc(x, y, radius, (slice / 10) * TAU, ((slice + 1) / 10) * TAU);
    ctx.fill();
  });
  ctx.fillStyle = tone('#c9563c');
  ctx.fillRect(x + 34 * unit, y - 10 * unit, 18 * unit, 40 * unit);
}

/** A beach along the sea, with palms and parasols. */
export function paintCoast(ctx: Context2d, ground: Ground): void {
  const { tone, random, unit, verdure, top, height } = ground;
  const xAt = drawShore(ctx, ground, {
    land: tone('#f0dcae'),
    wet: tone('#d3b27e'),
    deep: tone(DEEP),
    shallow: tone(SHALLOW),
  });
  const inland = (y: number, far: number) => xAt(y) - sideOf(ground) * far * unit;
  repeat(6, (index) => {
    const y = top + ((index + random()) / 6) * height;
    drawParasol(ctx, ground, { x: inland(y, 120), y, colour: tone(index % 2 === 0 ? '#d84a3f' : '#2f8fa8') });
  });
  repeat(26, () => {
    const y = top + random() * height;
    const x = inland(y, lerp(430, 800, random()));
    const radius = lerp(38, 66, random()) * unit;
    dropShadow(ctx, ground, [x, y, radius * 0.8]);
    drawPalm(ctx, ground, { x, y, radius, colour: verdure.leaf(0.5) });
  });
}

/** A lake with a wooded shore. */
export function paintLakeShore(ctx: Context2d, ground: Ground): void {
  const { tone, random, unit, verdure, top, height } = ground;
  const grass = verdure.grass(0.5);
  const xAt = drawShore(ctx, ground, {
    land: grass,
    wet: mix(grass, tone('#c9b48a'), 0.5),
    deep: tone('#1f6478'),
    shallow: tone('#4f9a94'),
  });
  repeat(90, () => {
    const y = top + random() * height;
    const x = xAt(y) - sideOf(ground) * lerp(46, 620, random() ** 0.8) * unit;
    const radius = lerp(18, 44, random()) * unit;
    dropShadow(ctx, ground, [x, y, radius]);
    drawCrown(ctx, ground, { x, y, radius, colour: verdure.leaf(lerp(0.45, 0.75, random())) });
  });
}
