import { contextOf, type Canvas } from '@kinora/drawing';

/** A mean colour, its parts 0 to 1. */
export type Mean = readonly [red: number, green: number, blue: number];

/** The mean of what is opaque in an area. */
export function meanOf(
  canvas: Canvas,
  area: readonly [x: number, y: number, width: number, height: number],
): Mean | null {
  const { data } = contextOf(canvas).getImageData(...area);
  let total = 0;
  const sum = [0, 0, 0];
  const add = (index: number) => {
    const alpha = data[index + 3] ?? 0;
    total += alpha;
    sum.forEach((before, part) => (sum[part] = before + ((data[index + part] ?? 0) / 255) * alpha));
  };
  for (let index = 0; index < data.length; index += 4) add(index);
  const [red = 0, green = 0, blue = 0] = sum;
  return total > 0 ? [red / total, green / total, blue / total] : null;
}
