/** Lengths of one body in units; a grown one is about 1.13 tall and a little over four heads high. */
export interface Build {
  /** Half the head's height. */
  readonly head: number;
  readonly neck: number;
  /** Hips to shoulders. */
  readonly torso: number;
  /** Width of the torso against its length; 1 as its outline is drawn. */
  readonly girth: number;
  readonly outline: 'straight' | 'waisted' | 'broad' | 'round';
  /** From the middle to the joint. */
  readonly shoulders: number;
  readonly hips: number;
  readonly upperArm: number;
  readonly foreArm: number;
  readonly thigh: number;
  readonly shin: number;
  /** Half widths of limbs where they begin; they narrow towards their ends. */
  readonly arm: number;
  readonly leg: number;
  readonly hand: number;
  readonly foot: number;
  /** Added to the lean of every pose. */
  readonly stoop: number;
}

export const BUILDS = {
  child: {
    head: 0.162,
    neck: 0.008,
    torso: 0.285,
    girth: 1.1,
    outline: 'straight',
    shoulders: 0.092,
    hips: 0.05,
    upperArm: 0.15,
    foreArm: 0.138,
    thigh: 0.175,
    shin: 0.175,
    arm: 0.04,
    leg: 0.057,
    hand: 0.04,
    foot: 0.125,
    stoop: 0,
  },
  woman: {
    head: 0.135,
    neck: 0.022,
    torso: 0.325,
    girth: 0.95,
    outline: 'waisted',
    shoulders: 0.096,
    hips: 0.052,
    upperArm: 0.172,
    foreArm: 0.158,
    thigh: 0.228,
    shin: 0.222,
    arm: 0.037,
    leg: 0.06,
    hand: 0.037,
    foot: 0.122,
    stoop: 0,
  },
  man: {
    head: 0.133,
    neck: 0.02,
    torso: 0.35,
    girth: 1.04,
    outline: 'broad',
    shoulders: 0.122,
    hips: 0.052,
    upperArm: 0.182,
    foreArm: 0.165,
    thigh: 0.222,
    shin: 0.218,
    arm: 0.043,
    leg: 0.064,
    hand: 0.042,
    foot: 0.138,
    stoop: 0,
  },
  elder: {
    head: 0.142,
    neck: 0.012,
    torso: 0.325,
    girth: 1.16,
    outline: 'round',
    shoulders: 0.105,
    hips: 0.06,
    upperArm: 0.168,
    foreArm: 0.155,
    thigh: 0.2,
    shin: 0.2,
    arm: 0.041,
    leg: 0.062,
    hand: 0.04,
    foot: 0.13,
    stoop: 0.1,
  },
  baby: {
    head: 0.215,
    neck: 0,
    torso: 0.3,
    girth: 1.25,
    outline: 'round',
    shoulders: 0.1,
    hips: 0.06,
    upperArm: 0.12,
    foreArm: 0.11,
    thigh: 0.12,
    shin: 0.12,
    arm: 0.05,
    leg: 0.07,
    hand: 0.045,
    foot: 0.12,
    stoop: 0,
  },
} as const satisfies Record<string, Build>;
