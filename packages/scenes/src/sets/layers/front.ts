import {
  line,
  mix,
  panel,
  polygon,
  ring,
  rgba,
  shade,
  verticalGradient,
  type Colour,
  type Context2d,
  type Outline,
} from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Strip } from '../../stage/stage.ts';
import { addHeroLeftStrip, mirroredX } from '../hero-left.ts';
import { warmedPalette } from '../hour-light.ts';
import type { Opening as Box } from '../light-shafts.ts';
import { addOutlook } from '../outlook.ts';
import { repeat } from '../repeat.ts';
import { wallAround } from '../wall-around.ts';
import type { LayerSpace } from './ground-line.ts';
import type { Layer, Opening } from './layer.ts';
import { addPassing } from './passing.ts';
import { addPlain } from './plain.ts';
import { addTowersSeen } from './towers.ts';

type Front = Layer<'front'>;

/** An opening in pixels, as if the hero stood on the left. */
function boxOf({ stage, person, xOf, yOf }: LayerSpace, { y }: Front, { x, width, sill, height }: Opening): Box {
  const foot = yOf(y) - sill * person;
  const wide = Math.min(width * person, stage.width * 1.3);
  return { x: xOf(x) - wide / 2, y: foot - height * person, width: wide, height: height * person };
}

/** What all boxes together take of the frame. */
function around({ stage }: LayerSpace, boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const y = Math.min(...boxes.map((box) => box.y));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  const width = right - left;
  return { x: mirroredX(stage, left + width / 2) - width / 2, y, width, height: foot - y };
}

function addView(space: LayerSpace, layer: Front, boxes: readonly Box[]): void {
  const { stage, light } = space;
  const box = around(space, boxes);
  const horizon = box.y + box.height * 0.8;
  const lit = boxes.reduce((best, each) => (each.x + each.width / 2 > best.x + best.width / 2 ? each : best));
  const x = mirroredX(stage, lit.x + lit.width * 0.62);
  const sun = { x, y: lit.y + lit.height * 0.3, radius: 24 * stage.unit };
  const paintMiddle = { hills: undefined, town: undefined, towers: addTowersSeen, passing: addPassing }[layer.view];
  addOutlook(stage, { box, horizon, sun, town: layer.view === 'town', ...(paintMiddle && { paintMiddle }) });
  stage.palette = warmedPalette(stage, light);
  stage.sun = { x, y: sun.y, radius: stage.unit };
}

type Wall = Pick<Strip, 'left' | 'width'> & { readonly top: number; readonly base: number; readonly colour: Colour };

function paintStripes(ctx: Context2d, { left, width, top, base, colour }: Wall, unit: number): void {
  const step = 46 * unit;
  ctx.fillStyle = rgba(shade(colour, -0.06), 0.4);
  repeat(Math.ceil(width / step), (index) => ctx.fillRect(left + index * step, top, step * 0.42, base - top));
}

function paintBricks(ctx: Context2d, { left, width, top, base, colour }: Wall, unit: number): void {
  const [wide, high] = [58 * unit, 21 * unit];
  repeat(Math.ceil((base - top) / high), (row) => {
    repeat(Math.ceil(width / wide) + 1, (column) => {
      const luck = ((row * 37 + column * 53) % 17) / 17;
      ctx.fillStyle = rgba(shade(colour, luck < 0.5 ? -0.07 : 0.03), 0.25 + 0.35 * luck);
      const x = left + (column - (row % 2) * 0.5) * wide;
      ctx.fillRect(x, base - (row + 1) * high, wide - 3 * unit, high - 3 * unit);
    });
  });
}

function paintPanels(ctx: Context2d, { left, width, top, base, colour }: Wall, unit: number): void {
  const step = 230 * unit;
  repeat(Math.ceil(width / step), (index) => {
    const x = left + index * step;
    ctx.fillStyle = rgba(shade(colour, -0.12), 0.55);
    ctx.fillRect(x, top, 2.5 * unit, base - top);
    ctx.fillStyle = rgba(shade(colour, 0.08), 0.5);
    ctx.fillRect(x + 2.5 * unit, top, 2 * unit, base - top);
  });
}

const PATTERNS = { plain: () => undefined, stripes: paintStripes, bricks: paintBricks, panels: paintPanels };

function paintDado(
  ctx: Context2d,
  { stage, colourOf, person }: LayerSpace,
  { wall, layer }: { wall: Wall; layer: Front },
) {
  const { unit: u } = stage;
  if (layer.dado) {
    const high = layer.dado[0] * person;
    const colour = colourOf(layer.dado[1]);
    ctx.fillStyle = verticalGradient(ctx, [wall.base - high, wall.base], [colour, shade(colour, -0.07)]);
    ctx.fillRect(wall.left, wall.base - high, wall.width, high);
    paintPanels(ctx, { ...wall, top: wall.base - high, colour }, u * 0.5);
    ctx.fillStyle = mix(colour, stage.palette.key, 0.3);
    ctx.fillRect(wall.left, wall.base - high - 5 * u, wall.width, 8 * u);
  }
  ctx.fillStyle = shade(colourOf(layer.frame), -0.03);
  ctx.fillRect(wall.left, wall.base - 16 * u, wall.width, 17 * u);
}

