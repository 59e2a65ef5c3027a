import { mix, rgba, type Context2d } from '@kinora/drawing';
import { someone } from '@kinora/reading';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { type HeightAt, profile, ridge } from '../../land/ridge.ts';
import { addSunGlow } from '../../light/glow.ts';
import { addClouds } from '../../sky/clouds.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { addDune } from './dunes.ts';
import { addMesas } from './mesas.ts';
import { addPlain } from './plain.ts';
import { makeSand, type Sand } from './sand.ts';

function addSky(stage: Stage, horizon: number): void {
  const { frame, height, palette, unit } = stage;
  const { sky } = palette;
  const y = horizon - height * (palette.id === 'sunset' ? 0.2 : palette.elevation);
  const sun = { x: frame.lightX, y, radius: (palette.moon ? 34 : 74) * unit };
  stage.backdrop(paintSky(stage, { horizon, sun }));
  if (palette.dark > 0.6) stage.screen(makeStars(stage, { count: 260, bottom: horizon }));
  const tones = { lit: mix(sky[4], palette.glow, 0.4), dark: mix(sky[1], sky[2], 0.55) };
  addClouds(stage, { count: 4, top: 0.1, bottom: 0.46, size: 1.15, alpha: 0.75, ...tones });
}

function addDistance(stage: Stage, sand: Sand, horizon: number): void {
  const { height, palette, unit } = stage;
  addMesas(stage, sand, { parallax: 0.05, y: horizon + 6 * unit, depth: 0.1, count: 6 });
  const haze = mix(palette.mist, palette.glow, 0.3);
  addMist(stage, { parallax: 0.06, y: horizon, height: 90, gain: 0.6, colour: haze });
  addMesas(stage, sand, { parallax: 0.12, y: horizon + 14 * unit, depth: 0.45, count: 3 });
  addSunGlow(stage, { parallax: 0.08, reach: 300, alpha: 0.3 });
  const far = { parallax: 0.22, y: horizon + height * 0.05, amplitude: 84, cells: 5, depth: 0.1, seed: 3 };
  addDune(stage, sand, far);
  const near = { parallax: 0.45, y: horizon + height * 0.1, amplitude: 96, cells: 4, depth: 0.45, seed: 7 };
  addDune(stage, sand, near);
}

function paintTuft(ctx: Context2d, { palette, random, unit }: Stage, [x, y]: readonly [number, number]): void {
  const lit = mix(palette.ink, palette.glow, 0.35);
  ctx.lineWidth = 2.4 * unit;
  ctx.lineCap = 'round';
  repeat(9, (i) => {
    const angle = -Math.PI / 2 + (i - 4) * 0.26;
    const length = (30 + 34 * random()) * unit;
    ctx.strokeStyle = i % 3 === 0 ? lit : palette.ink;
    ctx.beginPath();
    ctx.moveTo(x, y + 6 * unit);
    const tip = [x + Math.cos(angle) * length, y + Math.sin(angle) * length] as const;
    ctx.quadraticCurveTo(x + Math.cos(angle) * length * 0.4, y - length * 0.5, ...tip);
    ctx.stroke();
  });
}

function paintTufts(ctx: Context2d, strip: Strip, heightAt: HeightAt): void {
  const { random, unit } = strip.stage;
  strip.scatter(6, 80 * unit, (x) => {
    if (random() >= 0.25) paintTuft(ctx, strip.stage, [x, heightAt(x)]);
  });
}

function addForeground(stage: Stage, sand: Sand): void {
  const { height, palette, unit } = stage;
  const tones = { top: mix(sand[3], palette.ink, 0.25), foot: palette.ink, lip: rgba(palette.glow, 0.55) };
  stage.strip({ parallax: 1.7, top: height * 0.8, blur: 3 }, (ctx, strip) => {
    const heightAt = profile(strip, { y: height * 0.985, amplitude: 60 * unit, cells: 6, octaves: 2, seed: 17 });
    ridge(ctx, strip, { heightAt, ...tones, height: height * 0.12 });
    paintTufts(ctx, strip, heightAt);
  });
}

/** Desert: mesas in heat haze, dunes with a knife edge between light and shade, a road when someone drives. */
export function paintDesert(stage: Stage): void {
  const { frame, height, unit, palette, plan } = stage;
  const horizon = frame.horizon + height * 0.02;
  addSky(stage, horizon);
  const sand = makeSand(stage);
  addDistance(stage, sand, horizon);
  addPlain(stage, sand);
  stage.addCast({
    ground: () => frame.ground + (someone(plan, 'drive') ? 22 : 10) * unit,
    bounce: mix(sand[1], sand[2], 0.5),
    dust: mix(sand[0], '#ffffff', 0.25),
    rimGain: 1,
    shadowGain: 0.6,
  });
  addForeground(stage, sand);
  addAir(stage, plan.air ?? 'dust', { colour: mix(palette.glow, '#ffffff', 0.2) });
}
