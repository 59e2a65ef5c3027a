import type { Ratio } from '@kinora/contracts/timeline';

/** Shapes of a project, each with the pixels it has. */
export const PROJECT_SHAPES = [
  { name: '16:9', width: 1920, height: 1080 },
  { name: '9:16', width: 1080, height: 1920 },
  { name: '1:1', width: 1080, height: 1080 },
  { name: '4:5', width: 1080, height: 1350 },
] as const;

/** Frame rates that films and sites use. */
export const PROJECT_RATES: readonly { readonly name: string; readonly rate: Ratio }[] = [
  { name: '23.976', rate: { num: 24_000, den: 1001 } },
  { name: '24', rate: { num: 24, den: 1 } },
  { name: '25', rate: { num: 25, den: 1 } },
  { name: '29.97', rate: { num: 30_000, den: 1001 } },
  { name: '30', rate: { num: 30, den: 1 } },
  { name: '50', rate: { num: 50, den: 1 } },
  { name: '59.94', rate: { num: 60_000, den: 1001 } },
  { name: '60', rate: { num: 60, den: 1 } },
];

interface Size {
  readonly width: number;
  readonly height: number;
}

const CLOSE = 0.01;

/** The shape of a size; null where it is another one. */
export function shapeOf({ width, height }: Size): string | null {
  const found = PROJECT_SHAPES.find((shape) => Math.abs(width / height - shape.width / shape.height) < CLOSE);
  return found?.name ?? null;
}

/** The name of a rate, "29.97"; three decimals where it is an unusual one. */
export function rateName({ num, den }: Ratio): string {
  const found = PROJECT_RATES.find(({ rate }) => rate.num * den === rate.den * num);
  return found?.name ?? String(Math.round((num / den) * 1000) / 1000);
}
