import { mix, rgba, blob, polygon, type Context2d } from '@kinora/drawing';

import { drawPlate, fillDown, plateOf, type MakeBackdrop } from './backdrop.ts';

function paintFir(ctx: Context2d, [x, foot, size]: readonly [number, number, number], colour: string): void {
  for (let tier = 0; tier < 4; tier++) {
    const top = foot - size * (1 - tier * 0.2);
    const wide = size * (0.12 + 0.085 * tier);
    polygon(ctx, mix(colour, '#ffffff', 0.05 * (3 - tier)), [
      x,
      top,
      x + wide,
      top + size * 0.36,
      x - wide,
      top + size * 0.36,
    ]);
    polygon(ctx, rgba('#f4f8ff', 0.85), [
      x,
      top,
      x + wide * 0.45,
      top + size * 0.16,
      x,
      top + size * 0.11,
      x - wide * 0.5,
      top + size * 0.17,
    ]);
  }
}

/** A snowy clearing at blue hour with lit windows and fairy lights. */
export const winter: MakeBackdrop = (room) => {
  const { width, height, unit, random } = room;
  const plate = plateOf(room, (ctx) => {
    fillDown(ctx, ['#16305e', '#3f6aa3', '#a8c4e0', '#ffd9c0']);
    for (let tree = 0; tree < 16; tree++)
      paintFir(
        ctx,
        [width * (tree / 15), height * (0.74 + 0.02 * random()), height * (0.3 + 0.14 * random())],
        '#35608c',
      );
    blob(ctx, '#dbe8f6', [
      -60,
      height * 1.3,
      -30,
      height * 0.72,
      width * 0.35,
      height * 0.68,
      width * 0.7,
      height * 0.74,
      width + 60,
      height * 0.7,
      width + 60,
      height * 1.3,
    ]);
    for (const [x, size] of [
      [0.05, 0.62],
      [0.17, 0.46],
      [0.86, 0.5],
      [0.96, 0.66],
    ] as const) {
      paintFir(ctx, [width * x, height * 0.9, height * size], '#1f4a5c');
    }
    blob(ctx, '#f4f8ff', [
      -60,
      height * 1.3,
      -30,
      height * 0.9,
      width * 0.5,
      height * 0.82,
      width + 60,
      height * 0.9,
      width + 60,
      height * 1.3,
    ]);
  });
  const glow = room.space.glow('#ffd27a');
  return (ctx, time) => {
    drawPlate(ctx, plate);
    for (let lamp = 0; lamp < 22; lamp++) {
      const share = lamp / 21;
      const y = height * (0.1 + 0.12 * Math.sin(share * Math.PI * 3) ** 2);
      const bright = 0.55 + 0.45 * Math.sin(time * 4 + lamp * 1.9);
      const size = 15 * unit * (0.7 + 0.5 * bright);
      ctx.globalAlpha = 0.4 + 0.6 * bright;
      ctx.drawImage(glow, width * share - size, y - size, size * 2, size * 2);
    }
    ctx.globalAlpha = 1;
  };
};
