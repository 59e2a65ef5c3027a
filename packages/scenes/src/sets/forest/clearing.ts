import { mix, rgba, disc, TAU, type Context2d, verticalGradient } from '@kinora/drawing';

import { grass } from '../../land/grass.ts';
import { type HeightAt, profile, ridge } from '../../land/ridge.ts';
import { rock } from '../../land/rock.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Wood } from './wood.ts';

/** Height of the path in the frame. */
function pathOf({ frame, height }: Stage): number {
  return frame.ground - height * 0.02;
}

/** The light is behind the trees: their shadows reach towards us. */
function paintLongShadows(ctx: Context2d, strip: Strip): void {
  const { stage } = strip;
  const { unit, height, palette, random, sun } = stage;
  const y = pathOf(stage) + 4 * unit;
  strip.scatter(9, 200 * unit, (x) => {
    const length = height * (0.16 + 0.16 * random());
    const skew = (x - sun.x) * 0.35;
    const w = (9 + 9 * random()) * unit;
    ctx.fillStyle = verticalGradient(ctx, [y, y + length], [rgba(palette.fill, 0.34), rgba(palette.fill, 0)]);
    ctx.beginPath();
    ctx.moveTo(x - w * 0.5, y);
    ctx.lineTo(x + w * 0.5, y);
    ctx.lineTo(x + skew * 0.5 + w * 3.2, y + length * 0.5);
    ctx.lineTo(x + skew + w, y + length);
    ctx.lineTo(x + skew * 0.5 - w * 3, y + length * 0.5);
    ctx.fill();
  });
}

/** Soft drifts and patches of light on the snow. */
function paintSnow(ctx: Context2d, strip: Strip): void {
  const { stage } = strip;
  const { unit, palette, random } = stage;
  const path = pathOf(stage);
  repeat(46, () => {
    const x = strip.left + strip.width * random();
    const y = path + (14 + 170 * random() ** 1.3) * unit;
    const reach = (40 + 150 * random()) * unit;
    const paint = rgba(random() < 0.5 ? '#ffffff' : mix(palette.fill, palette.sky[1], 0.3), 0.13);
    const thick = (3 + 7 * random()) * unit;
    strip.wrap(x, reach, (at) => disc(ctx, paint, [at, y, reach, thick]));
  });
  repeat(26, () => {
    const at = { x: strip.left + strip.width * random(), y: path + (6 + 36 * random()) * unit };
    glowAt(ctx, stage, { colour: palette.glow, ...at, rx: (40 + 60 * random()) * unit, ry: 7 * unit, alpha: 0.16 });
  });
}

function paintGrass(ctx: Context2d, strip: Strip, { wood, heightAt }: { wood: Wood; heightAt: HeightAt }): void {
  const lit = mix(wood.treeColour(0.7), strip.stage.palette.glow, 0.25);
  grass(ctx, strip, { heightAt, count: 900, height: 22, colour: wood.treeColour(0.9), lit });
}

const FALLEN = ['#d9752e', '#e9a53a', '#b8452c', '#f0c255', '#9c5a2e'];

/** Leaves that lie on the path, thick where they have drifted together. */
function paintFallen(ctx: Context2d, strip: Strip): void {
  const { stage } = strip;
  const { palette, random, unit } = stage;
  const path = pathOf(stage);
  repeat(30, () => {
    const near = random() ** 1.2;
    const at = [strip.left + strip.width * random(), path + (4 + 190 * near) * unit] as const;
    const colour = rgba(mix(FALLEN[Math.floor(random() * FALLEN.length)] ?? '#d9752e', palette.ink, 0.1), 0.22);
    disc(ctx, colour, [...at, (90 + 190 * near) * unit, (8 + 22 * near) * unit]);
  });
  repeat(900, () => {
    const near = random() ** 1.1;
    const at = [strip.left + strip.width * random(), path + (2 + 200 * near) * unit] as const;
    const own = FALLEN[Math.floor(random() * FALLEN.length)] ?? '#d9752e';
    const colour = mix(own, palette.dark > 0.5 ? palette.ink : palette.ramp[2], 0.12 + 0.3 * palette.dark);
    const size = (3 + 9 * near) * unit;
    disc(ctx, colour, [...at, size, size * 0.45, random() * 3]);
  });
}

function paintRocks(ctx: Context2d, strip: Strip, wood: Wood): void {
  const { stage } = strip;
  const { unit, palette, random } = stage;
  const winter = wood.season === 'winter';
  const colour = mix(palette.ramp[2], palette.fill, 0.3);
  const lit = mix(palette.ramp[1], palette.glow, 0.2);
  strip.scatter(winter ? 9 : 6, 60 * unit, (x) => {
    const y = pathOf(stage) + (6 + 26 * random()) * unit;
    const width = (30 + 50 * random()) * unit;
    rock(ctx, stage, { x, y, width, height: width * 0.42, colour, lit });
    if (!winter) return;
    ctx.fillStyle = rgba('#ffffff', 0.85);
    ctx.beginPath();
    ctx.ellipse(x, y - width * 0.36, width * 0.4, width * 0.13, 0, Math.PI, TAU);
    ctx.fill();
  });
}

function groundTones({ palette }: Stage, wood: Wood): { top: string; foot: string } {
  if (wood.season !== 'winter') return { top: wood.groundColour(0.7), foot: wood.treeColour(0.98) };
  return { top: mix('#ffffff', palette.sky[3], 0.32), foot: mix(palette.fill, palette.ramp[2], 0.45) };
}

/** The path the cast is on. */
export function addClearing(stage: Stage, wood: Wood): void {
  const { unit, height, palette } = stage;
  const path = pathOf(stage);
  const tones = groundTones(stage, wood);
  stage.strip({ parallax: 1, top: path - 60 * unit }, (ctx, strip) => {
    const heightAt = profile(strip, { y: path - 6 * unit, amplitude: 16 * unit, cells: 4, octaves: 2, seed: 5 });
    const lip = { lip: rgba(palette.glow, 0.85), lipWidth: 2.5 };
    ridge(ctx, strip, { heightAt, ...tones, ...lip, height: height * 0.36 });
    paintLongShadows(ctx, strip);
    if (wood.season === 'winter') paintSnow(ctx, strip);
    else paintGrass(ctx, strip, { wood, heightAt });
    if (wood.season === 'autumn') paintFallen(ctx, strip);
    paintRocks(ctx, strip, wood);
  });
}
