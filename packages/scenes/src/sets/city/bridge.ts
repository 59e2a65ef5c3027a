import { mix, rgba, line, polygon, lerp, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** One place of the deck: 0 at the far bank to 1 at the edge of the frame. */
interface Span {
  readonly x: number;
  /** Height of the deck's upper edge. */
  readonly y: number;
  /** Grows towards us. */
  readonly scale: number;
}

export interface Bridge {
  /** Where the deck meets the far bank, and where it leaves the frame. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly rise: number;
}

/** Places of the pylons along the deck. */
const PYLONS = [0.3, 0.74] as const;
const CABLE_STEPS = 18;
/** Height of a pylon over the deck right before us, in units. */
const PYLON = 250;

function spanAt({ from, to, line: water, rise }: Bridge, t: number): Span {
  const near = t ** 1.7;
  return { x: lerp(from, to, t ** 1.35), y: water - rise * (0.16 + 0.84 * near), scale: 0.25 + 0.75 * near };
}

interface Tones {
  readonly steel: string;
  readonly lit: string;
  readonly cable: string;
}

function paintDeck(ctx: Context2d, bridge: Bridge, { tones, unit }: Look): void {
  const steps = Array.from({ length: 13 }, (_, i) => spanAt(bridge, i / 12));
  const upper = steps.flatMap(({ x, y }) => [x, y]);
  const lower = steps.toReversed().flatMap(({ x, y, scale }) => [x, y + 15 * scale * unit]);
  polygon(ctx, tones.steel, [...upper, ...lower]);
  line(ctx, { colour: tones.lit, width: 1.8 * unit }, upper);
}

interface Look {
  readonly tones: Tones;
  readonly unit: number;
}

function paintPylon(ctx: Context2d, { span, water }: { span: Span; water: number }, { tones, unit }: Look): void {
  const { x, y, scale } = span;
  const [half, height] = [11 * scale * unit, PYLON * scale * unit];
  const foot = water + 14 * scale * unit;
  for (const side of [-1, 1]) {
    const leg = x + side * half;
    polygon(ctx, tones.steel, [
      leg - 4 * scale * unit,
      foot,
      leg - 2.6 * scale * unit,
      y - height,
      leg + 2.6 * scale * unit,
      y - height,
      leg + 4 * scale * unit,
      foot,
    ]);
  }
  for (const share of [0.2, 0.55, 0.96]) ctx.fillRect(x - half, y - height * share, half * 2, 5 * scale * unit);
  line(ctx, { colour: tones.lit, width: 1.4 * scale * unit }, [x + half, y, x + half, y - height]);
  ctx.fillStyle = tones.steel;
  ctx.fillRect(x - half * 1.5, water + 2 * scale * unit, half * 3, 14 * scale * unit);
}

/** A cable between two heights that sags to the deck, with its hangers. */
function paintCable(ctx: Context2d, bridge: Bridge, { from, to, look }: Cable): void {
  const { tones, unit } = look;
  const top = (t: number) => PYLON * spanAt(bridge, t).scale * unit;
  const ends = [from.lift * top(from.t), to.lift * top(to.t)] as const;
  const points = Array.from({ length: CABLE_STEPS + 1 }, (_, i) => {
    const share = i / CABLE_STEPS;
    const span = spanAt(bridge, lerp(from.t, to.t, share));
    const droop =
      from.lift * to.lift > 0 ? 1 - 0.94 * (1 - (2 * share - 1) ** 2) : share ** (from.lift > 0 ? 0.6 : 1.7);
    const straight = from.lift * to.lift > 0 ? lerp(ends[0], ends[1], share) * droop : lerp(ends[0], ends[1], droop);
    return { ...span, lift: Math.max(3 * unit, straight) };
  });
  line(
    ctx,
    { colour: tones.steel, width: 2 * unit },
    points.flatMap(({ x, y, lift }) => [x, y - lift]),
  );
  for (const { x, y, lift } of points) line(ctx, { colour: tones.cable, width: unit * 0.8 }, [x, y, x, y - lift]);
}

interface CableEnd {
  readonly t: number;
  /** 1 at the top of a pylon, 0 at the deck. */
  readonly lift: number;
}
interface Cable {
  readonly from: CableEnd;
  readonly to: CableEnd;
  readonly look: Look;
}

function paintBridge(ctx: Context2d, bridge: Bridge, look: Look): void {
  const [far, near] = PYLONS;
  const tops = [
    { t: far, lift: 1 },
    { t: near, lift: 1 },
  ] as const;
  paintCable(ctx, bridge, { from: { t: 0, lift: 0 }, to: tops[0], look });
  paintCable(ctx, bridge, { from: tops[0], to: tops[1], look });
  paintCable(ctx, bridge, { from: tops[1], to: { t: 1.2, lift: 0 }, look });
  for (const t of PYLONS) paintPylon(ctx, { span: spanAt(bridge, t), water: bridge.line }, look);
  paintDeck(ctx, bridge, look);
}

/** Lamps along the deck, for the dark. */
function lampsOf(bridge: Bridge): readonly Span[] {
  return Array.from({ length: 12 }, (_, i) => spanAt(bridge, (i + 0.5) / 12));
}

/** A suspension bridge that comes out of the far bank and grows towards us, with its image on the water. */
export function addBridge(stage: Stage, bridge: Bridge): void {
  const { palette, unit, height } = stage;
  const steel = mix(mix('#a8483c', palette.ramp[2], 0.5 + palette.dark * 0.35), palette.ramp[3], 0.2);
  const tones = { steel, lit: rgba(mix(steel, palette.glow, 0.65), 0.9), cable: rgba(steel, 0.6) };
  const top = bridge.line - bridge.rise - PYLON * 1.1 * unit;
  stage.strip({ parallax: 0.32, top, bottom: Math.min(height, bridge.line + 260 * unit), fixed: true }, (ctx) => {
    ctx.save();
    ctx.globalAlpha = 0.2;
    ctx.translate(0, bridge.line * 1.7 + 10 * unit);
    ctx.scale(1, -0.7);
    paintBridge(ctx, bridge, { tones, unit });
    ctx.restore();
    paintBridge(ctx, bridge, { tones, unit });
    if (palette.dark < 0.2) return;
    for (const { x, y, scale } of lampsOf(bridge)) {
      const size = 26 * scale * unit;
      ctx.drawImage(stage.glow('#ffdc9a'), x - size, y - size - 8 * scale * unit, size * 2, size * 2);
    }
  });
}
