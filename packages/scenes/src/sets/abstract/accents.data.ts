import type { Season } from '@kinora/reading';

/** Five colours that sing together, by season. */
export const ACCENTS: Readonly<Record<Season, readonly [string, string, string, string, string]>> = {
  summer: ['#ff5f8f', '#ffb14a', '#3fc4ea', '#7a6cff', '#38d6a4'],
  autumn: ['#e8573f', '#f2a63c', '#b85c8a', '#8a5fd0', '#c9b14a'],
  winter: ['#8fb8ff', '#c9e4ff', '#5fd0e8', '#8f8cff', '#e6f0ff'],
};
