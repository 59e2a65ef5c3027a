import { rgba, type Colour, type BlendMode } from '@kinora/drawing';
import { addAir, addMist, glowAt, makeRays, type Stage } from '@kinora/scenes';

interface Wash {
  readonly colour: Colour;
  readonly alpha: number;
  readonly mode: BlendMode;
}

/** Tints the whole frame, so that weather is in the light and not only in front of it. */
function addWash(stage: Stage, { colour, alpha, mode }: Wash): void {
  const { width, height } = stage;
  stage.screen((ctx) => {
    ctx.globalCompositeOperation = mode;
    ctx.fillStyle = rgba(colour, alpha);
    ctx.fillRect(0, 0, width, height);
    ctx.globalCompositeOperation = 'source-over';
  });
}

interface Leak {
  readonly colour: Colour;
  /** In frame widths and heights. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** Turns a second, and where in the turn it starts. */
  readonly pace: number;
  readonly phase: number;
}

/** Light that falls past the lens from the side: it swells, drifts and fades. */
function addLeak(stage: Stage, { colour, x, y, reach, pace, phase }: Leak): void {
  const { width, height } = stage;
  stage.screen((ctx, time) => {
    const turn = time * pace * Math.PI * 2 + phase;
    const alpha = 0.42 + 0.58 * Math.sin(turn) ** 2;
    const place = { x: width * (x + 0.06 * Math.sin(turn * 0.5)), y: height * (y + 0.08 * Math.cos(turn * 0.7)) };
    glowAt(ctx, stage, { colour, ...place, rx: width * reach, ry: height * reach * 1.9, alpha });
  });
}

function addSunRays(stage: Stage): void {
  const { width, height, unit } = stage;
  const place = { x: width * 0.16, y: -height * 0.12 };
  const rays = { ...place, count: 13, from: 0.18, to: 1.42, colour: '#ffe7b0', gain: 0.5, length: 1.3, width: 0.045 };
  stage.screen(makeRays(stage, rays));
  stage.screen((ctx) => glowAt(ctx, stage, { colour: '#fff0c4', ...place, rx: 620 * unit, alpha: 0.75 }));
  addAir(stage, 'dust', { count: 60, colour: '#fff0c8' });
}

function addFog(stage: Stage): void {
  const { height } = stage;
  addWash(stage, { colour: '#dfe6ea', alpha: 0.3, mode: 'source-over' });
  for (const [y, thick, gain, speed] of [
    [0.52, 330, 0.8, 12],
    [0.76, 340, 0.85, -18],
    [0.98, 320, 0.9, 26],
  ] as const) {
    addMist(stage, { parallax: 0, y: height * y, height: thick, colour: '#eef2f4', gain, speed });
  }
}

/** What can be laid over any clip: weather, light and things in the air. */
export const OVERLAYS = {
  rain: (stage: Stage) => {
    addWash(stage, { colour: '#46586e', alpha: 0.34, mode: 'multiply' });
    addMist(stage, { parallax: 0, y: stage.height * 0.97, height: 120, colour: '#b8c6d4', gain: 0.3, speed: 30 });
    addAir(stage, 'rain', { count: 300, gain: 1.5, colour: '#dbe8f4' });
  },
  snow: (stage: Stage) => {
    addWash(stage, { colour: '#cfe0f4', alpha: 0.18, mode: 'screen' });
    addAir(stage, 'snow', { count: 420, gain: 1.25 });
    addAir(stage, 'snow', { count: 260, gain: 1.25, wind: 1.6 });
  },
  fog: addFog,
  'light-leaks': (stage: Stage) => {
    addLeak(stage, { colour: '#ff7a2e', x: 1.02, y: 0.3, reach: 0.72, pace: 0.11, phase: 0.6 });
    addLeak(stage, { colour: '#ff3d6e', x: 0.94, y: 0.85, reach: 0.56, pace: 0.17, phase: 2.1 });
    addLeak(stage, { colour: '#ffc45a', x: -0.02, y: 0.55, reach: 0.6, pace: 0.13, phase: 4 });
  },
  'sun-rays': addSunRays,
  embers: (stage: Stage) => {
    const { width, height, unit } = stage;
    stage.screen((ctx, time) => {
      const alpha = 0.8 + 0.12 * Math.sin(time * 5.3) * Math.sin(time * 3.1);
      glowAt(ctx, stage, { colour: '#ff6a20', x: width / 2, y: height * 1.02, rx: 1300 * unit, ry: 620 * unit, alpha });
    });
    addAir(stage, 'embers', { count: 220, gain: 1.6 });
  },
  dust: (stage: Stage) => addAir(stage, 'dust', { count: 150, colour: '#fff2d8', gain: 2.4 }),
  petals: (stage: Stage) => addAir(stage, 'petals', { count: 100 }),
  leaves: (stage: Stage) => addAir(stage, 'leaves', { count: 64 }),
  fireflies: (stage: Stage) => addAir(stage, 'fireflies', { count: 46 }),
  bubbles: (stage: Stage) => addAir(stage, 'bubbles', { count: 110, gain: 1.7 }),
  confetti: (stage: Stage) => addAir(stage, 'confetti', { count: 190 }),
} satisfies Record<string, (stage: Stage) => void>;

export type OverlayName = keyof typeof OVERLAYS;
