import { rgba, shade, type Colour } from '../numbers/colour.ts';
import type { Context2d } from './canvas.ts';
import {
  blob,
  disc,
  line,
  panel,
  placed,
  polygon,
  stroke,
  type Disc,
  type Panel,
  type Placement,
  type Points,
} from './outlines.ts';

/**
 * One stroke or patch of a drawing, as data. A paint is `#rrggbb` or a role of the palette, each `+` or `-` behind it one
 * step lighter or darker, and `/40` at its end an opacity of 40 per cent.
 */
export type Mark =
  | readonly [shape: 'blob' | 'poly', paint: string, points: Points]
  | readonly [shape: 'curve' | 'line', paint: string, points: Points, width: number]
  | readonly [shape: 'disc', paint: string, disc: Disc]
  | readonly [shape: 'panel', paint: string, panel: Panel]
  | readonly [shape: 'rect', paint: string, panel: Panel];

/** Colours of one drawing by their role: `skin`, `hair`, `main`, `accent` ... */
export type Palette = Readonly<Record<string, Colour>>;

const STEP = 0.06;
const PAINT = /^(#[0-9a-f]{6}|[a-zA-Z]+)([+-]*)(?:\/(\d+))?$/;

/** The CSS colour that a mark's paint means. Throws a RangeError where the palette has no such role. */
export function colourOf(palette: Palette, paint: string): Colour {
  const [, name = '', steps = '', percent] = PAINT.exec(paint) ?? [];
  const base = name.startsWith('#') ? name : palette[name];
  if (base === undefined) throw new RangeError(`no paint is called ${paint}`);
  const lighter = steps.startsWith('+') ? 1 : -1;
  const colour = steps === '' ? base : shade(base, lighter * steps.length * STEP);
  return percent === undefined ? colour : rgba(colour, Number(percent) / 100);
}

/** A path of the same corners would have slightly other edges. */
function rect(ctx: Context2d, colour: Colour, [x, y, width, height]: Panel): void {
  ctx.fillStyle = colour;
  ctx.fillRect(x, y, width, height);
}

function drawMark(ctx: Context2d, mark: Mark, colour: Colour): void {
  switch (mark[0]) {
    case 'blob':
      return blob(ctx, colour, mark[2]);
    case 'poly':
      return polygon(ctx, colour, mark[2]);
    case 'curve':
      return stroke(ctx, { colour, width: mark[3] }, mark[2]);
    case 'line':
      return line(ctx, { colour, width: mark[3] }, mark[2]);
    case 'disc':
      return disc(ctx, colour, mark[2]);
    case 'panel':
      return panel(ctx, colour, mark[2]);
    case 'rect':
      return rect(ctx, colour, mark[2]);
  }
}

/** Paints the marks one over the other. */
export function drawMarks(ctx: Context2d, marks: readonly Mark[], palette: Palette): void {
  for (const mark of marks) drawMark(ctx, mark, colourOf(palette, mark[1]));
}

function placeDisc([across, down, wide, tall = wide, rotation = 0]: Disc, place: Required<Placement>): Disc {
  const { x, y, scale } = place;
  return [across * scale + x, down * scale + y, wide * scale, tall * scale, rotation];
}

function placePanel([left, top, width, height, radius = 0]: Panel, { x, y, scale }: Required<Placement>): Panel {
  return [left * scale + x, top * scale + y, width * scale, height * scale, radius * scale];
}

function placeMark(mark: Mark, place: Required<Placement>): Mark {
  if (mark[0] === 'disc') return ['disc', mark[1], placeDisc(mark[2], place)];
  if (mark[0] === 'panel' || mark[0] === 'rect') return [mark[0], mark[1], placePanel(mark[2], place)];
  const points = placed(mark[2], place);
  return mark.length === 4 ? [mark[0], mark[1], points, mark[3] * place.scale] : [mark[0], mark[1], points];
}

/** The same drawing elsewhere: scaled about its origin, then moved. */
export function placeMarks(marks: readonly Mark[], { x = 0, y = 0, scale = 1 }: Placement): readonly Mark[] {
  return marks.map((mark) => placeMark(mark, { x, y, scale }));
}
