import type { Disc } from '@kinora/drawing';

/** The face behind the glass. */
export const ASTRONAUT_FACE = {
  skins: ['#f0c6a0', '#c98e64', '#8a5a3c'],
  hairs: ['#3a2620', '#241a1c', '#8a5a30'],
  head: [0.1, -0.9, 0.135, 0.15],
  cheeks: [
    [0.01, -0.85, 0.028, 0.02],
    [0.19, -0.85, 0.024, 0.02],
  ],
  eyes: [
    [0.055, -0.9, 0.017, 0.024],
    [0.15, -0.9, 0.015, 0.023],
  ],
} as const satisfies Record<string, readonly string[] | Disc | readonly Disc[]>;
