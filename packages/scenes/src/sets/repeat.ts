/** Calls `draw` with 0, 1 ... count - 1. */
export function repeat(count: number, draw: (index: number) => void): void {
  for (let index = 0; index < count; index++) draw(index);
}
