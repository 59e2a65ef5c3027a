import { lerp, mix, shade, type Colour, type Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import { drawCrown, dropShadow } from './crown.ts';
import { fillGround, type Ground } from './ground.ts';
import { drawRoof } from './roofs.ts';
import { drawWay, makeWay, type Way } from './way.ts';

/** A field between its hedges, in the measure of the whole patchwork. */
interface Plot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Least side of a field, in units. */
const LEAST = 150;
/** How far the patchwork is turned, in radians. */
const TURN = 0.16;
const CROPS = ['#d9bd68', '#a9743f', '#8fae4c', '#5f9a4a', '#e6d27c', '#74a850', '#b98a52'] as const;

function splitPlot(plot: Plot, { random, unit }: Ground, depth: number): Plot[] {
  const { x, y, width, height } = plot;
  const isWide = width > height;
  const side = isWide ? width : height;
  if (depth === 0 || side < LEAST * 2 * unit) return [plot];
  const cut = side * lerp(0.36, 0.64, random());
  const [one, other] = isWide
    ? [
        { ...plot, width: cut },
        { ...plot, x: x + cut, width: width - cut },
      ]
    : [
        { ...plot, height: cut },
        { ...plot, y: y + cut, height: height - cut },
      ];
  const ground = { random, unit } as Ground;
  return [...splitPlot(one, ground, depth - 1), ...splitPlot(other, ground, depth - 1)];
}

/** The rows of one field. */
function drawRows(ctx: Context2d, { unit, random }: Ground, { plot, colour }: { plot: Plot; colour: Colour }): void {
  const gap = lerp(9, 16, random()) * unit;
  const along = random() < 0.5;
  const side = along ? plot.height : plot.width;
  ctx.strokeStyle = shade(colour, random() < 0.5 ? -0.045 : 0.04);
  ctx.lineWidth = gap * 0.42;
  ctx.lineCap = 'butt';
  ctx.beginPath();
  repeat(Math.floor(side / gap), (row) => {
    const at = (row + 0.5) * gap;
    if (along) ctx.moveTo(plot.x, plot.y + at);
    else ctx.moveTo(plot.x + at, plot.y);
    if (along) ctx.lineTo(plot.x + plot.width, plot.y + at);
    else ctx.lineTo(plot.x + at, plot.y + plot.height);
  });
  ctx.stroke();
}

function drawPlot(ctx: Context2d, ground: Ground, plot: Plot): void {
  const { random, tone, verdure } = ground;
  const own = tone(CROPS[Math.floor(random() * CROPS.length)] ?? CROPS[0]);
  const colour = mix(own, verdure.grass(0.45), verdure.snowy ? 0.8 : 0.34);
  ctx.fillStyle = colour;
  ctx.fillRect(plot.x, plot.y, plot.width, plot.height);
  if (random() < 0.8) drawRows(ctx, ground, { plot, colour });
}

/** Trees along two sides of a field. */
function drawHedge(ctx: Context2d, ground: Ground, { x, y, width, height }: Plot): void {
  const { random, unit, verdure } = ground;
  const places = Array.from({ length: 9 }, () => [random(), random()] as const);
  for (const [along, luck] of places) {
    const radius = lerp(7, 17, luck) * unit;
    const at = luck < 0.5 ? [x + along * width, y] : [x, y + along * height];
    const [treeX = 0, treeY = 0] = at;
    dropShadow(ctx, ground, [treeX, treeY, radius]);
    drawCrown(ctx, ground, { x: treeX, y: treeY, radius, colour: verdure.leaf(lerp(0.5, 0.75, random())) });
  }
}

function drawLane(ctx: Context2d, ground: Ground, way: Way): void {
  const { tone, verdure } = ground;
  drawWay(ctx, ground, { way, colour: verdure.leaf(0.55), share: 1.5 });
  drawWay(ctx, ground, { way, colour: tone('#d9c7a4') });
  drawWay(ctx, ground, { way, colour: tone('#c9b48e'), share: 0.12, dash: 1 });
}

/** A patchwork of fields with hedges, a lane through it, and a homestead beside the lane. */
export function paintFields(ctx: Context2d, ground: Ground): void {
  const { stage, left, top, width, height, unit, verdure, tone } = ground;
  fillGround(ctx, ground, verdure.grass(0.5));
  const reach = Math.hypot(width, height);
  ctx.save();
  ctx.translate(left + width / 2, top + height / 2);
  ctx.rotate(TURN * stage.frame.side);
  const whole = { x: -reach / 2, y: -reach / 2, width: reach, height: reach };
  const plots = splitPlot(whole, ground, 6);
  for (const plot of plots) drawPlot(ctx, ground, plot);
  for (const plot of plots) drawHedge(ctx, ground, plot);
  ctx.restore();
  const way = makeWay(ground, 26);
  drawLane(ctx, ground, way);
  const y = stage.height * 0.2;
  const x = way.xAt(y) - stage.frame.side * 90 * unit;
  drawRoof(ctx, ground, { x, y, width: 92, height: 60, colour: tone('#b5452f') });
  drawRoof(ctx, ground, { x: x - 20 * unit, y: y + 86 * unit, width: 56, height: 44, colour: tone('#c9694a') });
}

/** Grass that stays green in a low sun, as it does seen from above. */
const lawnOf = ({ verdure, tone }: Ground, depth: number): Colour =>
  verdure.snowy ? verdure.grass(depth) : mix(verdure.grass(depth), tone('#6f9f4a'), 0.45);

/** A road across green land, with the hero on it. */
export function paintRoadTop(ctx: Context2d, ground: Ground): void {
  const { left, top, width, height, random, unit, verdure, tone, stage } = ground;
  fillGround(ctx, ground, lawnOf(ground, 0.45));
  const y = stage.height * 0.56;
  const wide = stage.frame.tall ? stage.height * 0.2 : 190 * unit;
  for (const [share, colour] of [
    [1.16, '#c9b48a'],
    [1, '#5d5c63'],
  ] as const) {
    ctx.fillStyle = tone(colour);
    ctx.fillRect(left, y - (wide * share) / 2, width, wide * share);
  }
  ctx.fillStyle = tone('#f4ecd8');
  for (const edge of [-0.46, 0.44]) ctx.fillRect(left, y + wide * edge, width, 3.5 * unit);
  repeat(24, (dash) => ctx.fillRect(left + (dash / 24) * width, y - 2.5 * unit, width / 44, 5 * unit));
  repeat(46, () => {
    const [x, at, radius] = [left + random() * width, top + random() * height, lerp(20, 50, random()) * unit];
    if (Math.abs(at - y) < wide * 0.62 + radius) return;
    dropShadow(ctx, ground, [x, at, radius]);
    drawCrown(ctx, ground, { x, y: at, radius, colour: verdure.leaf(lerp(0.4, 0.7, random())) });
  });
}

/** Blades in little fans, which show that the green is grass. */
function drawTufts(ctx: Context2d, ground: Ground): void {
  const { left, top, width, height, random, unit, shadow } = ground;
  const tones = [shade(lawnOf(ground, 0.62), -0.03), lawnOf(ground, 0.56), mix(lawnOf(ground, 0.3), '#fff6c8', 0.16)];
  ctx.lineWidth = 1.8 * unit;
  ctx.lineCap = 'round';
  tones.forEach((colour, layer) => {
    ctx.strokeStyle = colour;
    ctx.beginPath();
    repeat(240, () => {
      const [x, y, size] = [left + random() * width, top + random() * height, lerp(5, 13, random()) * unit];
      // The light blades stand over the dark ones, away from their shadow.
      const [footX, footY] = [x - shadow[0] * layer * 2 * unit, y - layer * 2 * unit];
      for (const lean of [-0.5, 0.05, 0.55]) {
        ctx.moveTo(footX, footY);
        ctx.lineTo(footX + lean * size, footY - size * (1 - Math.abs(lean) * 0.4));
      }
    });
    ctx.stroke();
  });
}

/** Flowers in drifts, each with its petals. */
function drawBlooms(ctx: Context2d, { left, top, width, height, random, unit, tone }: Ground): void {
  const blooms = ['#f4e58a', '#ffffff', '#e88a9c'].map(tone);
  const drifts = Array.from({ length: 16 }, () => [left + random() * width, top + random() * height] as const);
  repeat(280, (index) => {
    const [x, y] = drifts[index % drifts.length] ?? [0, 0];
    const [aside, up] = [(random() + random() - 1) * 170 * unit, (random() + random() - 1) * 110 * unit];
    const size = lerp(1.6, 4, random()) * unit;
    ctx.fillStyle = blooms[(index % drifts.length) % blooms.length] ?? '#ffffff';
    ctx.beginPath();
    ctx.arc(x + aside, y + up, size, 0, 7);
    ctx.fill();
  });
}

/** Green land without fields: meadow, trees in clumps, a path. */
export function paintMeadow(ctx: Context2d, ground: Ground): void {
  const { left, top, width, height, random, unit, verdure, tone, stage } = ground;
  const lawn = lawnOf(ground, 0.42);
  fillGround(ctx, ground, lawn);
  repeat(70, () => {
    ctx.fillStyle = lawnOf(ground, lerp(0.3, 0.6, random()));
    ctx.globalAlpha = 0.35;
    ctx.beginPath();
    ctx.ellipse(
      left + random() * width,
      top + random() * height,
      lerp(40, 150, random()) * unit,
      lerp(20, 60, random()) * unit,
      random() * 3,
      0,
      7,
    );
    ctx.fill();
  });
  ctx.globalAlpha = 1;
  const way = makeWay(ground, 46);
  drawWay(ctx, ground, { way, colour: tone('#b89f77'), share: 1.12 });
  drawWay(ctx, ground, { way, colour: tone('#dcc7a0') });
  const turf = { ...ground, random: stage.fork('turf') };
  drawTufts(ctx, turf);
  drawBlooms(ctx, turf);
  const trees = Array.from({ length: 20 }, () => ({
    x: left + random() * width,
    y: top + random() * height,
    radius: lerp(26, 58, random()) * unit,
  }));
  const hero = stage.frame.heroX;
  const apart = trees.filter(
    ({ x, y, radius }) => Math.abs(x - hero) > stage.width * 0.2 && Math.abs(way.xAt(y) - x) > radius + way.width,
  );
  for (const { x, y, radius } of apart) {
    dropShadow(ctx, ground, [x, y, radius]);
    drawCrown(ctx, ground, { x, y, radius, colour: verdure.leaf(lerp(0.4, 0.7, random())) });
  }
}
