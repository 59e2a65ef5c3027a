import type { FaceMarks } from '@kinora/drawing';

interface Wish {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly likelihood?: number;
  /** How far it leans to the right, in radians. */
  readonly turn?: number;
}

/** A face that looks straight here, in a box with its upper left corner at a place. */
export function aFace({ x = 0, y = 0, width = 100, likelihood = 0.95, turn = 0 }: Wish = {}): FaceMarks {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  /** A place by its distance from the middle of the box, in widths. */
  const at = (across: number, down: number) => ({
    x: x + width / 2 + (across * cos - down * sin) * width,
    y: y + width / 2 + (across * sin + down * cos) * width,
  });
  return {
    likelihood,
    box: { x, y, width, height: width },
    leftEye: at(-0.21, -0.22),
    rightEye: at(0.21, -0.22),
    nose: at(0, 0.02),
    mouth: at(0, 0.23),
    leftEar: at(-0.44, -0.18),
    rightEar: at(0.44, -0.18),
  };
}
