import { disc, lerp, mix, panel, polygon, rgba, shade, TAU, type Colour, type Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import { fillGround, type Ground } from './ground.ts';

/** A place at the table: its middle and how far it reaches, in pixels. */
interface Setting {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

interface Boards {
  readonly colour: Colour;
  /** Width of one, in units. */
  readonly width: number;
}

/** Boards side by side, each of its own tone, with their grain. */
export function drawBoards(ctx: Context2d, ground: Ground, { colour, width: board }: Boards): void {
  const { left, top, width, height, unit, random } = ground;
  fillGround(ctx, ground, colour);
  repeat(Math.ceil(height / (board * unit)), (row) => {
    const y = top + row * board * unit;
    ctx.fillStyle = shade(colour, lerp(-0.035, 0.03, random()));
    ctx.fillRect(left, y, width, board * unit);
    ctx.strokeStyle = rgba(shade(colour, -0.12), 0.35);
    ctx.lineWidth = 1.2 * unit;
    repeat(5, (grain) => {
      const at = y + ((grain + 0.5 + (random() - 0.5) * 0.5) / 5) * board * unit;
      ctx.beginPath();
      ctx.moveTo(left, at);
      ctx.bezierCurveTo(
        left + width * 0.3,
        at + (random() - 0.5) * 12 * unit,
        left + width * 0.6,
        at + (random() - 0.5) * 12 * unit,
        left + width,
        at,
      );
      ctx.stroke();
    });
    ctx.fillStyle = rgba(shade(colour, -0.22), 0.75);
    ctx.fillRect(left, y, width, 2.4 * unit);
    ctx.fillRect(left + random() * width, y, 2.4 * unit, board * unit);
  });
}

/** Light through a window, aslant over the floor. */
function drawWindowLight(ctx: Context2d, { stage, light, unit }: Ground): void {
  const { frame, width, height } = stage;
  const lit = rgba(light.beam, 0.26 * Math.max(0.25, light.daylight));
  const x = frame.lightX;
  const lean = frame.side * width * 0.12;
  repeat(2, (pane) => {
    const from = x + (pane - 1) * 150 * unit;
    const to = from + 132 * unit;
    polygon(ctx, lit, [from, -height * 0.1, to, -height * 0.1, to + lean, height * 0.62, from + lean, height * 0.62]);
  });
}

/** A rug under the hero, ring within ring. */
function drawRug(ctx: Context2d, { stage, tone, unit }: Ground): void {
  const { frame, height } = stage;
  const [x, y] = [frame.heroX, height * 0.6];
  const radius = Math.min(height * 0.42, stage.width * 0.36);
  disc(ctx, rgba(stage.palette.ink, 0.2), [x + 4 * unit, y + 8 * unit, radius]);
  ['#7d3b4c', '#d9b284', '#a8545c', '#e6cfa4', '#8a4354', '#c98a64'].forEach((colour, index) => {
    disc(ctx, tone(colour), [x, y, radius * (1 - index * 0.15)]);
  });
  ctx.strokeStyle = tone('#f2e4c4');
  ctx.lineWidth = 3 * unit;
  repeat(48, (index) => {
    const angle = (index / 48) * TAU;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    ctx.beginPath();
    ctx.moveTo(x + dx * radius * 0.99, y + dy * radius * 0.99);
    ctx.lineTo(x + dx * radius * 1.05, y + dy * radius * 1.05);
    ctx.stroke();
  });
}

/** The floor of a room. */
export function paintFloor(ctx: Context2d, ground: Ground): void {
  drawBoards(ctx, ground, { colour: ground.tone('#b98658'), width: 78 });
  drawRug(ctx, ground);
  drawWindowLight(ctx, ground);
}

/** A fork and a knife beside a place, upright. */
function drawCutlery(ctx: Context2d, { tone, unit, stage }: Ground, { x, y, reach }: Setting): void {
  const steel = tone('#d9dde2');
  const shadow = rgba(stage.palette.ink, 0.25);
  for (const [dx, dy, paint] of [
    [5 * unit, 6 * unit, shadow],
    [0, 0, steel],
  ] as const) {
    panel(ctx, paint, [x - reach + dx, y - 20 * unit + dy, 9 * unit, 150 * unit, 4 * unit]);
    repeat(4, (tine) =>
      panel(ctx, paint, [x - reach + (tine * 8 - 10) * unit + dx, y - 96 * unit + dy, 4 * unit, 62 * unit, 2 * unit]),
    );
    panel(ctx, paint, [x - reach - 10 * unit + dx, y - 44 * unit + dy, 29 * unit, 26 * unit, 10 * unit]);
    panel(ctx, paint, [x + reach + dx, y - 10 * unit + dy, 10 * unit, 140 * unit, 4 * unit]);
    panel(ctx, paint, [x + reach - 4 * unit + dx, y - 104 * unit + dy, 18 * unit, 100 * unit, 9 * unit]);
  }
}

function drawCloth(ctx: Context2d, { tone, unit, stage }: Ground, { x, y, reach }: Setting): void {
  const [width, height] = [reach * 2.7, reach * 2.1];
  panel(ctx, rgba(stage.palette.ink, 0.22), [
    x - width / 2 + 7 * unit,
    y - height / 2 + 9 * unit,
    width,
    height,
    6 * unit,
  ]);
  panel(ctx, tone('#f1e8d6'), [x - width / 2, y - height / 2, width, height, 6 * unit]);
  ctx.fillStyle = rgba(tone('#5f8fa0'), 0.5);
  for (const share of [0.06, 0.1, 0.88, 0.92]) {
    ctx.fillRect(x - width / 2 + width * share, y - height / 2, width * 0.018, height);
    ctx.fillRect(x - width / 2, y - height / 2 + height * share, width, height * 0.022);
  }
}

/** A sprig of leaves that lies about. */
function drawSprig(
  ctx: Context2d,
  { tone, unit, stage }: Ground,
  { x, y, turn }: { x: number; y: number; turn: number },
): void {
  const leaf = tone('#5f8f4c');
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(unit, unit);
  for (const [dx, dy, dark] of [
    [4, 6, true],
    [0, 0, false],
  ] as const) {
    repeat(7, (index) => {
      const side = index % 2 === 0 ? 1 : -1;
      const paint = dark ? rgba(stage.palette.ink, 0.2) : mix(leaf, '#ffffff', index * 0.03);
      disc(ctx, paint, [index * 17 + dx, side * 12 + dy, 17, 7, side * 0.7]);
    });
  }
  ctx.restore();
}

/** A breakfast, where nothing else is on the table: eggs and bread on a plate, and a cup beside it. */
function serveBreakfast(ctx: Context2d, { tone, unit, stage }: Ground, { x, y, reach }: Setting): void {
  const radius = reach * 0.68;
  disc(ctx, rgba(stage.palette.ink, 0.25), [x + 8 * unit, y + 11 * unit, radius]);
  disc(ctx, tone('#e6e2da'), [x, y, radius]);
  disc(ctx, tone('#fbf8f2'), [x, y, radius * 0.96]);
  disc(ctx, tone('#eeeae2'), [x, y, radius * 0.7]);
  for (const [dx, dy] of [
    [-0.26, -0.18],
    [0.12, -0.26],
  ] as const) {
    disc(ctx, tone('#ffffff'), [x + dx * radius, y + dy * radius, radius * 0.3, radius * 0.26, 0.4]);
    disc(ctx, tone('#f6ae2f'), [x + dx * radius, y + dy * radius, radius * 0.13]);
    disc(ctx, rgba('#ffffff', 0.5), [x + (dx - 0.04) * radius, y + (dy - 0.05) * radius, radius * 0.03]);
  }
  panel(ctx, tone('#a8682f'), [x - radius * 0.42, y + radius * 0.1, radius * 0.46, radius * 0.42, radius * 0.1]);
  panel(ctx, tone('#e6b873'), [x - radius * 0.39, y + radius * 0.13, radius * 0.4, radius * 0.36, radius * 0.08]);
  for (const [dx, dy] of [
    [0.26, 0.16],
    [0.4, 0.04],
    [0.3, 0.34],
  ] as const) {
    disc(ctx, tone('#c8402f'), [x + dx * radius, y + dy * radius, radius * 0.11]);
    disc(ctx, tone('#e8806a'), [x + (dx - 0.02) * radius, y + (dy - 0.03) * radius, radius * 0.06]);
  }
  const [cupX, cupY, cup] = [stage.frame.lightX, y - reach * 0.2, reach * 0.34];
  disc(ctx, rgba(stage.palette.ink, 0.25), [cupX + 7 * unit, cupY + 9 * unit, cup]);
  disc(ctx, tone('#e4ddd0'), [cupX, cupY, cup]);
  disc(ctx, tone('#f6f1e6'), [cupX, cupY, cup * 0.62]);
  disc(ctx, tone('#6b3f24'), [cupX, cupY, cup * 0.52]);
  disc(ctx, tone('#8f5c38'), [cupX - cup * 0.1, cupY - cup * 0.1, cup * 0.3]);
}

/** A table from above, with a cloth, cutlery and what lies about. */
export function paintTableTop(ctx: Context2d, ground: Ground): void {
  const { stage, tone, unit, random } = ground;
  const { frame, height, width } = stage;
  drawBoards(ctx, ground, { colour: tone('#a8734a'), width: 118 });
  const place = { x: frame.heroX, y: height * 0.52, reach: Math.min(height * 0.36, width * 0.3) };
  drawCloth(ctx, ground, place);
  drawCutlery(ctx, ground, place);
  if (stage.plan.cast.length === 0) serveBreakfast(ctx, ground, place);
  const far = frame.lightX;
  drawSprig(ctx, ground, { x: far, y: height * 0.16, turn: 0.4 + random() });
  drawSprig(ctx, ground, { x: far + 60 * unit, y: height * 0.86, turn: -0.6 - random() });
  repeat(16, () => {
    const [x, y] = [far + (random() - 0.5) * width * 0.34, height * lerp(0.2, 0.9, random())];
    disc(ctx, rgba(stage.palette.ink, 0.2), [x + 2 * unit, y + 3 * unit, 5 * unit]);
    disc(ctx, tone('#c8473f'), [x, y, 5 * unit]);
  });
  drawWindowLight(ctx, ground);
}
