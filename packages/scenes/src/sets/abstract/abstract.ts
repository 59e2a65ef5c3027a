import { mix, rgba, disc, TAU, contextOf } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { glowAt } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { addBody, type Body } from './bodies.ts';
import { addBars, addPodium } from './podium.ts';
import { addRibbon, ribbonAt, type Ribbon } from './ribbons.ts';
import { makeDreamTones, type DreamTones } from './tones.ts';

/** A sky of the mood's colours on the slant, soft lights in it, and a great disc behind everything. */
function paintDream(stage: Stage, tones: DreamTones) {
  const { environment, frame, height, palette, random, unit, width } = stage;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  const slant = ctx.createLinearGradient(width * (0.5 - 0.4 * frame.side), 0, width * (0.5 + 0.4 * frame.side), height);
  [
    palette.sky[0],
    mix(palette.sky[1], tones.accent(3), 0.3),
    mix(palette.sky[2], tones.accent(0), 0.25),
    mix(palette.sky[3], tones.accent(1), 0.3),
    palette.sky[4],
  ].forEach((colour, index) => slant.addColorStop(index / 4, colour));
  ctx.fillStyle = slant;
  ctx.fillRect(0, 0, width, height);
  repeat(7, (i) => {
    const at = { x: random() * width, y: random() * height * 0.85, rx: (160 + 220 * random()) * unit };
    glowAt(ctx, stage, {
      colour: tones.accent(i),
      ...at,
      alpha: 0.42,
      mode: palette.dark > 0.6 ? 'screen' : 'source-over',
    });
  });
  const { x, y, radius } = stage.sun;
  glowAt(ctx, stage, { colour: palette.glow, x, y, rx: radius * 2.6, alpha: 0.5 });
  const face = ctx.createLinearGradient(x, y - radius, x, y + radius);
  face.addColorStop(0, mix(palette.sun, tones.lit(1), 0.4));
  face.addColorStop(0.55, mix(tones.accent(1), palette.sun, 0.35));
  face.addColorStop(1, mix(tones.accent(0), palette.glow, 0.3));
  disc(ctx, face, [x, y, radius]);
  ctx.lineWidth = 1.6 * unit;
  for (const [reach, alpha] of [
    [1.16, 0.5],
    [1.34, 0.32],
    [1.56, 0.18],
  ] as const) {
    ctx.strokeStyle = rgba(palette.sun, alpha);
    ctx.beginPath();
    ctx.arc(x, y, radius * reach, 0, TAU);
    ctx.stroke();
  }
  return canvas;
}

/** From far to near. */
function ribbonsOf({ frame, random }: Stage): readonly Ribbon[] {
  const wide = frame.tall ? 0.75 : 1;
  const ribbons: readonly Ribbon[] = [
    {
      parallax: 0.08,
      y: 0.3,
      swing: 0.1 * wide,
      width: 0.09 * wide,
      waves: 0.8,
      speed: 0.03,
      phase: 0.4,
      accent: 3,
      alpha: 0.5,
    },
    {
      parallax: 0.14,
      y: 0.46,
      swing: 0.12 * wide,
      width: 0.075 * wide,
      waves: 1.1,
      speed: -0.035,
      phase: 2.2,
      accent: 2,
      alpha: 0.62,
    },
    {
      parallax: 0.22,
      y: 0.6,
      swing: 0.09 * wide,
      width: 0.065 * wide,
      waves: 1.3,
      speed: 0.045,
      phase: 4.1,
      accent: 0,
      alpha: 0.75,
    },
    {
      parallax: 0.3,
      y: 0.68,
      swing: 0.06 * wide,
      width: 0.04 * wide,
      waves: 1.6,
      speed: -0.05,
      phase: 1.1,
      accent: 1,
      alpha: 0.85,
    },
  ];
  return ribbons.map((ribbon) => ({ ...ribbon, phase: ribbon.phase + (random() - 0.5) * 2.4 }));
}

/** Balls and rings around the hero, none before the face. */
function bodiesOf({ frame, random }: Stage): readonly Body[] {
  const mirrored = (x: number) => (frame.side < 0 ? x : 1 - x);
  const small = frame.tall ? 0.8 : 1;
  const planet = { x: mirrored(0.12), y: 0.22, parallax: 0.45 };
  const shift = Math.floor(random() * 5);
  const bodies: readonly Body[] = [
    { x: mirrored(0.88), y: 0.16, size: 26 * small, accent: 2, parallax: 0.25 },
    { x: mirrored(0.52), y: 0.13, size: 17 * small, accent: 0, parallax: 0.3 },
    { ...planet, size: 92 * small, accent: 1, ring: 'far' },
    { ...planet, size: 58 * small, accent: 3 },
    { ...planet, size: 92 * small, accent: 1, ring: 'near' },
    { x: mirrored(0.66), y: 0.47, size: 22 * small, accent: 4, parallax: 0.5 },
    { x: mirrored(0.86), y: 0.52, size: 62 * small, accent: 0, parallax: 0.6 },
    { x: mirrored(0.95), y: 0.3, size: 54 * small, accent: 4, parallax: 0.5, ring: 'whole' },
    { x: mirrored(0.05), y: 0.56, size: 36 * small, accent: 1, parallax: 0.7 },
    { x: mirrored(0.29), y: 0.09, size: 30 * small, accent: 2, parallax: 0.35, ring: 'whole' },
  ];
  return bodies.map((body) => ({ ...body, accent: body.accent + shift }));
}

