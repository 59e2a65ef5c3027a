interface Sides {
  readonly input: number;
  readonly output: number;
  readonly kernel: number;
  readonly stride: number;
}

/** Where a kernel first lies, before the first pixel by as much as the sizes say: half of what it reaches too far. */
export function firstPlace({ input, output, kernel, stride }: Sides): number {
  return -Math.floor(Math.max(0, (output - 1) * stride + kernel - input) / 2);
}
