import type { Choice } from './catalogue-types.ts';

/** The widest frame of a resolution, 16 by 9. */
const ACROSS = 16;
const DOWN = 9;

/** Whether a resolution enlarges a video: one as wide as its widest frame is not, however few lines it has. */
export function enlarges(
  resolution: Choice,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const lines = Number.parseInt(String(resolution), 10);
  return lines > Math.min(width, height) && lines * ACROSS > Math.max(width, height) * DOWN;
}
