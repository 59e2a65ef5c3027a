import type { Mark } from './marks.ts';

/** A thing in units, around the middle of the hand that holds it; `upright` things do not turn with the hand. */
export interface Prop {
  readonly marks: readonly Mark[];
  readonly upright?: boolean;
  /** Drawn before the body. */
  readonly behind?: boolean;
  /** How the near arm carries it where it is free: away from the body, high, or before the chest. */
  readonly carried?: 'out' | 'high' | 'before' | 'down';
}

export const PROPS = {
  microphone: {
    upright: true,
    marks: [
      ['line', '#2b2a33', [-0.01, 0.06, 0.02, -0.03], 0.026],
      ['disc', '#5c6070', [0.03, -0.055, 0.03]],
      ['disc', '#9aa0b2', [0.038, -0.064, 0.014]],
    ],
  },
  food: {
    upright: true,
    marks: [
      ['disc', '#d6402f', [0.05, -0.045, 0.056, 0.052]],
      ['disc', '#f06a4a', [0.035, -0.062, 0.022]],
      ['line', '#5b3a22', [0.05, -0.09, 0.06, -0.115], 0.01],
      ['blob', '#6aa84f', [0.06, -0.105, 0.08, -0.13, 0.11, -0.125, 0.088, -0.1]],
    ],
  },
  sword: {
    upright: true,
    carried: 'out',
    marks: [
      ['poly', '#dfe6ee', [-0.018, -0.04, 0.018, -0.04, 0.018, -0.46, 0, -0.52, -0.018, -0.46]],
      ['line', '#aab4c2', [0, -0.06, 0, -0.44], 0.008],
      ['line', '#c99a3c', [-0.065, -0.04, 0.065, -0.04], 0.028],
      ['line', '#6b4426', [0, -0.02, 0, 0.06], 0.026],
      ['disc', '#c99a3c', [0, 0.07, 0.02]],
    ],
  },
  cutlass: {
    upright: true,
    carried: 'out',
    marks: [
      ['blob', '#dfe6ee', [-0.015, -0.03, 0.02, -0.03, 0.08, -0.2, 0.1, -0.4, 0.05, -0.3, 0.01, -0.18]],
      ['curve', '#d9a93c', [0, -0.03, 0.06, -0.01, 0.05, 0.05, 0.0, 0.06], 0.016],
      ['line', '#5b3a22', [0, -0.03, 0, 0.05], 0.024],
    ],
  },
  katana: {
    upright: true,
    carried: 'out',
    marks: [
      ['curve', '#e6ecf2', [0, -0.05, 0.03, -0.28, 0.1, -0.5], 0.022],
      ['disc', '#c99a3c', [0, -0.045, 0.036, 0.012]],
      ['line', '#2a2430', [0, -0.03, -0.02, 0.12], 0.026],
    ],
  },
  wand: {
    upright: true,
    carried: 'high',
    marks: [
      ['line', '#6b4426', [-0.01, 0.05, 0.03, -0.16], 0.014],
      [
        'poly',
        '#ffe08a',
        [
          0.035, -0.25, 0.05, -0.205, 0.097, -0.203, 0.06, -0.174, 0.073, -0.129, 0.035, -0.155, -0.003, -0.129, 0.01,
          -0.174, -0.027, -0.203, 0.02, -0.205,
        ],
      ],
    ],
  },
  staff: {
    upright: true,
    carried: 'out',
    marks: [
      ['curve', '#7a5230', [0, 0.36, 0.01, 0, -0.01, -0.42, 0.01, -0.56], 0.03],
      ['disc', '#7fe0ff/35', [0.01, -0.6, 0.085]],
      ['disc', '#8fe8ff', [0.01, -0.6, 0.05]],
      ['disc', '#ffffff', [-0.005, -0.615, 0.016]],
    ],
  },
  sceptre: {
    upright: true,
    carried: 'out',
    marks: [
      ['line', '#d9a93c', [0, 0.14, 0, -0.2], 0.022],
      ['disc', '#d9a93c', [0, -0.22, 0.04]],
      ['disc', '#d6402f', [0, -0.23, 0.024]],
      ['line', '#ffe08a', [0, -0.25, 0, -0.31], 0.014],
      ['line', '#ffe08a', [-0.025, -0.285, 0.025, -0.285], 0.014],
    ],
  },
  broom: {
    upright: true,
    carried: 'out',
    behind: true,
    marks: [
      ['line', '#7a5230', [0.05, 0.36, -0.02, -0.34], 0.026],
      ['blob', '#d8a94e', [-0.03, -0.3, 0.02, -0.32, 0.06, -0.5, 0.03, -0.64, -0.06, -0.66, -0.13, -0.6, -0.1, -0.44]],
      ['line', '#8a4a2a', [-0.055, -0.36, 0.035, -0.37], 0.02],
      ['line', '#b5883a', [-0.03, -0.42, -0.05, -0.6], 0.01],
      ['line', '#b5883a', [0.01, -0.42, 0.0, -0.6], 0.01],
    ],
  },
  umbrella: {
    upright: true,
    carried: 'before',
    behind: true,
    marks: [
      ['line', '#5a4a42', [0, 0.1, 0.02, -0.6], 0.018],
      [
        'blob',
        'umbrella',
        [
          -0.37, -0.46, -0.31, -0.64, -0.14, -0.77, 0.02, -0.8, 0.18, -0.77, 0.35, -0.64, 0.41, -0.46, 0.28, -0.5, 0.15,
          -0.46, 0.02, -0.51, -0.11, -0.46, -0.24, -0.5,
        ],
      ],
      ['curve', 'umbrella-', [0.02, -0.79, -0.12, -0.66, -0.11, -0.48], 0.012],
      ['curve', 'umbrella-', [0.02, -0.79, 0.16, -0.66, 0.15, -0.48], 0.012],
      ['line', '#5a4a42', [0.02, -0.8, 0.021, -0.84], 0.018],
    ],
  },
  magnifier: {
    upright: true,
    carried: 'before',
    marks: [
      ['line', '#6b4426', [0, 0.05, 0.03, -0.05], 0.026],
      ['disc', '#8a6a3a', [0.06, -0.12, 0.08]],
      ['disc', '#cfe9f2', [0.06, -0.12, 0.062]],
      ['curve', '#ffffff', [0.025, -0.12, 0.035, -0.15, 0.06, -0.165], 0.012],
    ],
  },
  pitchfork: {
    upright: true,
    carried: 'out',
    marks: [
      ['line', '#8a5a30', [0, 0.36, 0, -0.34], 0.022],
      ['curve', '#9aa2ac', [-0.06, -0.5, -0.055, -0.38, 0, -0.34, 0.055, -0.38, 0.06, -0.5], 0.016],
      ['line', '#9aa2ac', [0, -0.34, 0, -0.52], 0.016],
    ],
  },
  ladle: {
    upright: true,
    carried: 'high',
    marks: [
      ['line', '#9a6a3c', [0, 0.06, 0.02, -0.2], 0.018],
      ['disc', '#b07c48', [0.024, -0.23, 0.036, 0.05, 0.1]],
    ],
  },
  axe: {
    upright: true,
    carried: 'out',
    marks: [
      ['line', '#8a5a30', [0, 0.14, 0, -0.22], 0.024],
      ['blob', '#c8ced6', [-0.01, -0.23, 0.02, -0.28, 0.1, -0.27, 0.12, -0.2, 0.09, -0.13, 0.02, -0.15]],
      ['poly', '#d6402f', [-0.05, -0.24, 0.02, -0.25, 0.02, -0.17, -0.04, -0.18]],
    ],
  },
  bouquet: {
    upright: true,
    carried: 'before',
    marks: [
      ['poly', '#6aa05a', [-0.03, 0.1, 0.03, 0.1, 0.06, -0.02, -0.06, -0.02]],
      ['disc', '#f6b8c8', [-0.06, -0.05, 0.05]],
      ['disc', '#fff3f0', [0.0, -0.09, 0.055]],
      ['disc', '#f08aa4', [0.065, -0.05, 0.05]],
      ['disc', '#fff3f0', [0.01, -0.02, 0.045]],
      ['disc', '#f6d27a', [0.0, -0.09, 0.018]],
      ['disc', '#f6d27a', [0.01, -0.02, 0.015]],
    ],
  },
  cane: {
    upright: true,
    carried: 'out',
    marks: [['curve', '#6b4426', [0.02, 0.36, 0, 0.02, 0.0, -0.02, 0.04, -0.05, 0.08, -0.02], 0.022]],
  },
  lantern: {
    upright: true,
    carried: 'out',
    marks: [
      ['curve', '#4a4048', [-0.035, 0.06, 0, 0.0, 0.035, 0.06], 0.012],
      ['panel', '#ffd88a', [-0.042, 0.06, 0.084, 0.1, 0.02]],
      ['panel', '#4a4048', [-0.05, 0.055, 0.1, 0.02, 0.008]],
      ['panel', '#4a4048', [-0.05, 0.155, 0.1, 0.02, 0.008]],
      ['disc', '#fff6d8', [0, 0.11, 0.022, 0.03]],
    ],
  },
  pumpkin: {
    upright: true,
    carried: 'out',
    marks: [
      ['curve', '#4a4048', [-0.05, 0.07, 0, 0.0, 0.05, 0.07], 0.01],
      ['disc', '#ee8a33', [0, 0.12, 0.075, 0.062]],
      ['disc', '#d9722a', [0, 0.12, 0.03, 0.06]],
      ['poly', '#5a2a12', [-0.04, 0.115, -0.015, 0.115, -0.028, 0.09]],
      ['poly', '#5a2a12', [0.015, 0.115, 0.04, 0.115, 0.028, 0.09]],
      ['curve', '#5a2a12', [-0.035, 0.14, 0, 0.158, 0.035, 0.14], 0.012],
    ],
  },
  ball: {
    upright: true,
    marks: [
      ['disc', '#fbf8f2', [0.02, 0.07, 0.09]],
      ['poly', '#34323c', [0.02, 0.03, 0.055, 0.056, 0.042, 0.098, -0.002, 0.098, -0.015, 0.056]],
      ['poly', '#34323c', [0.02, -0.02, 0.05, -0.008, 0.02, 0.006, -0.01, -0.008]],
      ['poly', '#34323c', [0.108, 0.06, 0.1, 0.1, 0.08, 0.075]],
      ['poly', '#34323c', [-0.068, 0.06, -0.06, 0.1, -0.04, 0.075]],
      ['poly', '#34323c', [0.06, 0.14, 0.03, 0.158, 0.045, 0.13]],
      ['poly', '#34323c', [-0.02, 0.14, 0.01, 0.158, -0.005, 0.13]],
    ],
  },
  closedbook: {
    upright: true,
    carried: 'before',
    marks: [
      ['panel', '#8a3b34', [-0.075, -0.09, 0.15, 0.19, 0.015]],
      ['panel', '#fbf4e2', [0.062, -0.08, 0.018, 0.17, 0.006]],
      ['panel', '#a8524a', [-0.075, -0.09, 0.028, 0.19, 0.012]],
      ['line', '#e2b84a', [-0.02, -0.03, 0.04, -0.03], 0.014],
      ['line', '#e2b84a', [-0.02, 0.0, 0.04, 0.0], 0.01],
    ],
  },
  guitar: { marks: [] },
  book: { marks: [] },
  pan: { marks: [] },
  can: { marks: [] },
  ladder: { marks: [] },
  bedding: { marks: [] },
} as const satisfies Record<string, Prop>;

/** The near arm that carries something. */
export const CARRYING = {
  out: { nearShoulder: -0.7, nearElbow: 0.34 },
  high: { nearShoulder: -0.85, nearElbow: -1.25 },
  before: { nearShoulder: -0.08, nearElbow: 1.85 },
  down: {},
} as const;

export type PropName = keyof typeof PROPS;
