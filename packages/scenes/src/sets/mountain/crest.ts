import {
  mix,
  rgba,
  type Colour,
  disc,
  line,
  polygon,
  trace,
  createNoise,
  fractalNoise,
  type Context2d,
  verticalGradient,
  within,
} from '@kinora/drawing';

import type { HeightAt } from '../../land/ridge.ts';
import { rock } from '../../land/rock.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { repeat } from '../repeat.ts';
import { skylineOf, groundBelow } from '../skyline.ts';

/** Snow in light and shade, and bare stone. */
export interface SnowTones {
  readonly lit: Colour;
  readonly snow: Colour;
  readonly shade: Colour;
  readonly stone: Colour;
  readonly stoneLit: Colour;
}

export function makeSnowTones({ palette }: Stage): SnowTones {
  const snow = mix(mix('#ffffff', palette.key, 0.2), palette.sky[2], 0.2 + palette.dark * 0.36);
  const stone = mix('#565a6e', palette.ramp[2], 0.4);
  return {
    lit: mix(snow, mix('#ffffff', palette.glow, 0.4), 0.6 - palette.dark * 0.35),
    snow,
    shade: mix(snow, mix(palette.sky[1], palette.ramp[2], 0.4), 0.62),
    stone: mix(stone, palette.ramp[3], 0.25),
    stoneLit: mix(stone, palette.glow, 0.3),
  };
}

/** The blue side of the crest, with a knife edge that wanders below the skyline. */
function paintShade(ctx: Context2d, strip: Strip, { heightAt, tones }: Slope): void {
  const { stage } = strip;
  const { unit, height } = stage;
  const noise = createNoise(stage.seed ^ 77);
  const edge = skylineOf(
    strip,
    (x) => heightAt(x) + (14 + 90 * fractalNoise(noise, x / (150 * unit), { octaves: 3 })) * unit,
  );
  ctx.fillStyle = verticalGradient(
    ctx,
    [heightAt(stage.frame.heroX), height],
    [rgba(tones.shade, 0.95), rgba(tones.shade, 0.55)],
  );
  ctx.beginPath();
  ctx.moveTo(strip.left, strip.bottom);
  trace(ctx, edge);
  ctx.lineTo(strip.right, strip.bottom);
  ctx.fill();
}

interface Slope {
  readonly heightAt: HeightAt;
  readonly tones: SnowTones;
}

/** Ripples of the wind, and the prints of those who came before. */
function paintDrift(ctx: Context2d, strip: Strip, { heightAt, tones }: Slope): void {
  const { random, unit, frame, height } = strip.stage;
  ctx.lineCap = 'round';
  repeat(70, () => {
    const x = strip.left + random() * strip.width;
    const y = heightAt(x) + (20 + random() * 190) * unit;
    ctx.strokeStyle = rgba(random() < 0.5 ? tones.lit : tones.shade, 0.35);
    ctx.lineWidth = (1 + 2.4 * random()) * unit;
    const long = (30 + 90 * random()) * unit;
    ctx.beginPath();
    ctx.moveTo(x - long, y + 5 * unit);
    ctx.quadraticCurveTo(x, y - 6 * unit, x + long, y + 3 * unit);
    ctx.stroke();
  });
  repeat(11, (i) => {
    const x = frame.heroX + frame.side * (60 + i * 40) * unit;
    const y = Math.min(height, frame.ground + (10 + i * 4) * unit) + (i % 2) * 8 * unit;
    disc(ctx, rgba(tones.shade, 0.8), [x, y, 8 * unit, 3.2 * unit, 0.15]);
  });
}

/** A cairn of flat stones with a pole for the pennants. */
function paintCairn(
  ctx: Context2d,
  stage: Stage,
  { x, y, tall, tones }: { x: number; y: number; tall: number; tones: SnowTones },
): void {
  const { unit } = stage;
  line(ctx, { colour: tones.stone, width: 5 * unit }, [x, y, x, y - tall]);
  repeat(6, (i) => {
    const wide = (40 - i * 5) * unit;
    const top = y - (i + 1) * 11 * unit;
    const shift = Math.sin(i * 2.3) * 4 * unit;
    polygon(ctx, i % 2 === 0 ? tones.stone : mix(tones.stone, tones.stoneLit, 0.5), [
      x - wide + shift,
      top + 12 * unit,
      x - wide * 0.86 + shift,
      top,
      x + wide * 0.9 + shift,
      top + unit,
      x + wide + shift,
      top + 12 * unit,
    ]);
    ctx.fillStyle = rgba(tones.lit, 0.85);
    ctx.fillRect(x - wide * 0.8 + shift, top - unit, wide * 1.5, 2.6 * unit);
  });
}

export interface Crest {
  readonly heightAt: HeightAt;
  readonly cairn: { readonly x: number; readonly y: number; readonly tall: number };
}

/** Where the crest runs, and where its cairn stands. */
export function layCrest({ frame, height, seed, unit, width }: Stage): Crest {
  const noise = createNoise(seed ^ 4711);
  const { heroX, side, ground } = frame;
  const heightAt = (x: number) => {
    const away = ((x - heroX) * side) / width;
    const climb = away > 0 ? away ** 1.2 * -0.2 : (-away) ** 1.5 * 0.34;
    const rough =
      (fractalNoise(noise, x / (210 * unit) + 40, { octaves: 3 }) - 0.45) * 46 * unit * Math.min(1, Math.abs(away) * 6);
    return ground - 16 * unit + climb * height - rough;
  };
  const x = heroX - side * width * (frame.tall ? 0.32 : 0.24);
  return { heightAt, cairn: { x, y: heightAt(x) + 10 * unit, tall: 150 * unit } };
}

/** The snowy crest the cast stands on. */
export function addCrest(stage: Stage, crest: Crest, tones: SnowTones): void {
  const { height, palette, random, unit, frame } = stage;
  const { heightAt, cairn } = crest;
  const stone = { colour: tones.stone, lit: mix(tones.stoneLit, tones.lit, 0.35) };
  const bare = isSnowy(stage) ? 5 : 11;
  const top = height * 0.3;
  stage.strip({ parallax: 1, top, fixed: true }, (ctx, strip) => {
    paintCairn(ctx, stage, { ...cairn, tones });
    ctx.fillStyle = verticalGradient(
      ctx,
      [height * 0.55, height],
      [tones.lit, tones.snow, mix(tones.snow, tones.shade, 0.5)],
    );
    ctx.beginPath();
    ctx.moveTo(strip.left, strip.bottom);
    trace(ctx, skylineOf(strip, heightAt));
    ctx.lineTo(strip.right, strip.bottom);
    ctx.fill();
    within(ctx, groundBelow(strip, heightAt), () => {
      paintShade(ctx, strip, { heightAt, tones });
      paintDrift(ctx, strip, { heightAt, tones });
    });
    strip.scatter(bare, 50 * unit, (x) => {
      if (Math.abs(x - frame.heroX) < 120 * unit) return;
      const size = (30 + 56 * random()) * unit;
      rock(ctx, stage, {
        x,
        y: heightAt(x) + size * 0.3 + random() * 60 * unit,
        width: size,
        height: size * 0.5,
        ...stone,
      });
    });
    ctx.strokeStyle = rgba(mix('#ffffff', palette.glow, 0.5), 0.8);
    ctx.lineWidth = 2.4 * unit;
    ctx.beginPath();
    trace(ctx, skylineOf(strip, heightAt));
    ctx.stroke();
  });
}
