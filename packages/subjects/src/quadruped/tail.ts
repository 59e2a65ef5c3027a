import { blob, disc, moved, placed, stroke, type Context2d, type Points } from '@kinora/drawing';

import { within } from '../rig/modelling.ts';
import type { Coat, TailShape } from './coat.ts';
import { drawCurls } from './curls.ts';
import { OUTLINES } from './outlines.data.ts';

export interface TailRoot {
  x: number;
  y: number;
  /** -1..1, down to up. */
  wag: number;
}

type TailPainter = (ctx: Context2d, coat: Coat, root: TailRoot) => void;

/** Across the tail that was drawn last, each a little further out. */
function drawRings(ctx: Context2d, colour: string, { x, y, wag }: TailRoot): void {
  within(ctx, () => {
    for (const along of [0.1, 0.2, 0.3, 0.4])
      disc(ctx, colour, [x - along, y - 0.03 + wag * along * 2.4, 0.022, 0.13, -wag * 0.6]);
  });
}

function bush(ctx: Context2d, { colour, rings, tip = colour }: Coat, root: TailRoot): void {
  const lift = -0.1 + root.wag * 0.22;
  blob(ctx, colour, placed(moved(OUTLINES.bushTail, OUTLINES.bushTailSwing, lift), root));
  if (rings !== undefined) drawRings(ctx, rings, { ...root, wag: lift });
  blob(ctx, tip, placed(moved(OUTLINES.bushTip, OUTLINES.bushTipSwing, lift), root));
}

function horse(ctx: Context2d, { colour, mane = colour }: Coat, root: TailRoot): void {
  blob(ctx, mane, placed(moved(OUTLINES.horseTail, OUTLINES.horseTailSwing, root.wag), root));
}

function puff(ctx: Context2d, { belly }: Coat, { x, y }: TailRoot): void {
  disc(ctx, belly, [x - 0.03, y - 0.02, 0.075]);
}

function short(ctx: Context2d, { colour }: Coat, root: TailRoot): void {
  blob(ctx, colour, placed(moved(OUTLINES.shortTail, OUTLINES.shortTailSwing, root.wag), root));
}

function raised(root: TailRoot): number[] {
  return placed(moved(OUTLINES.raisedTail, OUTLINES.thinTailSwing, root.wag), root);
}

function hanging(root: TailRoot): number[] {
  return placed(moved(OUTLINES.hangingTail, OUTLINES.thinTailSwing, root.wag), root);
}

function up(ctx: Context2d, { colour }: Coat, root: TailRoot): void {
  stroke(ctx, { colour, width: 0.06 }, raised(root).slice(0, 6));
}

function long(ctx: Context2d, { colour, tip = colour, stripes = tip }: Coat, root: TailRoot): void {
  const points = raised(root);
  stroke(ctx, { colour, width: 0.06 }, points);
  if (tip !== colour) stroke(ctx, { colour: tip, width: 0.06 }, points.slice(2));
  const [, , x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  disc(ctx, stripes, [x1, y1, 0.034, 0.02]);
  disc(ctx, stripes, [x2, y2, 0.034, 0.02]);
}

function thin(ctx: Context2d, { colour }: Coat, root: TailRoot): void {
  stroke(ctx, { colour, width: 0.035 }, hanging(root));
}

function tuft(ctx: Context2d, coat: Coat, root: TailRoot): void {
  thin(ctx, coat, root);
  const [x = 0, y = 0] = hanging(root).slice(-2);
  disc(ctx, coat.ruff ?? coat.colour, [x, y, 0.05, 0.07]);
}

function curl(ctx: Context2d, { colour }: Coat, root: TailRoot): void {
  stroke(ctx, { colour, width: 0.035 }, placed(moved(OUTLINES.curlTail, OUTLINES.curlTailSwing, root.wag), root));
}

/** Curled over the back, its end of the colour of the tip. */
function ring(ctx: Context2d, { colour, waist, tip = colour }: Coat, root: TailRoot): void {
  const scale = waist / 0.17;
  const points = placed(moved(OUTLINES.ringTail, OUTLINES.ringTailSwing, root.wag), { ...root, scale });
  stroke(ctx, { colour, width: 0.1 * scale }, points);
  stroke(ctx, { colour: tip, width: 0.075 * scale }, points.slice(-6));
}

/** A thin tail that stands off behind, or up. */
function rod(outline: Points): TailPainter {
  return (ctx, { colour, tip }, root) => {
    const points = placed(moved(outline, [0, 0, 0, 0.03, 0, 0.12], root.wag), root);
    stroke(ctx, { colour, width: 0.045 }, points);
    const [x = 0, y = 0] = points.slice(-2);
    if (tip !== undefined) disc(ctx, tip, [x, y + 0.03, 0.028, 0.06]);
  };
}

function pompon(ctx: Context2d, coat: Coat, root: TailRoot): void {
  rod(OUTLINES.flagTail)(ctx, coat, root);
  drawCurls(ctx, coat.colour, [root.x - 0.12, root.y - 0.36 + root.wag * 0.12, 0.075]);
}

const whip = rod(OUTLINES.whipTail);
const flag = rod(OUTLINES.flagTail);

const TAILS: Readonly<Record<TailShape, TailPainter>> = {
  bush,
  horse,
  puff,
  short,
  up,
  long,
  thin,
  tuft,
  curl,
  ring,
  whip,
  flag,
  pompon,
};

export function drawTail(ctx: Context2d, coat: Coat, root: TailRoot): void {
  TAILS[coat.tail](ctx, coat, root);
}
