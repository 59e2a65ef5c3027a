import { contextOf, lerp, rgba, TAU, type Colour } from '@kinora/drawing';

import { scaled } from '../light/soften.ts';
import type { Stage } from '../stage/stage.ts';

/** A curtain of light: where it hangs in frame heights, how high it reaches, and its colours from its lower edge up. */
interface Curtain {
  readonly y: number;
  readonly high: number;
  readonly colours: readonly [Colour, Colour, Colour];
  readonly bends: number;
  readonly phase: number;
}

const CURTAINS: readonly Curtain[] = [
  { y: 0.5, high: 0.36, colours: ['#7dffc0', '#3fe0b0', '#7f6fe8'], bends: 1.3, phase: 0.4 },
  { y: 0.4, high: 0.42, colours: ['#8affb0', '#46d8c8', '#b070e8'], bends: 1.9, phase: 2.1 },
];
const SHRINK = 6;

function paintCurtain(stage: Stage, { y, high, colours, bends, phase }: Curtain) {
  const { environment, height, width } = stage;
  const [wide, tall] = [Math.ceil(width / SHRINK), Math.ceil((height * 0.8) / SHRINK)];
  const small = environment.canvas(wide, tall);
  const ctx = contextOf(small);
  const random = stage.fork('aurora');
  const folds = Array.from({ length: 5 }, () => [random() * TAU, 4 + 18 * random()] as const);
  for (let x = 0; x < wide; x++) {
    const along = x / wide;
    const foot =
      (y + 0.09 * Math.sin(along * TAU * bends + phase) + 0.03 * Math.sin(along * 17 + phase)) * (height / SHRINK);
    const light = folds.reduce((sum, [shift, pace]) => sum + 0.2 * (0.5 + 0.5 * Math.sin(along * pace * 3 + shift)), 0);
    const reach = high * (height / SHRINK) * (0.55 + 0.6 * light);
    const paint = ctx.createLinearGradient(0, foot - reach, 0, foot + 4);
    const strength = lerp(0.25, 0.8, light) * Math.sin(Math.PI * Math.min(1, 0.1 + along * 0.9));
    paint.addColorStop(0, rgba(colours[2], 0));
    paint.addColorStop(0.45, rgba(colours[2], 0.3 * strength));
    paint.addColorStop(0.8, rgba(colours[1], 0.75 * strength));
    paint.addColorStop(0.95, rgba(colours[0], strength));
    paint.addColorStop(1, rgba(colours[0], 0));
    ctx.fillStyle = paint;
    ctx.fillRect(x, foot - reach, 1, reach + 4);
  }
  return scaled(environment, small, [width, height * 0.8]);
}

/** Two curtains of light that breathe against each other. */
export function addAurora(stage: Stage): void {
  const plates = CURTAINS.map((curtain) => paintCurtain(stage, curtain));
  stage.screen((ctx, time) => {
    ctx.globalCompositeOperation = 'screen';
    ctx.imageSmoothingEnabled = false;
    plates.forEach((plate, index) => {
      ctx.globalAlpha = 0.72 + 0.28 * Math.sin(time * 0.8 + index * 2.6);
      ctx.drawImage(plate, Math.round(Math.sin(time * 0.3 + index) * 10 * stage.unit), 0);
    });
  });
}
