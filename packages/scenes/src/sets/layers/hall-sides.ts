import { disc, mix, panel, polygon, rgba, shade, type Colour, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import { LAMP } from '../hour-light.ts';
import { faceOf } from './depth.ts';
import { AJAR, DADO, DOOR, DOORS, END, HALF, HIGH, NEAR, type Painted, type Side } from './hall-plan.ts';

/** Paint that pales into the depth. */
function intoDepth(ctx: Context2d, { space, depth }: Painted, [side, colour]: readonly [Side, Colour]) {
  const { palette } = space.stage;
  const paint = ctx.createLinearGradient(depth.at(side * HALF, 0, END)[0], 0, depth.at(side * HALF, 0, 0.5)[0], 0);
  paint.addColorStop(0, mix(mix(colour, palette.key, 0.3), palette.mist, 0.12));
  paint.addColorStop(0.35, mix(colour, palette.key, side > 0 ? 0.06 : 0.12));
  paint.addColorStop(1, mix(colour, palette.ink, 0.34));
  return paint;
}

/** A door with its frame, two panels and a knob; or what one sees where it is open. */
function paintDoor(ctx: Context2d, { space, layer, depth }: Painted, [side, from]: readonly [Side, number]): void {
  const { stage, colourOf } = space;
  const face = (inset: number, foot: number, top: number) => {
    const edge = { from: from + DOOR.wide * inset, to: from + DOOR.wide * (1 - inset) };
    return faceOf(depth, { across: side * HALF, ...edge, foot, top });
  };
  const door = colourOf(layer.door);
  polygon(ctx, colourOf(layer.trim), face(-0.14, 0, DOOR.high + 0.09));
  if (stage.plan.variety === 'ajar' && side > 0 && from === AJAR) {
    polygon(ctx, '#ffdf9a', face(0, 0, DOOR.high));
    polygon(ctx, '#fff3cf', face(0.5, 0, DOOR.high));
    return;
  }
  polygon(ctx, mix(door, stage.palette.ink, 0.16 / from), face(0, 0, DOOR.high));
  for (const [foot, top] of [
    [0.12, 0.56],
    [0.66, 1.24],
  ] as const) {
    polygon(ctx, shade(door, -0.08), face(0.18, foot, top));
    polygon(ctx, shade(door, 0.03), face(0.26, foot + 0.04, top - 0.04));
  }
  const [x, y] = depth.at(side * HALF * 0.985, 0.6, from + DOOR.wide * 0.12);
  disc(ctx, '#e8c37a', [x, y, 0.028 * depth.scale(from)]);
  if (space.light.lamps > 0.2 && (from * 10) % 3 < 1.2) polygon(ctx, rgba('#ffd890', 0.5), face(0.06, 0, 0.025));
}

function paintLockers(
  ctx: Context2d,
  { depth }: Painted,
  { side, from, colour }: { side: Side; from: number; colour: Colour },
) {
  const [first, wide] = [from + DOOR.wide + 0.05, 0.07];
  for (const index of [2, 1, 0]) {
    const edge = { from: first + index * wide, to: first + (index + 0.9) * wide };
    const tint = index === 1 ? shade(colour, 0.04) : colour;
    polygon(ctx, tint, faceOf(depth, { across: side * HALF * 0.99, ...edge, foot: 0.05, top: 1.15 }));
    for (const y of [0.95, 1, 1.05]) {
      const slit = { from: edge.from + 0.015, to: edge.to - 0.015, foot: y, top: y + 0.015 };
      polygon(ctx, shade(colour, -0.16), faceOf(depth, { across: side * HALF * 0.99, ...slit }));
    }
  }
}

/** One wall with its doors, lockers and sconces. */
export function paintSide(ctx: Context2d, painted: Painted, side: Side): void {
  const { space, layer, depth } = painted;
  const { stage, colourOf } = space;
  const whole = { across: side * HALF, from: NEAR, to: END };
  const paint = (tone: Colour) => intoDepth(ctx, painted, [side, tone]);
  polygon(ctx, paint(colourOf(layer.wall)), faceOf(depth, { ...whole, foot: 0, top: HIGH }));
  polygon(ctx, paint(colourOf(layer.dado)), faceOf(depth, { ...whole, foot: 0, top: DADO }));
  polygon(ctx, paint(colourOf(layer.trim)), faceOf(depth, { ...whole, foot: DADO, top: DADO + 0.05 }));
  polygon(ctx, paint(colourOf(layer.trim)), faceOf(depth, { ...whole, foot: 0, top: 0.07 }));
  polygon(ctx, paint(colourOf(layer.trim)), faceOf(depth, { ...whole, foot: HIGH - 0.1, top: HIGH }));
  for (const from of DOORS) {
    paintDoor(ctx, painted, [side, from]);
    if (layer.lockers) paintLockers(ctx, painted, { side, from, colour: colourOf(layer.lockers) });
    if (layer.lamps !== 'sconces') continue;
    const z = from + 0.55;
    const [x, y] = depth.at(side * HALF * 0.96, 1.24, z);
    const size = depth.scale(z);
    polygon(ctx, mix(colourOf(layer.ceiling), '#ffe3a6', space.light.lamps), [
      x - 0.06 * size,
      y - 0.14 * size,
      x + 0.06 * size,
      y - 0.14 * size,
      x + 0.035 * size,
      y,
      x - 0.035 * size,
      y,
    ]);
    panel(ctx, '#b98a48', [x - 0.015 * size, y, 0.03 * size, 0.06 * size]);
    const alpha = 0.18 + 0.5 * space.light.lamps;
    glowAt(ctx, stage, { colour: LAMP, x, y: y - 0.1 * size, rx: 0.7 * size, alpha });
  }
}

/** Light that falls through the door that stands ajar. */
export function paintSpill(ctx: Context2d, { depth, space }: Painted): void {
  if (space.stage.plan.variety !== 'ajar') return;
  const { at } = depth;
  const [near, far] = [AJAR, AJAR + DOOR.wide];
  polygon(ctx, rgba('#ffe0a0', 0.5), [
    ...at(HALF, 0, near),
    ...at(HALF, 0, far),
    ...at(-0.5, 0, far * 0.98),
    ...at(-0.8, 0, near * 0.72),
  ]);
  const [x, y] = at(HALF, 0.7, near + 0.2);
  glowAt(ctx, space.stage, { colour: '#ffd58a', x, y, rx: 0.9 * depth.scale(near), alpha: 0.7 });
}
