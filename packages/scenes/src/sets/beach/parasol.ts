import { mix, rgba, type Colour, disc, line, panel, polygon, pick, type Context2d } from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';
import type { Coast } from './sea.ts';

interface Pitch extends Spot {
  readonly lean: number;
}

const GORES = 7;

/** A gore of the canopy between two shares of its width. */
function paintGore(ctx: Context2d, { size: s }: Spot, [from, to]: readonly [number, number]): void {
  const at = (share: number) => (share - 0.5) * s * 1.3;
  const rim = (share: number) => -s * 0.86 + Math.sin(Math.PI * share) * s * 0.07;
  ctx.beginPath();
  ctx.moveTo(0, -s * 1.28);
  ctx.quadraticCurveTo(at(from) * 0.92, -s * 1.18, at(from), rim(from));
  ctx.quadraticCurveTo((at(from) + at(to)) / 2, rim((from + to) / 2) + s * 0.055, at(to), rim(to));
  ctx.quadraticCurveTo(at(to) * 0.92, -s * 1.18, 0, -s * 1.28);
  ctx.fill();
}

function paintParasol(ctx: Context2d, spot: Pitch, { stripes, pole, shade }: Cloth): void {
  const { x, y, size, lean } = spot;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(lean);
  line(ctx, { colour: pole, width: size * 0.03 }, [0, size * 0.05, 0, -size * 1.34]);
  repeat(GORES, (i) => {
    ctx.fillStyle = pick(stripes, i);
    paintGore(ctx, spot, [i / GORES, (i + 1) / GORES]);
    if (i / GORES < 0.45 !== lean < 0) return;
    ctx.fillStyle = shade;
    paintGore(ctx, spot, [i / GORES, (i + 1) / GORES]);
  });
  disc(ctx, pole, [0, -size * 1.31, size * 0.03]);
  ctx.restore();
}

interface Cloth {
  readonly stripes: readonly Colour[];
  readonly pole: Colour;
  readonly shade: string;
}

function paintTowel(ctx: Context2d, { x, y, size: s }: Spot, colours: readonly Colour[]): void {
  repeat(8, (i) => {
    const [from, to] = [x + (i - 4) * s * 0.13, x + (i - 3) * s * 0.13];
    polygon(ctx, pick(colours, i), [
      from + s * 0.12,
      y - s * 0.15,
      to + s * 0.12,
      y - s * 0.15,
      to - s * 0.12,
      y + s * 0.06,
      from - s * 0.12,
      y + s * 0.06,
    ]);
  });
}

function paintBall(ctx: Context2d, { x, y, size: s }: Spot, colours: readonly Colour[]): void {
  disc(ctx, pick(colours, 1), [x, y - s * 0.11, s * 0.115]);
  repeat(3, (i) => {
    ctx.fillStyle = pick(colours, i * 2);
    ctx.beginPath();
    ctx.moveTo(x + s * 0.02, y - s * 0.18);
    ctx.arc(x, y - s * 0.11, s * 0.115, i * 2.1 + 0.3, i * 2.1 + 1.35);
    ctx.fill();
  });
}

/** Towers of sand with a flag. */
function paintSandcastle(
  ctx: Context2d,
  { x, y, size: s }: Spot,
  { sand, dark, flag }: { sand: Colour; dark: Colour; flag: Colour },
): void {
  for (const [aside, tall, wide] of [
    [-0.2, 0.2, 0.09],
    [0.2, 0.17, 0.085],
    [0, 0.34, 0.12],
  ] as const) {
    const [left, top] = [x + (aside - wide) * s, y - tall * s];
    polygon(ctx, sand, [left - s * 0.02, y, left, top, left + wide * 2 * s, top, left + (wide * 2 + 0.02) * s, y]);
    repeat(3, (i) => panel(ctx, sand, [left + i * wide * 0.76 * s, top - s * 0.035, wide * 0.46 * s, s * 0.05]));
    polygon(ctx, dark, [
      left + wide * 1.3 * s,
      y,
      left + wide * 1.3 * s,
      top,
      left + wide * 2 * s,
      top,
      left + (wide * 2 + 0.02) * s,
      y,
    ]);
  }
  panel(ctx, sand, [x - s * 0.24, y - s * 0.1, s * 0.48, s * 0.12, s * 0.02]);
  disc(ctx, dark, [x, y + s * 0.01, s * 0.05, s * 0.07]);
  line(ctx, { colour: dark, width: s * 0.012 }, [x, y - s * 0.34, x, y - s * 0.54]);
  polygon(ctx, flag, [x, y - s * 0.54, x + s * 0.13, y - s * 0.49, x, y - s * 0.44]);
}

/** A striped parasol with towel and ball, and a castle of sand; nothing of it in the cold. */
export function addHoliday(stage: Stage, { shore, tones }: Coast, verdure: Verdure): void {
  const { frame, palette, unit, width } = stage;
  if (verdure.snowy || shore.afloat) return;
  const cloth = (colour: Colour) => mix(verdure.local(colour, 0.8), palette.ramp[3], palette.dark * 0.2);
  const stripes = [cloth('#f2604f'), cloth('#fff4e2')];
  const pole = cloth('#f4ead8');
  const size = 150 * unit;
  const at = (share: number) => frame.heroX - frame.side * share * width;
  const spot = { x: at(frame.tall ? -0.34 : -0.2), size, lean: frame.side * -0.16 };
  const y = Math.max(shore.lineAt(spot.x) + 78 * unit, frame.ground - 34 * unit);
  const shade = rgba(palette.ramp[3], 0.16);
  const castle = { x: at(frame.tall ? 0.3 : 0.19), size: 118 * unit, lean: 0 };
  const castleY = Math.max(shore.lineAt(castle.x) + 72 * unit, frame.ground + 34 * unit);
  stage.strip({ parallax: 0.9, top: y - size * 1.6, fixed: true }, (ctx) => {
    disc(ctx, rgba(palette.ramp[3], 0.22), [
      spot.x - verdure.side * size * 0.3,
      y + 6 * unit,
      size * 0.75,
      size * 0.12,
    ]);
    paintTowel(ctx, { ...spot, x: spot.x - frame.side * size * 0.4, y: y + 8 * unit }, [
      cloth('#2f8fae'),
      cloth('#f2c14e'),
    ]);
    paintParasol(ctx, { ...spot, y }, { stripes, pole, shade });
    paintBall(ctx, { ...spot, x: spot.x + frame.side * size * 0.52, y: y + 16 * unit }, [
      cloth('#ef5d60'),
      cloth('#fff4e2'),
      cloth('#3f9fd0'),
    ]);
    disc(ctx, rgba(palette.ramp[3], 0.2), [
      castle.x - verdure.side * 26 * unit,
      castleY + 2 * unit,
      56 * unit,
      8 * unit,
    ]);
    const sand = mix(tones.sandNear, palette.glow, 0.18);
    paintSandcastle(
      ctx,
      { ...castle, y: castleY },
      { sand, dark: mix(tones.sandNear, palette.ramp[3], 0.28), flag: cloth('#ef5d60') },
    );
  });
}
