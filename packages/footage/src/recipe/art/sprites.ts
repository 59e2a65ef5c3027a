import {
  mix,
  rgba,
  shade,
  blob,
  disc,
  panel,
  polygon,
  TAU,
  contextOf,
  type Canvas,
  type Context2d,
  type PaintEnv,
} from '@kinora/drawing';

import { heart, star } from './shapes.ts';

/** Paints a small thing between -1 and 1. */
type Sprite = (ctx: Context2d) => void;

const heartIn =
  (colour: string): Sprite =>
  (ctx) => {
    const light = ctx.createRadialGradient(-0.3, -0.4, 0.05, 0, 0, 1.1);
    light.addColorStop(0, mix(colour, '#ffffff', 0.6));
    light.addColorStop(0.5, colour);
    light.addColorStop(1, shade(colour, -0.12));
    heart(ctx, light, [0, 0, 0.9]);
    disc(ctx, 'rgba(255,255,255,.55)', [-0.38, -0.42, 0.16, 0.1, -0.7]);
  };

const balloonIn =
  (colour: string): Sprite =>
  (ctx) => {
    ctx.strokeStyle = 'rgba(255,255,255,.6)';
    ctx.lineWidth = 0.03;
    ctx.beginPath();
    ctx.moveTo(0, 0.4);
    ctx.quadraticCurveTo(0.15, 0.7, -0.02, 1);
    ctx.stroke();
    const light = ctx.createRadialGradient(-0.2, -0.5, 0.05, 0, -0.25, 0.8);
    light.addColorStop(0, mix(colour, '#ffffff', 0.7));
    light.addColorStop(0.4, colour);
    light.addColorStop(1, shade(colour, -0.16));
    blob(ctx, light, [0, -0.98, 0.46, -0.78, 0.55, -0.35, 0.3, 0.12, 0, 0.36, -0.3, 0.12, -0.55, -0.35, -0.46, -0.78]);
    polygon(ctx, shade(colour, -0.1), [-0.08, 0.44, 0.08, 0.44, 0, 0.32]);
    disc(ctx, 'rgba(255,255,255,.7)', [-0.24, -0.62, 0.09, 0.17, 0.4]);
  };

const lanternIn =
  (colour: string): Sprite =>
  (ctx) => {
    const glow = ctx.createRadialGradient(0, 0, 0.1, 0, 0, 1);
    glow.addColorStop(0, rgba('#ffd27a', 0.75));
    glow.addColorStop(1, rgba('#ff9a3c', 0));
    disc(ctx, glow, [0, 0, 1]);
    const paper = ctx.createLinearGradient(0, -0.6, 0, 0.55);
    paper.addColorStop(0, mix(colour, '#c8501e', 0.35));
    paper.addColorStop(0.6, mix(colour, '#ffd98a', 0.4));
    paper.addColorStop(1, '#fff3c0');
    blob(ctx, paper, [-0.3, -0.6, 0, -0.68, 0.3, -0.6, 0.44, -0.1, 0.36, 0.5, 0, 0.58, -0.36, 0.5, -0.44, -0.1]);
    disc(ctx, '#fffbe0', [0, 0.42, 0.16, 0.08]);
    panel(ctx, rgba('#8a3a12', 0.35), [-0.36, 0.48, 0.72, 0.05]);
  };

const ghost: Sprite = (ctx) => {
  const cloth = ctx.createLinearGradient(0, -0.9, 0, 0.9);
  cloth.addColorStop(0, '#ffffff');
  cloth.addColorStop(1, 'rgba(214,226,255,.55)');
  blob(
    ctx,
    cloth,
    [
      0, -0.92, 0.5, -0.7, 0.62, -0.1, 0.66, 0.78, 0.42, 0.62, 0.22, 0.86, 0, 0.64, -0.22, 0.86, -0.42, 0.62, -0.66,
      0.78, -0.62, -0.1, -0.5, -0.7,
    ],
  );
  for (const side of [-1, 1]) {
    disc(ctx, '#1d1833', [side * 0.22, -0.3, 0.1, 0.15]);
    disc(ctx, '#ffffff', [side * 0.22 - 0.03, -0.36, 0.035]);
    disc(ctx, 'rgba(255,140,170,.5)', [side * 0.36, -0.1, 0.1, 0.06]);
  }
  disc(ctx, '#1d1833', [0, -0.04, 0.09, 0.13]);
};

