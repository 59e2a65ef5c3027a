import { mix, rgba, type Colour, disc, panel, placed, polygon, fraction, type Context2d } from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

export interface Fountain {
  readonly x: number;
  /** The front edge of its basin. */
  readonly y: number;
  /** Width of the basin. */
  readonly size: number;
}

interface Tones {
  readonly stone: Colour;
  readonly shade: Colour;
  readonly lit: Colour;
  readonly water: Colour;
  readonly foam: Colour;
}

const JETS = 14;

/** A drop of a jet: how far out and how high, in sizes of the fountain. */
export function dropAt(age: number, reach: number): readonly [aside: number, up: number] {
  return [reach * age, 0.62 * (4 * age * (1 - age)) * 0.34 + 0.62 * (1 - age)];
}

function paintBasins(ctx: Context2d, { x, y, size: s }: Fountain, { stone, shade, lit, water }: Tones): void {
  const place = { x, y, scale: s };
  disc(ctx, rgba(shade, 0.45), [x, y - s * 0.03, s * 0.58, s * 0.1]);
  panel(ctx, stone, [x - s * 0.5, y - s * 0.16, s, s * 0.12, s * 0.05]);
  disc(ctx, stone, [x, y - s * 0.06, s * 0.5, s * 0.07]);
  disc(ctx, lit, [x, y - s * 0.15, s * 0.5, s * 0.075]);
  disc(ctx, water, [x, y - s * 0.148, s * 0.45, s * 0.06]);
  for (const [up, wide] of [
    [0.36, 0.24],
    [0.56, 0.13],
  ] as const) {
    polygon(ctx, stone, placed([-0.045, -0.16, -0.03, -up, 0.03, -up, 0.045, -0.16], place));
    polygon(ctx, shade, placed([-0.045, -0.16, -0.03, -up, -0.01, -up, -0.01, -0.16], place));
    ctx.fillStyle = stone;
    ctx.beginPath();
    ctx.moveTo(x - s * wide, y - s * up);
    ctx.quadraticCurveTo(x, y - s * (up - 0.13), x + s * wide, y - s * up);
    ctx.fill();
    disc(ctx, lit, [x, y - s * up, s * wide, s * wide * 0.17]);
    disc(ctx, water, [x, y - s * up, s * wide * 0.86, s * wide * 0.12]);
  }
  disc(ctx, lit, [x, y - s * 0.61, s * 0.025, s * 0.04]);
}

interface Spray {
  readonly fountain: Fountain;
  readonly time: number;
  readonly tones: Tones;
}

/** Water that springs from the top and falls from bowl to bowl. */
function drawSpray(ctx: Context2d, stage: Stage, { fountain, time, tones }: Spray): void {
  const { unit } = stage;
  const { x, y, size: s } = fountain;
  ctx.lineCap = 'round';
  repeat(JETS, (jet) => {
    const across = ((jet + 0.5) / JETS) * 2 - 1;
    const reach = across * (0.24 + 0.12 * (jet % 2));
    ctx.strokeStyle = rgba(tones.foam, 0.3);
    ctx.lineWidth = 1.6 * unit;
    ctx.beginPath();
    repeat(9, (step) => {
      const [aside, up] = dropAt(step / 8, reach);
      ctx.lineTo(x + aside * s, y - s * 0.15 - up * s);
    });
    ctx.stroke();
    repeat(4, (i) => {
      const age = fraction(i / 4 + time * 0.7 + jet * 0.137);
      const [aside, up] = dropAt(age, reach);
      disc(ctx, rgba(tones.foam, 0.85 * (1 - age * 0.5)), [
        x + aside * s,
        y - s * 0.15 - up * s,
        (1.3 + 1.6 * age) * unit,
      ]);
    });
  });
  repeat(7, (i) => {
    const age = fraction(time * 0.5 + i / 7);
    const at = x + (i / 6 - 0.5) * s * 0.7;
    glowAt(ctx, stage, {
      colour: tones.foam,
      x: at,
      y: y - s * 0.15,
      rx: s * (0.05 + 0.06 * age),
      ry: s * 0.03,
      alpha: 0.5 * (1 - age),
    });
  });
  glowAt(ctx, stage, { colour: tones.foam, x, y: y - s * 0.5, rx: s * 0.34, ry: s * 0.4, alpha: 0.16 });
}

/** A stone fountain of three bowls; in the frost it stands still under snow. */
export function addFountain(
  stage: Stage,
  verdure: Verdure,
  { fountain, parallax }: { fountain: Fountain; parallax: number },
): void {
  const { palette } = stage;
  const { x, y, size: s } = fountain;
  const stone = mix(verdure.local('#cbbfae', 0.55), palette.mist, 0.1);
  const tones = {
    stone,
    shade: mix(stone, palette.ramp[3], 0.4),
    lit: verdure.snowy ? '#f5f8fc' : mix(stone, palette.glow, 0.45),
    water: verdure.snowy
      ? mix('#dcebf5', palette.ramp[0], 0.3)
      : mix(verdure.local('#5fb9c9', 0.6), palette.sky[3], 0.35),
    foam: stage.tone(mix('#ffffff', palette.key, 0.25 + palette.dark * 0.3)),
  };
  stage.strip({ parallax, top: y - s, bottom: y + s * 0.2, fixed: true }, (ctx) => paintBasins(ctx, fountain, tones));
  if (verdure.snowy) return;
  stage.live(parallax, (ctx, time) => drawSpray(ctx, stage, { fountain, time, tones }));
  if (palette.dark < 0.3) return;
  stage.live(parallax, (ctx) =>
    glowAt(ctx, stage, { colour: '#9fe0ff', x, y: y - s * 0.25, rx: s * 0.7, ry: s * 0.5, alpha: 0.5 }),
  );
}
