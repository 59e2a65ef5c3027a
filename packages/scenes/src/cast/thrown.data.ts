import type { Colour } from '@kinora/drawing';
import type { Thrown } from '@kinora/subjects';

interface Stuff {
  /** Colours of its grains, and of the heap or the pool that somebody is in. */
  readonly grains: readonly Colour[];
  readonly body: Colour;
  /** How high it is heaped before somebody, in their heights; a pool is flat. */
  readonly heaped: number;
  /** How large its grains are, in sizes of who throws them, and whether they flutter. */
  readonly grain: number;
  readonly flutters?: true;
  /** Nobody is in it. */
  readonly isLoose?: true;
}

/** What flies about somebody. */
export const THROWN: Readonly<Record<Thrown, Stuff>> = {
  sand: { grains: ['#f1d09a', '#d9ac6c', '#fbe4b8'], body: '#e2b876', heaped: 0.26, grain: 0.024 },
  mud: { grains: ['#5a3d28', '#7a5638'], body: '#6b4a30', heaped: 0.2, grain: 0.026 },
  water: { grains: ['#d8eefc', '#ffffff', '#a9d4ee'], body: '#8fc0de', heaped: 0, grain: 0.022 },
  leaves: {
    grains: ['#d9772e', '#e8a53a', '#b8502a', '#c98f3a'],
    body: '#c9702e',
    heaped: 0.32,
    grain: 0.03,
    flutters: true,
  },
  snow: { grains: ['#ffffff', '#e4eef8'], body: '#eef4fb', heaped: 0.26, grain: 0.022 },
  flour: { grains: ['#ffffff', '#f6f1e6'], body: '#ffffff', heaped: 0, grain: 0.016, isLoose: true },
};
