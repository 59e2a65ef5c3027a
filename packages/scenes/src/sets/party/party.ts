import { rgba, clamp, TAU, contextOf, verticalGradient } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import type { Mode } from '@kinora/subjects';

import { addAir } from '../../air/air.ts';
import { glowAt } from '../../light/glow.ts';
import { cloudSprite } from '../../sky/clouds.ts';
import type { Palette, Place, Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { addBunting } from './bunting.ts';
import { addCake } from './cake.ts';
import { PARTY_PLACES } from './party-places.data.ts';

const BEAMS = 18;

function partyPalette({ palette }: Stage): Palette {
  return {
    ...palette,
    sky: ['#2b2a6b', '#6a3f9a', '#e0608a', '#ff9f7a', '#ffe0a8'],
    key: '#fff0d0',
    fill: '#7a4fa8',
    glow: '#ffd9a0',
    ink: '#2a1a4a',
    mist: '#ffc9b0',
    dark: 0.18,
    ramp: ['#ffb08a', '#d9608f', '#7a3f94', '#2a1a4a'],
  };
}

function addSky(stage: Stage): void {
  const { environment, height, palette, width } = stage;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = verticalGradient(ctx, [0, height], palette.sky);
  ctx.fillRect(0, 0, width, height);
  const light = { x: width / 2, y: height * 0.86, rx: width * 0.6, ry: height * 0.8, alpha: 0.8 };
  glowAt(ctx, stage, { colour: '#fff0c0', ...light });
  stage.backdrop(canvas);
}

/** A sunburst that turns slowly behind the cake. */
function addSunburst(stage: Stage): void {
  const { height, width } = stage;
  const reach = Math.hypot(width, height);
  const beam = rgba(stage.tone('#fff0cd'), 0.1);
  stage.live(0.1, (ctx, time) => {
    ctx.save();
    ctx.translate(width / 2, height * 0.86);
    ctx.rotate(time * 0.03);
    ctx.fillStyle = beam;
    repeat(BEAMS, (i) => {
      const angle = (i * TAU) / BEAMS;
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.arc(0, 0, reach, angle, angle + TAU / BEAMS / 2);
      ctx.fill();
    });
    ctx.restore();
  });
}

function addPaperClouds(stage: Stage): void {
  const { height, random, unit, width } = stage;
  repeat(6, (i) => {
    const size = (240 + 160 * random()) * unit;
    const sprite = cloudSprite(stage, { width: size, height: size * 0.4, lit: '#fff3e0', dark: '#f2a0a8' });
    const cloud = stage.finish(sprite, { parallax: 0.3 });
    const x = width * (i / 5) - size / 2;
    const y = Math.round(height * (0.78 + 0.1 * random()));
    stage.live(0.2 + 0.06 * i, (ctx, time) => {
      ctx.drawImage(cloud, Math.round(x + Math.sin(time * 0.4 + i) * 14 * unit), y);
    });
  });
}

function partyPlaces({ frame, width, height, plan }: Stage, count: number): readonly Place[] {
  // Guests need more room than balloons.
  const reach = plan.cast.some(({ mode }) => mode === 'ground') ? 0.3 : 0.5;
  return PARTY_PLACES.slice(0, count).map(([aside, down, scale]) => ({
    x: width * (0.5 + clamp(aside, -reach, reach) * (frame.tall ? 0.86 : 1)),
    y: height * (frame.tall ? down * 0.72 + 0.2 : down + 0.04),
    depth: 0,
    scale: scale * 1.25,
  }));
}

function modeAtParty({ mode }: CastEntry): Mode {
  return mode === 'air' || mode === 'party' ? 'party' : 'ground';
}

/** Greeting card: sunburst, bunting, balloons, confetti and a cake around the words. */
export function paintParty(stage: Stage): void {
  const { height, plan, unit, width } = stage;
  stage.palette = partyPalette(stage);
  stage.sun = { x: width / 2, y: height * 0.5, radius: unit };
  stage.vignette = 0.4;
  addSky(stage);
  addSunburst(stage);
  addPaperClouds(stage);
  addBunting(stage);
  stage.addCast({
    places: (count) => partyPlaces(stage, count),
    modeFor: modeAtParty,
    ground: () => height * 0.86,
    bounce: '#ff9f8a',
    rimGain: 0.7,
  });
  if (!plan.cast.some(({ name }) => name.includes('cake'))) addCake(stage);
  addAir(stage, 'confetti');
}
