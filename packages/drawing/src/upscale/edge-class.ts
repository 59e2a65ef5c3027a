/** Directions of edges that are told apart, over half a turn. */
const ANGLES = 8;
/** Bounds between weak, middling and strong gradients, in levels. */
const STRENGTHS = [5, 18] as const;
/** Share from which one direction rules. */
const COHERENCE = 0.55;
/** Below this gradient in levels there is no edge. */
const FLAT = 1.6;

/** How many classes `edgeClass` tells apart, the flat one included. */
export const EDGE_CLASSES = ANGLES * 3 * 2 + 1;

/** Sums of squares and of the product of the differences across and down around a pixel. */
export interface GradientSums {
  readonly across: number;
  readonly down: number;
  readonly product: number;
}

/**
 * The class of an edge by direction, strength and coherence of the structure tensor, 0 for none (Romano, Isidoro and
 * Milanfar 2016). `samples` is how many differences were summed.
 */
export function edgeClass({ across, down, product }: GradientSums, samples: number): number {
  const root = Math.sqrt((across - down) ** 2 + 4 * product * product);
  const strength = Math.sqrt((across + down + root) / (2 * samples));
  if (strength < FLAT) return 0;
  const coherence = root / (across + down + 1e-6);
  const turn = Math.atan2(2 * product, across - down) / (2 * Math.PI) + 0.5;
  const angle = Math.round(turn * ANGLES) % ANGLES;
  const level = strength < STRENGTHS[0] ? 0 : 1 + Number(strength >= STRENGTHS[1]);
  return 1 + (angle * 3 + level) * 2 + Number(coherence >= COHERENCE);
}
