import type { Variety } from '@kinora/reading';

/** What grows on a field: how far apart its rows are and how high it stands, in heights of a person. */
export interface Crop {
  readonly gap: number;
  readonly height: number;
  readonly leaf: string;
  /** Colours of its blooms; row by row where there are several. */
  readonly blooms: readonly string[];
  readonly head: 'spike' | 'cup' | 'disc' | 'ear' | 'dot';
  /** How far plants stray from their row. */
  readonly stray: number;
  readonly soil: string;
}

type FieldVariety = Extract<Variety, 'lavender' | 'poppies' | 'tulips' | 'sunflowers' | 'wheat'>;

export const CROPS: Readonly<Record<FieldVariety, Crop>> = {
  lavender: {
    gap: 0.5,
    height: 0.3,
    leaf: '#5f7a62',
    blooms: ['#8a6fc4'],
    head: 'spike',
    stray: 0.05,
    soil: '#b98f6a',
  },
  poppies: { gap: 0.3, height: 0.3, leaf: '#6f9450', blooms: ['#e0402f'], head: 'dot', stray: 0.5, soil: '#7d9656' },
  tulips: {
    gap: 0.36,
    height: 0.28,
    leaf: '#5f9a58',
    blooms: ['#e2483f', '#f4c542', '#e87aa4', '#f6efe2', '#f08a3c', '#8e5fb0'],
    head: 'cup',
    stray: 0.04,
    soil: '#8d6a4c',
  },
  sunflowers: {
    gap: 0.52,
    height: 0.62,
    leaf: '#5f8a3e',
    blooms: ['#f6bb2e'],
    head: 'disc',
    stray: 0.12,
    soil: '#8a6a44',
  },
  wheat: { gap: 0.24, height: 0.42, leaf: '#c79a48', blooms: ['#e8bf62'], head: 'ear', stray: 0.3, soil: '#a87c42' },
};
