import { mix, rgba, shade, disc, panel, pick, type Context2d } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { addRays } from '../../light/rays.ts';
import { addClouds } from '../../sky/clouds.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import { addStorm } from '../../sky/storm.ts';
import type { Stage, World } from '../../stage/stage.ts';
import { isWet } from '../../stage/weather.ts';
import { ashore } from '../indoor-world.ts';
import type { Spot } from '../spot.ts';
import { addCameraFlashes, addFlags, addFloodlights, addScoreboard } from './floodlights.ts';
import { addPitch } from './pitch.ts';
import { planStadium, type StadiumPlan } from './stadium-plan.ts';
import { addStands } from './stands.ts';

function addSky(stage: Stage, { rim }: StadiumPlan): void {
  const { frame, height, palette, plan, unit: u } = stage;
  const y = palette.elevation > 0.2 ? height * (frame.tall ? 0.2 : 0.14) : rim - height * 0.12;
  stage.backdrop(paintSky(stage, { horizon: rim + height * 0.1, sun: { x: frame.lightX, y, radius: 34 * u } }));
  if (plan.weather === 'storm') {
    addStorm(stage, { ceiling: { base: 0.3 }, bolts: 0.04 });
    return;
  }
  if (palette.dark > 0.4) stage.screen(makeStars(stage, { count: 130, bottom: rim }));
  addClouds(stage, { count: 5, alpha: 0.8, top: 0.02, bottom: 0.28 });
}

const SCARVES = ['#d9483c', '#f2efe4', '#e8b23c', '#3f6fb4'];

interface Fan extends Spot {
  readonly dark: string;
  readonly scarf: string;
  readonly kind: number;
}

/** Somebody seen from behind: arms up, or a scarf held high. */
function paintFan(ctx: Context2d, { x, y, size: s, dark, scarf, kind }: Fan): void {
  ctx.strokeStyle = dark;
  ctx.lineCap = 'round';
  ctx.lineWidth = s * 0.2;
  const lift = kind % 3;
  if (lift > 0) {
    [-1, 1].forEach((side) => {
      ctx.beginPath();
      ctx.moveTo(x + side * s * 0.4, y + s * 0.2);
      ctx.quadraticCurveTo(x + side * s * 0.68, y - s * 0.3, x + side * s * (lift === 1 ? 0.5 : 0.76), y - s * 0.98);
      ctx.stroke();
    });
  }
  if (lift === 2) panel(ctx, scarf, [x - s * 0.86, y - s * 1.16, s * 1.72, s * 0.25, s * 0.05]);
  ctx.fillStyle = dark;
  ctx.beginPath();
  ctx.moveTo(x - s * 0.62, y + s * 1.2);
  ctx.bezierCurveTo(x - s * 0.62, y + s * 0.1, x - s * 0.3, y - s * 0.02, x, y - s * 0.04);
  ctx.bezierCurveTo(x + s * 0.3, y - s * 0.02, x + s * 0.62, y + s * 0.1, x + s * 0.62, y + s * 1.2);
  ctx.fill();
  disc(ctx, dark, [x, y - s * 0.36, s * 0.27, s * 0.31]);
  if (lift === 0) disc(ctx, scarf, [x, y - s * 0.02, s * 0.33, s * 0.12]);
  if (kind % 5 === 0) panel(ctx, scarf, [x - s * 0.28, y - s * 0.7, s * 0.56, s * 0.22, s * 0.1]);
}

/** Fans in the near rows, dark against the pitch and out of focus; none before the hero. */
function addFans(stage: Stage, plan: StadiumPlan): void {
  const { frame, height, palette, random, unit: u, width } = stage;
  const size = (frame.wide ? 62 : 56) * u;
  const y = height * (frame.tall ? 0.965 : 0.985);
  stage.strip({ parallax: 1.5, top: y - size * 1.7, blur: 2 }, (ctx, strip) => {
    const count = Math.round(strip.width / (size * 1.25));
    strip.scatter(count, size, (x) => {
      const near = Math.abs(x - frame.heroX) < width * 0.16;
      const fan = {
        x,
        y: y + (random() - 0.4) * size * 0.3,
        size: size * (0.9 + 0.25 * random()),
        kind: Math.floor(random() * 30),
      };
      const dark = mix(shade(palette.ink, 0.02), plan.tone('#3a4a5a'), 0.25);
      const scarf = mix(plan.tone(pick(SCARVES, random() * SCARVES.length)), palette.ink, 0.25);
      paintFan(ctx, {
        ...fan,
        y: fan.y - 3 * u,
        kind: near ? 0 : fan.kind,
        dark: rgba(palette.glow, 0.35),
        scarf: rgba(palette.glow, 0),
      });
      paintFan(ctx, { ...fan, kind: near ? 0 : fan.kind, dark, scarf });
    });
  });
}

function worldOf(stage: Stage, { grass, lamps }: StadiumPlan): World {
  const { frame, palette, unit } = stage;
  return {
    modeFor: ashore,
    ground: () => frame.ground + 4 * unit,
    heroScale: frame.tall ? 0.84 : 1.02,
    bounce: mix(grass, '#f4fbe8', 0.2 * lamps),
    rimColour: mix(palette.glow, '#f2f8ff', 0.6 * lamps),
    rimGain: 0.7 + 0.3 * lamps,
    wet: isWet(stage) ? 0.14 : 0,
    dust: grass,
    airY: frame.tall ? 0.42 : 0.34,
  };
}

/** Stadium: stands full of people, floodlights, mown stripes, flags, a board of lamps, confetti. */
export function paintStadium(stage: Stage): void {
  const { plan: scene } = stage;
  const plan = planStadium(stage);
  addSky(stage, plan);
  if (plan.lamps < 0.5) addRays(stage, { count: 8, from: 0.4, to: 2.7, width: 0.06, gain: 0.14 });
  addFloodlights(stage, plan);
  addScoreboard(stage, plan);
  addStands(stage, plan);
  addFlags(stage, plan);
  addCameraFlashes(stage, plan);
  addMist(stage, { parallax: 0.5, y: plan.pitch - 6 * stage.unit, height: 90, gain: 0.3 });
  addPitch(stage, plan);
  stage.addCast(worldOf(stage, plan));
  addFans(stage, plan);
  const wet = scene.weather === 'rain' || scene.weather === 'storm' || scene.weather === 'snow';
  if (!wet && scene.air === null) addAir(stage, 'confetti', { count: 90 });
}