/** Two halves of a curtain, gathered to the sides. */
function paintCurtain(ctx: Context2d, { stage }: LayerSpace, { box, cloth }: { box: Box; cloth: Colour }): void {
  const { unit: u } = stage;
  const [top, low] = [box.y - 26 * u, box.y + box.height + 46 * u];
  for (const out of [-1, 1]) {
    const edge = out < 0 ? box.x : box.x + box.width;
    const at = (share: number) => edge + out * share * u;
    const fall = [at(30), top, at(-54), top, at(-40), (top + low) / 2, at(-58), low, at(26), low];
    polygon(ctx, verticalGradient(ctx, [top, low], [shade(cloth, 0.03), shade(cloth, -0.08)]), fall);
    for (const fold of [-40, -22, -4, 14]) {
      line(ctx, { colour: rgba(shade(cloth, -0.14), 0.6), width: 4 * u }, [
        at(fold),
        top + 8 * u,
        at(fold + 5),
        low - 6 * u,
      ]);
    }
  }
  line(ctx, { colour: shade(cloth, -0.22), width: 6 * u }, [box.x - 60 * u, top, box.x + box.width + 60 * u, top]);
}

/** The frame of an opening with its bars, a shine on the glass, and a sill. */
function paintFrame(
  ctx: Context2d,
  space: LayerSpace,
  { box, opening, wood }: { box: Box; opening: Opening; wood: Colour },
) {
  const { stage, colourOf } = space;
  const { palette, unit: u } = stage;
  const { x, y, width, height } = box;
  const [columns, rows] = opening.bars;
  const shine = rgba(palette.key, 0.07 + 0.05 * palette.dark);
  polygon(ctx, shine, [
    x + width * 0.1,
    y,
    x + width * 0.34,
    y,
    x + width * 0.12,
    y + height,
    x - 0,
    y + height * 0.6,
    x,
    y + height * 0.4,
  ]);
  polygon(ctx, shine, [
    x + width * 0.62,
    y,
    x + width * 0.72,
    y,
    x + width * 0.44,
    y + height,
    x + width * 0.34,
    y + height,
  ]);
  ctx.fillStyle = wood;
  for (let index = 0; index <= columns; index++) {
    const thick = (index % columns === 0 ? 13 : 7) * u;
    ctx.fillRect(x + (width * index) / columns - thick / 2, y - 6 * u, thick, height + 12 * u);
  }
  for (let index = 0; index <= rows; index++) {
    const thick = (index % rows === 0 ? 13 : 6) * u;
    ctx.fillRect(x - 6 * u, y + (height * index) / rows - thick / 2, width + 12 * u, thick);
  }
  ctx.fillStyle = rgba(palette.ink, 0.22);
  ctx.fillRect(x + 6 * u, y + 6 * u, width - 12 * u, 7 * u);
  panel(ctx, mix(wood, palette.key, 0.35), [x - 22 * u, y + height + 3 * u, width + 44 * u, 12 * u, 3 * u]);
  ctx.fillStyle = verticalGradient(
    ctx,
    [y + height + 15 * u, y + height + 40 * u],
    [rgba(palette.ink, 0.26), rgba(palette.ink, 0)],
  );
  ctx.fillRect(x - 18 * u, y + height + 15 * u, width + 36 * u, 25 * u);
  if (opening.curtain) paintCurtain(ctx, space, { box, cloth: colourOf(opening.curtain) });
}

function paintWall(
  ctx: Context2d,
  strip: Strip,
  { space, layer, boxes }: { space: LayerSpace; layer: Front; boxes: readonly Box[] },
) {
  const { stage, colourOf, light, yOf } = space;
  const { height, palette, unit: u } = stage;
  const [top, base] = [strip.top, yOf(layer.y)];
  const colour = colourOf(layer.tone);
  const holes: Outline = (path) => {
    for (const { x, y, width, height: high } of boxes)
      ring([x, y, x, y + high, x + width, y + high, x + width, y])(path);
  };
  ctx.save();
  ctx.beginPath();
  wallAround({ left: strip.left, right: strip.right, top, bottom: strip.bottom }, holes)(ctx);
  ctx.clip();
  ctx.fillStyle = verticalGradient(
    ctx,
    [top, base],
    [shade(mix(colour, palette.ink, 0.3), -0.03), colour, mix(colour, palette.key, 0.1)],
  );
  ctx.fillRect(strip.left, top, strip.width, strip.bottom - top);
  PATTERNS[layer.pattern](ctx, { left: strip.left, width: strip.width, top, base, colour }, u);
  paintDado(ctx, space, { wall: { left: strip.left, width: strip.width, top, base, colour }, layer });
  for (const { x, y, width, height: high } of boxes) {
    const glow = {
      x: x + width / 2,
      y: y + high / 2,
      rx: width * 1.1 + 60 * u,
      ry: high * 1.1,
      alpha: 0.35 * light.daylight,
    };
    glowAt(ctx, stage, { colour: light.beam, ...glow });
  }
  ctx.fillStyle = verticalGradient(ctx, [top, height * 0.3], [rgba(palette.ink, 0.34), rgba(palette.ink, 0)]);
  ctx.fillRect(strip.left, top, strip.width, height * 0.3 - top);
  ctx.restore();
  const wood = colourOf(layer.frame);
  layer.openings.forEach((opening, index) => {
    const box = boxes[index];
    if (box) paintFrame(ctx, space, { box, opening, wood });
  });
}

/** A wall with openings, and what is seen through them. */
export function addFront(space: LayerSpace, layer: Front): void {
  const { stage } = space;
  const boxes = layer.openings.map((opening) => boxOf(space, layer, opening));
  if (boxes.length > 0) addView(space, layer, boxes);
  else addPlain(stage, space.colourOf(layer.tone));
  const top = -stage.height * 0.06;
  addHeroLeftStrip(stage, { parallax: 0.6, top, fixed: true }, (ctx, strip) => {
    // A mirrored strip reaches as far to the other side.
    const left = Math.min(strip.left, stage.width - strip.right);
    const right = Math.max(strip.right, stage.width - strip.left);
    paintWall(ctx, { ...strip, left, right, width: right - left }, { space, layer, boxes });
  });
}
