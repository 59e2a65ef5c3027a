import type { Palette } from '../stage/stage.ts';

/** The music of an hour: chords in semitones over the key, beats per minute, brightness from 0 to 1. */
export interface Mood {
  readonly chords: readonly (readonly number[])[];
  /** Semitones the motif may use over the key. */
  readonly scale: readonly number[];
  readonly tempo: number;
  readonly bright: number;
}

export const MUSIC: Readonly<Record<Palette['id'], Mood>> = {
  dawn: {
    chords: [
      [0, 7, 11, 16],
      [5, 9, 12, 16],
      [9, 12, 16, 19],
      [7, 11, 14, 19],
    ],
    scale: [0, 2, 4, 7, 9, 11],
    tempo: 66,
    bright: 0.5,
  },
  day: {
    chords: [
      [0, 7, 12, 16],
      [7, 11, 14, 19],
      [9, 12, 16, 21],
      [5, 9, 12, 17],
    ],
    scale: [0, 2, 4, 7, 9],
    tempo: 84,
    bright: 0.7,
  },
  sunset: {
    chords: [
      [0, 7, 11, 16],
      [9, 12, 16, 19],
      [5, 9, 12, 16],
      [5, 8, 12, 17],
    ],
    scale: [0, 2, 4, 7, 9, 11],
    tempo: 70,
    bright: 0.5,
  },
  dusk: {
    chords: [
      [0, 7, 10, 15],
      [8, 12, 15, 19],
      [3, 7, 10, 14],
      [10, 14, 17, 21],
    ],
    scale: [0, 3, 5, 7, 10],
    tempo: 62,
    bright: 0.4,
  },
  night: {
    chords: [
      [0, 7, 10, 14],
      [5, 8, 12, 15],
      [8, 12, 15, 19],
      [3, 7, 10, 14],
    ],
    scale: [0, 2, 3, 7, 10],
    tempo: 58,
    bright: 0.3,
  },
  storm: {
    chords: [
      [0, 7, 12, 15],
      [8, 12, 15, 20],
      [1, 5, 8, 13],
      [0, 7, 10, 15],
    ],
    scale: [0, 1, 3, 7, 8],
    tempo: 72,
    bright: 0.25,
  },
  grey: {
    chords: [
      [0, 7, 10, 15],
      [5, 9, 12, 15],
      [10, 14, 17, 21],
      [0, 7, 12, 14],
    ],
    scale: [0, 2, 3, 5, 7, 10],
    tempo: 64,
    bright: 0.35,
  },
};