const bat: Sprite = (ctx) => {
  const dark = '#1b1130';
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(side, 1);
    ctx.fillStyle = dark;
    ctx.beginPath();
    ctx.moveTo(0.1, -0.12);
    ctx.quadraticCurveTo(0.5, -0.62, 1, -0.3);
    ctx.quadraticCurveTo(0.84, -0.1, 0.9, 0.18);
    ctx.quadraticCurveTo(0.7, 0, 0.56, 0.24);
    ctx.quadraticCurveTo(0.38, 0.04, 0.12, 0.22);
    ctx.closePath();
    ctx.fill();
    polygon(ctx, dark, [0.03, -0.2, 0.16, -0.44, 0.2, -0.14]);
    disc(ctx, '#ffb84a', [0.07, -0.08, 0.035]);
    ctx.restore();
  }
  disc(ctx, dark, [0, 0.02, 0.2, 0.28]);
};

const pumpkin: Sprite = (ctx) => {
  for (const [x, wide, tone] of [
    [-0.5, 0.34, '#d9640f'],
    [0.5, 0.34, '#c95a0c'],
    [-0.26, 0.36, '#f07c1c'],
    [0.26, 0.36, '#e8731a'],
    [0, 0.34, '#ff9030'],
  ] as const) {
    disc(ctx, tone, [x, 0.14, wide, 0.66]);
  }
  blob(ctx, '#4d6b2a', [-0.08, -0.46, -0.04, -0.8, 0.16, -0.86, 0.1, -0.46]);
  const glow = '#ffe36b';
  polygon(ctx, glow, [-0.44, 0.04, -0.14, 0.04, -0.28, -0.24]);
  polygon(ctx, glow, [0.44, 0.04, 0.14, 0.04, 0.28, -0.24]);
  polygon(
    ctx,
    glow,
    [
      -0.52, 0.26, -0.3, 0.34, -0.2, 0.26, -0.06, 0.36, 0.06, 0.26, 0.2, 0.36, 0.3, 0.26, 0.52, 0.26, 0.34, 0.56, 0,
      0.64, -0.34, 0.56,
    ],
  );
};

const coin: Sprite = (ctx) => {
  disc(ctx, '#a86a10', [0, 0.05, 0.86]);
  const face = ctx.createLinearGradient(-0.7, -0.7, 0.7, 0.7);
  face.addColorStop(0, '#fff0a0');
  face.addColorStop(0.5, '#f2b92e');
  face.addColorStop(1, '#c9861a');
  disc(ctx, face, [0, 0, 0.84]);
  ctx.strokeStyle = '#b9791a';
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.arc(0, 0, 0.64, 0, TAU);
  ctx.stroke();
  star(ctx, [0, 0.02, 0.42], { paint: '#b9791a', points: 5, waist: 0.45 });
};

const noteIn =
  (colour: string): Sprite =>
  (ctx) => {
    disc(ctx, colour, [-0.48, 0.58, 0.26, 0.2, -0.4]);
    disc(ctx, colour, [0.42, 0.44, 0.26, 0.2, -0.4]);
    panel(ctx, colour, [-0.32, -0.66, 0.12, 1.2]);
    panel(ctx, colour, [0.58, -0.8, 0.12, 1.2]);
    polygon(ctx, colour, [-0.32, -0.72, 0.7, -0.9, 0.7, -0.6, -0.32, -0.42]);
  };

const pawIn =
  (colour: string): Sprite =>
  (ctx) => {
    blob(ctx, colour, [0, -0.06, 0.42, 0.22, 0.46, 0.6, 0.14, 0.62, 0, 0.56, -0.14, 0.62, -0.46, 0.6, -0.42, 0.22]);
    for (const [x, y, turn] of [
      [-0.62, -0.06, -0.5],
      [-0.24, -0.46, -0.15],
      [0.24, -0.46, 0.15],
      [0.62, -0.06, 0.5],
    ] as const) {
      disc(ctx, colour, [x, y, 0.18, 0.26, turn]);
    }
  };

