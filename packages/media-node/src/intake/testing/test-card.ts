/** Red, green, blue. */
export type Colour = readonly [number, number, number];

/** What stands in the quarters of every test picture. */
export const CARD = {
  topLeft: [200, 60, 50],
  topRight: [60, 160, 70],
  bottomLeft: [50, 80, 190],
  bottomRight: [220, 200, 60],
} as const satisfies Record<string, Colour>;

export type Corner = keyof typeof CARD;

const hexadecimal = (colour: Colour) => `0x${Buffer.from(colour).toString('hex')}`;

interface CardForm {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
}

/** A source of FFmpeg's filters: the card in RGB, with a white box in its middle in the second half of its time. */
export function cardFilters({ fps, height, seconds, width }: CardForm): string {
  const half = { w: Math.floor(width / 2), h: Math.floor(height / 2) };
  const box = (x: number, y: number, colour: Colour) =>
    `drawbox=x=${String(x)}:y=${String(y)}:w=${String(width)}:h=${String(height)}:c=${hexadecimal(colour)}:t=fill`;
  const white = `x=${String(Math.floor(width / 3))}:y=${String(Math.floor(height / 3))}:w=iw/3:h=ih/3:c=white:t=fill`;
  return [
    `color=c=${hexadecimal(CARD.topLeft)}:s=${String(width)}x${String(height)}:r=${String(fps)}:d=${String(seconds)}`,
    'format=rgb24',
    box(half.w, 0, CARD.topRight),
    `drawbox=x=0:y=${String(half.h)}:w=${String(half.w)}:h=${String(height)}:c=${hexadecimal(CARD.bottomLeft)}:t=fill`,
    `drawbox=x=${String(half.w)}:y=${String(half.h)}:w=${String(width)}:h=${String(height)}:c=${hexadecimal(CARD.bottomRight)}:t=fill`,
    `drawbox=${white}:enable='gte(t,${String(seconds / 2)})'`,
  ].join(',');
}
