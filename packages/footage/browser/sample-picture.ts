import type { Pixels } from '@kinora/drawing';

const WIDTH = 240;
const HEIGHT = 300;

/** 1 inside an ellipse, 0 outside, with a soft rim of two pixels. */
function inside(x: number, y: number, [centreX, centreY, reachX, reachY]: readonly number[]): number {
  const distance = Math.hypot((x - (centreX ?? 0)) / (reachX ?? 1), (y - (centreY ?? 0)) / (reachY ?? 1));
  return Math.min(1, Math.max(0, (1 - distance) * (reachX ?? 1) * 0.5 + 0.5));
}

type Colour = readonly [number, number, number];
type Shape = readonly [ellipse: readonly number[], colour: Colour];

/** Somebody in front of a meadow under a sky: legs, coat, hair, face, eyes. */
const PERSON: readonly Shape[] = [
  [
    [120, 250, 34, 60],
    [52, 60, 92],
  ],
  [
    [120, 190, 46, 66],
    [196, 74, 60],
  ],
  [
    [120, 104, 36, 40],
    [74, 46, 34],
  ],
  [
    [120, 112, 29, 34],
    [232, 190, 158],
  ],
  [
    [109, 108, 4, 5],
    [40, 28, 28],
  ],
  [
    [131, 108, 4, 5],
    [40, 28, 28],
  ],
];
const FRIEND: readonly Shape[] = PERSON.map(([ellipse, [red, green, blue]]): Shape => [ellipse, [blue, red, green]]);

/**
 * A picture of 240 by 300 pixels that is computed, not drawn, so that the browser and Node begin with the same bytes.
 * RGBA, opaque.
 */
export function samplePicture(name: 'person' | 'friend'): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const shapes = name === 'person' ? PERSON : FRIEND;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const grain = ((x * 7 + y * 13) % 11) - 5;
      const sky: Colour = [120 + y * 0.3, 170 + y * 0.2, 220 - y * 0.1];
      const meadow: Colour = [70 + grain * 3, 140 + grain * 4, 60 + grain];
      let colour: Colour = y < 190 ? sky : meadow;
      for (const [ellipse, paint] of shapes) {
        const share = inside(x, y, ellipse);
        const [red, green, blue] = colour;
        colour = [red + (paint[0] - red) * share, green + (paint[1] - green) * share, blue + (paint[2] - blue) * share];
      }
      data.set([...colour, 255], (y * WIDTH + x) * 4);
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}
