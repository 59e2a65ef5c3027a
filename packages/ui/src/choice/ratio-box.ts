const AREA = 400;
const WIDEST = 28;
const HIGHEST = 24;

/** The outline that stands for a shape: all of about the same area, within 28 × 24 px. */
export function ratioBox(ratio: number): { width: number; height: number } {
  const width = Math.min(WIDEST, HIGHEST * ratio, Math.sqrt(AREA * ratio));
  return { width: Math.round(width), height: Math.round(width / ratio) };
}
