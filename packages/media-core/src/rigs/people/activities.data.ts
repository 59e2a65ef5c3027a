import type { Activity } from '../rig.ts';
import { CROSSED_LEGS } from './crossed-legs.data.ts';
import type { MOODS } from './moods.data.ts';
import type { PoseTracks } from './pose.ts';
import type { PropName } from './props.data.ts';
import type { Contact } from './skeleton.ts';

export type ActivityName = Activity;
export type HandShape = 'relaxed' | 'open' | 'grip';

/** One way of doing something: joints over a cycle, and what goes with them. */
export interface ActivityData {
  readonly tracks: PoseTracks;
  readonly alternates?: boolean;
  readonly contact?: Contact;
  readonly mood?: keyof typeof MOODS;
  /** Held by the near hand, or by both in front. */
  readonly prop?: PropName;
  /** The far forearm passes in front of the body. */
  readonly farInFront?: boolean;
  /** The far leg is behind what it sits on. */
  readonly astride?: boolean;
  readonly hands?: readonly [near: HandShape, far: HandShape];
  /** The near hand is free to hold what the costume brings. */
  readonly free?: boolean;
  /** Slow enough to blink once a cycle. */
  readonly blinks?: boolean;
}

export const ACTIVITIES = {
  idle: [
    {
      tracks: {
        squash: [1, 1.006, 1.014, 1.008],
        lean: [0.01, 0.02, 0.03, 0.02],
        nod: [0.02, -0.01, -0.02, 0.01],
        nearShoulder: [-0.22, -0.24, -0.27, -0.24],
        farShoulder: [0.12, 0.14, 0.17, 0.14],
        drag: [0.02, 0.05, 0.02, -0.01],
      },
      free: true,
      blinks: true,
    },
  ],
  walk: [
    {
      alternates: true,
      tracks: {
        lean: 0.05,
        nod: [0, 0.03, 0, -0.02, 0, 0.03, 0, -0.02],
        drag: [0.1, 0.18, 0.14, 0.08, 0.1, 0.18, 0.14, 0.08],
        nearHip: [0.5, 0.3, 0.04, -0.22, -0.42, -0.16, 0.3, 0.56],
        nearKnee: [0.08, 0.2, 0.1, 0.12, 0.42, 0.98, 0.8, 0.26],
        nearAnkle: [-0.06, 0.1, 0.02, -0.06, 0.1, 0.1, -0.1, -0.14],
        nearShoulder: [-0.66, -0.46, -0.1, 0.26, 0.42, 0.26, -0.1, -0.46],
        nearElbow: [0.3, 0.34, 0.42, 0.56, 0.66, 0.56, 0.42, 0.34],
        farShoulder: [0.5, 0.34, 0.02, -0.3, -0.46, -0.3, 0.02, 0.34],
        farElbow: [0.66, 0.56, 0.42, 0.34, 0.3, 0.34, 0.42, 0.56],
      },
      free: true,
    },
  ],
  run: [
    {
      alternates: true,
      mood: 'open',
      tracks: {
        lean: 0.22,
        nod: -0.12,
        lift: [0.0, 0.0, 0.02, 0.07, 0.0, 0.0, 0.02, 0.07],
        drag: [0.42, 0.52, 0.58, 0.48, 0.42, 0.52, 0.58, 0.48],
        nearHip: [0.74, 0.42, -0.14, -0.7, -0.8, -0.2, 0.66, 1.02],
        nearKnee: [0.3, 0.52, 0.3, 0.36, 1.1, 1.9, 1.7, 0.9],
        nearAnkle: [0, 0.1, 0, 0.1, 0.2, 0.2, 0, -0.1],
        nearShoulder: [-1.15, -0.7, 0, 0.55, 0.8, 0.5, -0.1, -0.8],
        nearElbow: [1.3, 1.35, 1.5, 1.7, 1.8, 1.7, 1.5, 1.35],
      },
      hands: ['grip', 'grip'],
    },
  ],
  jump: [
    {
      mood: 'open',
      hands: ['open', 'open'],
      tracks: {
        lift: [0, 0, 0.12, 0.3, 0.34, 0.22, 0, 0],
        squash: [1, 0.96, 1.03, 1.02, 1, 1.02, 0.97, 1],
        lean: [0.06, 0.34, 0.12, 0, -0.04, 0, 0.22, 0.14],
        nod: [0, 0.1, -0.22, -0.16, -0.1, 0, 0.1, 0.05],
        drag: [0.02, 0.1, -0.25, -0.1, 0.1, 0.32, 0.2, -0.05],
        nearHip: [0.1, 0.95, -0.12, 0.1, 0.5, 0.3, 0.8, 0.3],
        nearKnee: [0.2, 1.7, 0.15, 0.7, 1.4, 0.6, 1.4, 0.5],
        nearAnkle: [0, 0, 0.3, 0.3, 0.2, 0, 0, 0],
        farHip: [0.2, 1.05, 0.02, 0.6, 0.9, 0.5, 0.9, 0.4],
        farKnee: [0.25, 1.75, 0.2, 1.1, 1.5, 0.7, 1.45, 0.55],
        farAnkle: [0, 0, 0.3, 0.2, 0.1, 0, 0, 0],
        nearShoulder: [-0.3, -1.1, -1.9, -2.55, -2.6, -2.2, -1.2, -0.5],
        nearElbow: [0.2, 0.1, -0.2, -0.3, -0.2, -0.2, 0.1, 0.2],
        farShoulder: [0.3, -0.6, 1.9, 2.5, 2.55, 2.1, 1.0, 0.5],
        farElbow: [0.3, 0.1, 0.3, 0.3, 0.2, 0.3, 0.4, 0.3],
        mouth: [0, 0, 0.5, 1, 1, 0.6, 0.2, 0],
      },
    },
  ],
  sit: [
    {
      contact: 'body',
      tracks: {
        shift: -0.12,
        lean: [-0.12, -0.11, -0.1, -0.11],
        nod: [0.08, 0.06, 0.05, 0.07],
        squash: [1, 1.006, 1.012, 1.006],
        nearHip: 2.12,
        nearKnee: 1.3,
        nearAnkle: 0.5,
        farHip: 1.9,
        farKnee: 0.82,
        farAnkle: 0.5,
        nearShoulder: -0.52,
        nearElbow: -0.12,
        nearWrist: -0.6,
        farShoulder: [0.82, 0.84, 0.86, 0.84],
        farElbow: 0.04,
      },
      farInFront: true,
    },
    {
      contact: 'body',
      tracks: {
        ...CROSSED_LEGS,
        shift: -0.06,
        lean: [0.02, 0.03, 0.04, 0.03],
        nod: [0.04, 0.02, 0, 0.02],
        squash: [1, 1.006, 1.014, 1.006],
        nearShoulder: 0.14,
        nearElbow: 0.66,
        farShoulder: 0.5,
        farElbow: 0.4,
      },
      farInFront: true,
    },
  ],
  read: [
    {
      contact: 'body',
      mood: 'reads',
      prop: 'book',
      farInFront: true,
      hands: ['grip', 'grip'],
      blinks: true,
      tracks: {
        ...CROSSED_LEGS,
        shift: -0.08,
        lean: [0.06, 0.07, 0.08, 0.07],
        nod: [0.2, 0.22, 0.24, 0.18],
        nearShoulder: [0.34, 0.34, 0.36, 0.34],
        nearElbow: [1.2, 1.22, 1.22, 1.2],
        farShoulder: [0.5, 0.52, 0.54, 0.52],
        farElbow: [1.0, 1.0, 1.02, 1.0],
        prop: [0, 0, 0, 0, 0, 0.1, 0.5, 0.95],
      },
    },
  ],
  dance: [
    {
      mood: 'open',
      hands: ['open', 'open'],
      tracks: {
        shift: [-0.04, 0, 0.04, 0.02, 0.04, 0, -0.04, -0.02],
        squash: [0.97, 1.01, 1.02, 1, 0.97, 1.01, 1.02, 1],
        lean: [-0.12, -0.04, 0.1, 0.14, 0.12, 0.04, -0.1, -0.14],
        nod: [0.1, 0.02, -0.1, -0.06, 0.1, 0.02, -0.1, -0.06],
        drag: [0.24, 0.1, -0.18, -0.22, -0.2, 0, 0.2, 0.26],
        nearHip: [-0.1, -0.2, -0.34, -0.2, -0.05, 0.3, 0.62, 0.2],
        nearKnee: [0.3, 0.16, 0.05, 0.16, 0.3, 0.8, 1.2, 0.5],
        nearAnkle: [0, 0, 0, 0, 0, 0.2, 0.3, 0.1],
        farHip: [0.16, 0.6, 0.9, 0.5, 0.2, 0.28, 0.36, 0.26],
        farKnee: [0.3, 0.9, 1.2, 0.6, 0.3, 0.16, 0.05, 0.16],
        farAnkle: [0, 0.2, 0.3, 0.1, 0, 0, 0, 0],
        nearShoulder: [-1.5, -2.2, -2.6, -2.3, -1.5, -0.9, -0.7, -1.0],
        nearElbow: [-0.7, -0.5, -0.3, -0.4, -0.7, -1.0, -1.1, -0.9],
        farShoulder: [1.5, 1.0, 0.8, 1.0, 1.5, 2.1, 2.5, 2.2],
        farElbow: [0.7, 1.0, 1.1, 0.9, 0.7, 0.5, 0.3, 0.4],
        mouth: [0.2, 0.5, 0.9, 0.6, 0.2, 0.5, 0.9, 0.6],
      },
    },
    {
      mood: 'bliss',
      tracks: {
        squash: [1, 1.01, 1.02, 1.02, 1.02, 1.01, 1, 0.97],
        lift: [0, 0, 0.005, 0.01, 0.005, 0, 0, 0],
        lean: [0, -0.04, -0.1, -0.14, -0.12, -0.06, 0, 0.1],
        nod: [-0.05, -0.1, -0.14, -0.16, -0.12, -0.06, 0, 0.1],
        drag: [0.1, 0.2, 0.16, 0.1, -0.1, -0.2, -0.12, 0],
        nearHip: [0, 0, 0, -0.02, 0, 0, 0, 0.3],
        nearKnee: [0.02, 0.02, 0.0, 0.0, 0.0, 0.02, 0.05, 0.6],
        nearAnkle: [0.7, 0.95, 1.05, 1.05, 1.0, 0.9, 0.6, 0.1],
        farHip: [0.5, 0.85, 1.05, 1.12, 1.05, 0.8, 0.4, 0.34],
        farKnee: [1.3, 1.8, 2.0, 2.1, 2.0, 1.7, 0.9, 0.7],
        farAnkle: [0.8, 1.0, 1.0, 1.0, 1.0, 0.9, 0.5, 0],
        nearShoulder: [-1.3, -2.0, -2.5, -2.65, -2.5, -1.9, -1.2, -0.8],
        nearElbow: [0.1, 0.3, 0.7, 0.8, 0.7, 0.3, 0.1, 0.1],
        farShoulder: [1.1, 1.7, 2.4, 2.6, 2.4, 1.7, 1.1, 0.7],
        farElbow: [-0.1, -0.3, -0.6, -0.8, -0.6, -0.3, -0.1, 0.1],
      },
    },
    {
      mood: 'smile',
      hands: ['grip', 'open'],
      tracks: {
        shift: [0, 0.03, 0, -0.03],
        squash: [1.02, 0.965, 1.02, 0.965],
        lean: [0.1, 0.02, -0.1, 0.02],
        nod: [-0.08, 0.1, -0.08, 0.1],
        drag: [-0.14, 0.12, 0.2, 0.02],
        nearHip: [-0.2, 0.42, 0.1, 0.42],
        nearKnee: [0.1, 0.85, 0.5, 0.85],
        nearAnkle: [0.1, 0, 0.5, 0],
        farHip: [0.34, 0.55, 0.46, 0.55],
        farKnee: [0.6, 0.9, 0.1, 0.9],
        farAnkle: [0.5, 0, 0, 0],
        nearShoulder: [-0.9, -0.55, -0.5, -0.55],
        nearElbow: [1.9, 1.7, 1.9, 1.7],
        farShoulder: [2.3, 2.0, 2.5, 2.0],
        farElbow: [0.3, 0.7, 0.2, 0.7],
      },
    },
  ],
  ride: [
    {
      contact: 'seat',
      hands: ['grip', 'grip'],
      farInFront: true,
      astride: true,
      tracks: {
        lift: [0, 0.016, 0.022, 0.006],
        lean: [0.04, 0.08, 0.12, 0.08],
        nod: [0, -0.04, -0.08, -0.02],
        drag: [0.26, 0.34, 0.42, 0.34],
        nearHip: [0.8, 0.84, 0.86, 0.82],
        nearKnee: [0.86, 0.92, 0.94, 0.9],
        nearAnkle: -0.12,
        farHip: 0.9,
        farKnee: 0.9,
        nearShoulder: [0.3, 0.38, 0.44, 0.38],
        nearElbow: [0.9, 0.8, 0.7, 0.8],
        farShoulder: [0.56, 0.62, 0.68, 0.62],
        farElbow: [0.74, 0.66, 0.56, 0.66],
      },
    },
  ],
  hug: [
    {
      mood: 'bliss',
      farInFront: true,
      tracks: {
        lean: [0.1, 0.12, 0.15, 0.12],
        nod: [0.06, 0.1, 0.14, 0.1],
        nearShoulder: [0.86, 0.92, 0.98, 0.92],
        nearElbow: [0.7, 0.8, 0.9, 0.8],
        farShoulder: [1.3, 1.36, 1.42, 1.36],
        farElbow: [0.34, 0.42, 0.5, 0.42],
        nearHip: -0.12,
        farHip: 0.16,
      },
    },
  ],
  wave: [
    {
      mood: 'open',
      hands: ['open', 'relaxed'],
      tracks: {
        lean: [-0.02, -0.03, -0.04, -0.03],
        nod: [-0.05, 0, -0.05, -0.09],
        squash: [1, 1.01, 1, 1.01],
        nearShoulder: [-2.2, -2.3, -2.36, -2.26],
        nearElbow: [-0.66, -0.06, 0.1, -0.5],
        nearWrist: [-0.2, 0.25, 0.2, -0.25],
        farShoulder: [0.14, 0.16, 0.18, 0.16],
        mouth: [0.6, 0.9, 0.6, 0.3],
        drag: [0, 0.06, 0.08, 0.02],
      },
    },
  ],
  sing: [
    {
      mood: 'sing',
      prop: 'microphone',
      hands: ['grip', 'open'],
      tracks: {
        shift: [-0.02, 0, 0.02, 0],
        lean: [-0.08, -0.02, 0.08, 0.02],
        nod: [-0.16, -0.02, 0.02, -0.04],
        squash: [1.015, 1, 0.99, 1],
        nearHip: [-0.1, -0.05, 0, -0.05],
        nearKnee: [0.05, 0.1, 0.3, 0.1],
        nearShoulder: [0.2, 0.16, 0.12, 0.16],
        nearElbow: [2.28, 2.3, 2.34, 2.3],
        farShoulder: [1.9, 1.4, 1.0, 1.4],
        farElbow: [0.2, 0.4, 0.7, 0.4],
        mouth: [1, 0.5, 0.7, 0.15],
        drag: [0.1, 0, -0.06, 0.02],
      },
    },
  ],
  cook: [
    {
      mood: 'smile',
      prop: 'pan',
      hands: ['relaxed', 'grip'],
      farInFront: true,
      tracks: {
        lean: [0.06, 0.08, 0.04, 0.02, 0.05],
        nod: [0.1, 0.12, -0.08, -0.12, 0.05],
        nearShoulder: [-0.4, -0.42, -0.44, -0.42, -0.4],
        nearElbow: [1.5, 1.5, 1.52, 1.5, 1.5],
        farShoulder: [0.3, 0.2, 0.46, 0.42, 0.32],
        farElbow: [1.12, 1.12, 1.24, 1.2, 1.14],
        prop: [0, 0, 0.55, 1, 0.6],
      },
    },
  ],
  play: [
    {
      mood: 'bliss',
      prop: 'guitar',
      farInFront: true,
      hands: ['relaxed', 'grip'],
      tracks: {
        lean: [-0.02, 0.01, 0.04, 0.01],
        nod: [0.02, 0.1, 0.14, 0.06],
        squash: [1, 1.008, 0.996, 1.004],
        nearHip: -0.14,
        farHip: 0.2,
        farKnee: [0.1, 0.2, 0.1, 0.15],
        nearShoulder: [-0.5, -0.42, -0.36, -0.44],
        nearElbow: [1.72, 1.46, 1.3, 1.55],
        farShoulder: [0.98, 1.0, 1.02, 1.0],
        farElbow: [0.92, 0.9, 0.9, 0.92],
      },
    },
  ],
  eat: [
    {
      mood: 'calm',
      prop: 'food',
      hands: ['grip', 'relaxed'],
      blinks: true,
      tracks: {
        lean: [0.02, 0.04, 0.06, 0.03, 0.02, 0.02],
        nod: [0.04, 0.08, 0.12, 0.04, -0.02, 0.02],
        nearShoulder: [0.0, 0.12, 0.26, 0.14, -0.02, -0.06],
        nearElbow: [1.7, 2.1, 2.3, 2.05, 1.7, 1.6],
        farShoulder: 0.12,
        mouth: [0.1, 1, 0.9, 0.1, 0.35, 0.05],
      },
    },
  ],
  climb: [
    {
      alternates: true,
      contact: 'none',
      prop: 'ladder',
      mood: 'bold',
      hands: ['grip', 'grip'],
      tracks: {
        lift: [0.12, 0.15, 0.17, 0.14, 0.12, 0.15, 0.17, 0.14],
        shift: -0.04,
        lean: 0.1,
        nod: -0.2,
        nearHip: [0.5, 0.62, 0.9, 1.3, 1.45, 1.25, 0.95, 0.68],
        nearKnee: [0.3, 0.5, 1.05, 1.55, 1.65, 1.35, 0.9, 0.5],
        nearAnkle: 0.1,
        nearShoulder: [1.5, 1.46, 1.36, 1.2, 1.1, 1.2, 1.36, 1.48],
        nearElbow: [1.0, 0.86, 0.7, 0.66, 0.7, 0.76, 0.86, 0.98],
      },
    },
  ],
  sleep: [
    {
      contact: 'none',
      mood: 'asleep',
      prop: 'bedding',
      tracks: {
        shift: 0.1,
        lift: [-0.3, -0.3, -0.3, -0.3],
        turn: -1.5,
        lean: 0,
        nod: [0.14, 0.15, 0.16, 0.15],
        nearHip: 0.1,
        nearKnee: 0.1,
        farHip: 0.16,
        farKnee: 0.24,
        squash: [1, 1.012, 1.024, 1.012],
        nearShoulder: 0.1,
        farShoulder: 0.1,
        drag: 0,
        mouth: [0.1, 0.25, 0.4, 0.25],
      },
    },
  ],
  swim: [
    {
      contact: 'none',
      mood: 'smile',
      tracks: {
        shift: -0.1,
        lift: [-0.3, -0.28, -0.26, -0.28],
        turn: [1.36, 1.42, 1.48, 1.42],
        lean: -0.06,
        nod: -0.95,
        drag: [0.1, 0.3, 0.36, 0.2],
        nearHip: [0.2, -0.25, -0.05, 0.3],
        nearKnee: [0.2, 0.15, 0.5, 0.4],
        nearAnkle: 0.9,
        farHip: [-0.15, 0.3, 0.2, -0.2],
        farKnee: [0.3, 0.2, 0.15, 0.5],
        farAnkle: 0.9,
        nearShoulder: [2.25, 1.7, 0.6, 1.4],
        nearElbow: [0.1, 0.2, 0.5, 1.0],
        farShoulder: [2.9, 2.3, 1.1, 2.1],
        farElbow: [0.05, 0.2, 0.5, 0.9],
      },
    },
  ],
  float: [
    {
      contact: 'none',
      mood: 'bliss',
      tracks: {
        lift: [0, 0.02, 0.03, 0.02],
        turn: [-0.14, -0.1, -0.06, -0.1],
        nod: [-0.1, -0.06, -0.02, -0.06],
        drag: [0.02, -0.14, -0.2, -0.06],
        nearHip: [0.24, 0.3, 0.36, 0.3],
        nearKnee: [0.7, 0.8, 0.9, 0.8],
        nearAnkle: 0.5,
        farHip: [0.6, 0.56, 0.5, 0.56],
        farKnee: [1.0, 0.9, 0.8, 0.9],
        farAnkle: 0.5,
        nearShoulder: [-1.1, -1.25, -1.4, -1.25],
        nearElbow: [-0.3, -0.2, -0.1, -0.2],
        farShoulder: [1.2, 1.34, 1.5, 1.34],
        farElbow: [0.3, 0.2, 0.1, 0.2],
      },
    },
  ],
  fly: [
    {
      contact: 'none',
      mood: 'bold',
      hands: ['grip', 'grip'],
      tracks: {
        shift: -0.1,
        lift: [-0.36, -0.35, -0.34, -0.35],
        turn: [1.12, 1.15, 1.18, 1.15],
        lean: -0.1,
        nod: -0.8,
        drag: [0.5, 0.62, 0.54, 0.66],
        nearHip: [-0.05, 0, 0.05, 0],
        nearKnee: 0.12,
        nearAnkle: 0.9,
        farHip: [0.4, 0.44, 0.48, 0.44],
        farKnee: 0.9,
        farAnkle: 0.9,
        nearShoulder: 0.1,
        nearElbow: 0.2,
        farShoulder: [2.8, 2.82, 2.84, 2.82],
        farElbow: 0.1,
      },
    },
  ],
  water: [
    {
      prop: 'can',
      mood: 'smile',
      hands: ['grip', 'relaxed'],
      tracks: {
        lean: [0.08, 0.1, 0.12, 0.1],
        nod: [0.04, 0.06, 0.08, 0.06],
        nearShoulder: [0.72, 0.78, 0.84, 0.78],
        nearElbow: [0.5, 0.46, 0.42, 0.46],
        farShoulder: -0.3,
        farElbow: 0.6,
        prop: [0.4, 0.5, 0.6, 0.5],
      },
    },
  ],
} as const satisfies Partial<Record<Activity, readonly ActivityData[]>>;
