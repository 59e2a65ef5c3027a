import { contextOf, mix, rgba, type Canvas, type Colour } from '@kinora/drawing';

import type { Palette, Stage } from '../stage/stage.ts';

/** How strong the light of lamps and windows lies in a room at each hour, and how dark its corners are. */
const STRENGTH: Readonly<Record<Palette['id'], readonly [light: number, dark: number]>> = {
  dawn: [0.42, 0.42],
  day: [0.24, 0.4],
  sunset: [0.46, 0.5],
  dusk: [0.55, 0.5],
  night: [0.5, 0.5],
  storm: [0.4, 0.5],
  grey: [0.34, 0.42],
};
/** Where the light is, in shares of the height, and how far it reaches, in frame widths. */
const HEIGHT = 0.4;
const REACH = 0.66;
/** Where it begins to be dark and where it is darkest, in frame widths from the light. */
const DARK = [0.36, 1] as const;

/** Light or shade from the middle of a gradient out, as a wash. */
interface Wash {
  readonly mode: 'overlay' | 'multiply';
  readonly at: readonly [x: number, y: number];
  readonly reach: readonly [from: number, to: number];
  readonly stops: readonly (readonly [offset: number, colour: Colour])[];
}

/** Blends a wash with a layer; what is half transparent, as a shadow, takes little of it. */
function pour(stage: Stage, canvas: Canvas, { mode, at: [x, y], reach: [from, to], stops }: Wash): void {
  const wash = stage.environment.canvas(canvas.width, canvas.height);
  const ctx = contextOf(wash);
  const gradient = ctx.createRadialGradient(x, y, from, x, y, to);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, wash.width, wash.height);
  ctx.globalCompositeOperation = 'destination-in';
  for (let time = 0; time < 2; time++) ctx.drawImage(canvas, 0, 0);
  const layer = contextOf(canvas);
  layer.globalCompositeOperation = mode;
  layer.drawImage(wash, 0, 0);
  layer.globalCompositeOperation = 'source-over';
}

/** Lays a room's light on one of its layers, in place: warm about the lamp or the window, dark in the far corners. */
export function layRoomLight(stage: Stage, canvas: Canvas, [left, top]: readonly [left: number, top: number]): void {
  const { palette, frame, width, height } = stage;
  const [light, dark] = STRENGTH[palette.id];
  const at = [frame.lightX - left, height * HEIGHT - top] as const;
  const glow = (share: number) => rgba(palette.glow, light * share);
  pour(stage, canvas, {
    mode: 'overlay',
    at,
    reach: [0, width * REACH],
    stops: [
      [0, glow(1)],
      [0.5, glow(0.4)],
      [1, glow(0)],
    ],
  });
  pour(stage, canvas, {
    mode: 'multiply',
    at,
    reach: [width * DARK[0], width * DARK[1]],
    stops: [
      [0, rgba(palette.ink, 0)],
      [1, rgba(mix(palette.ink, palette.fill, 0.25), dark)],
    ],
  });
}