const sparkle: Sprite = (ctx) => {
  const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, 0.9);
  glow.addColorStop(0, 'rgba(255,250,220,.9)');
  glow.addColorStop(0.3, 'rgba(255,240,180,.25)');
  glow.addColorStop(1, 'rgba(255,240,180,0)');
  disc(ctx, glow, [0, 0, 0.9]);
  star(ctx, [0, 0, 1], { paint: '#ffffff', points: 4, waist: 0.09 });
  star(ctx, [0, 0, 0.5], { paint: '#fff6cf', points: 4, waist: 0.2, turn: TAU / 8 });
};

const bubble: Sprite = (ctx) => {
  const film = ctx.createRadialGradient(-0.2, -0.3, 0.2, 0, 0, 0.95);
  film.addColorStop(0, 'rgba(255,255,255,.02)');
  film.addColorStop(0.7, 'rgba(200,240,255,.16)');
  film.addColorStop(0.92, 'rgba(255,200,240,.5)');
  film.addColorStop(1, 'rgba(200,255,250,.75)');
  disc(ctx, film, [0, 0, 0.94]);
  disc(ctx, 'rgba(255,255,255,.9)', [-0.4, -0.46, 0.16, 0.1, -0.8]);
  disc(ctx, 'rgba(255,255,255,.5)', [0.42, 0.46, 0.07]);
};

const petal: Sprite = (ctx) => {
  const pink = ctx.createLinearGradient(-0.9, 0, 0.9, 0);
  pink.addColorStop(0, '#ff9dbc');
  pink.addColorStop(1, '#ffe3ec');
  blob(ctx, pink, [-0.9, 0, -0.2, -0.5, 0.7, -0.36, 0.9, 0.02, 0.6, 0.36, -0.2, 0.46]);
};

const ember: Sprite = (ctx) => {
  const fire = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  fire.addColorStop(0, '#fffbe0');
  fire.addColorStop(0.25, '#ffc04a');
  fire.addColorStop(0.6, 'rgba(255,90,20,.5)');
  fire.addColorStop(1, 'rgba(255,60,0,0)');
  disc(ctx, fire, [0, 0, 1]);
};

const starIn =
  (colour: string): Sprite =>
  (ctx) => {
    star(ctx, [0, 0.04, 0.98], { paint: shade(colour, -0.14), points: 5, waist: 0.5 });
    star(ctx, [0, 0, 0.88], { paint: colour, points: 5, waist: 0.52 });
    star(ctx, [-0.08, -0.12, 0.46], { paint: 'rgba(255,255,255,.45)', points: 5, waist: 0.52 });
  };

const SPRITES: Readonly<Record<string, Sprite>> = {
  heart: heartIn('#ff3d6e'),
  'heart-pale': heartIn('#ff8fab'),
  'heart-violet': heartIn('#b06cff'),
  'balloon-red': balloonIn('#ff4d5e'),
  'balloon-blue': balloonIn('#3d9bff'),
  'balloon-gold': balloonIn('#ffc22e'),
  'balloon-green': balloonIn('#3fcf7f'),
  lantern: lanternIn('#ff8a3c'),
  'lantern-red': lanternIn('#ff5a4a'),
  ghost,
  bat,
  pumpkin,
  coin,
  'note-pink': noteIn('#ff4d9a'),
  'note-blue': noteIn('#4cc9f0'),
  'note-gold': noteIn('#ffd166'),
  'paw-brown': pawIn('#a8683a'),
  'paw-pink': pawIn('#ff8fab'),
  sparkle,
  bubble,
  petal,
  ember,
  star: starIn('#ffd23f'),
  'star-pink': starIn('#ff8fc8'),
};

/** A small thing painted once at a size in pixels. */
export function spriteOf(environment: PaintEnv, name: string, size: number): Canvas {
  const canvas = environment.canvas(size, size);
  const ctx = contextOf(canvas);
  ctx.translate(size / 2, size / 2);
  ctx.scale(size / 2.1, size / 2.1);
  SPRITES[name]?.(ctx);
  return canvas;
}