/** Great balls right before the lens, out of focus. */
function addNearBalls(stage: Stage, tones: DreamTones): void {
  const { frame, height, palette, unit, width } = stage;
  const places = [
    [0.02, 1.04, 120, 3],
    [0.99, 1.1, 150, 0],
    [frame.side < 0 ? 1.02 : -0.02, 0.02, 90, 2],
  ] as const;
  stage.strip({ parallax: 1.6, top: -100 * unit, blur: 5, fixed: true }, (ctx) => {
    for (const [x, y, size, accent] of places) {
      const [cx, cy, radius] = [x * width, y * height, size * unit];
      const light = ctx.createRadialGradient(
        cx + (frame.lightX > cx ? 0.4 : -0.4) * radius,
        cy - radius * 0.45,
        0,
        cx,
        cy,
        radius * 1.1,
      );
      light.addColorStop(0, mix(tones.lit(accent), palette.sky[2], 0.2));
      light.addColorStop(0.5, tones.accent(accent));
      light.addColorStop(1, tones.deep(accent));
      disc(ctx, light, [cx, cy, radius]);
    }
  });
}

/** A boat rides a ribbon of its own; everyone else stands on the podium. */
function addGround(stage: Stage, tones: DreamTones): void {
  const { frame, height, palette, plan, unit, width } = stage;
  const afloat = plan.cast.some(({ mode }) => mode === 'water');
  const wave: Ribbon = {
    parallax: 1,
    y: frame.ground / height + 0.09,
    swing: 0.028,
    width: 0.1,
    waves: 1.4,
    speed: 0.16,
    phase: 0.6,
    accent: 2,
    alpha: 1,
  };
  const span = width + 2 * frame.margin;
  const world = {
    ground: () => frame.ground + 6 * unit,
    water: (x: number, time: number) => {
      const [y, half] = ribbonAt(stage, wave, { share: (x + frame.margin) / span, time });
      return y - half * 0.9;
    },
    bounce: tones.accent(0),
    bounceGain: 0.8,
    rimGain: Math.max(0.8, palette.dark + 0.35),
    swimY: 0.5,
    floatY: 0.5,
  };
  if (!afloat) {
    addPodium(stage, tones);
    return stage.addCast({ ...world, wet: 0.16, shadowGain: 0.5 });
  }
  addRibbon(stage, { ribbon: { ...wave, y: wave.y - 0.07, phase: 2.4, speed: -0.1, accent: 3 }, tones });
  stage.addCast({ ...world, mirrorGain: 0, drift: 0.1 });
  addRibbon(stage, { ribbon: wave, tones });
  return addRibbon(stage, {
    ribbon: { ...wave, y: wave.y + 0.12, width: 0.16, phase: 4, speed: 0.12, accent: 0 },
    tones,
  });
}

/** A dream of shapes: flowing ribbons, balls and rings in the mood's colours, bars that move like music. */
export function paintAbstract(stage: Stage): void {
  const { frame, height, palette, plan, unit } = stage;
  const radius = (frame.tall ? 125 : 150) * unit;
  stage.sun = { x: frame.lightX, y: height * (frame.tall ? 0.32 : 0.36), radius };
  const tones = makeDreamTones(stage);
  stage.backdrop(paintDream(stage, tones));
  addRays(stage, { count: 12, width: 0.05, gain: palette.dark > 0.6 ? 0.09 : 0.14 });
  const ribbons = ribbonsOf(stage);
  const bodies = bodiesOf(stage);
  for (const ribbon of ribbons.slice(0, 2)) addRibbon(stage, { ribbon, tones });
  for (const body of bodies.slice(0, 6)) addBody(stage, tones, body);
  addBars(stage, tones);
  for (const ribbon of ribbons.slice(2)) addRibbon(stage, { ribbon, tones });
  for (const body of bodies.slice(6)) addBody(stage, tones, body);
  addGround(stage, tones);
  addNearBalls(stage, tones);
  addAir(stage, plan.air ?? 'dust', { colour: mix(palette.glow, '#ffffff', 0.4) });
}
