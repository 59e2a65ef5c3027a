import { clamp, createNoiseField, fraction } from '@kinora/drawing';

import type { Substance } from './materials.data.ts';

/** How much lighter or darker a material is at a place of a drawing, in units of it. */
type Grain = (x: number, y: number) => number;

const luckOf = (column: number, row: number) => fraction(Math.sin(column * 127.1 + row * 311.7) * 43758.5453);

const field = createNoiseField(11);
/** Smooth noise from -1 to 1. */
const noise: Grain = (x, y) => field(x, y) * 2 - 1;

const wood: Grain = (x, y) => {
  const bend = noise(x * 1.6 + 7, y * 2.4) * 1.6;
  const ring = Math.sin((y * 15 + bend + Math.sin(x * 2.2) * 0.5) * Math.PI);
  return ring * 0.6 + noise(x * 5, y * 60) * 0.6;
};

const speckled: Grain = (x, y) => noise(x * 9, y * 9) * 0.6 + noise(x * 46, y * 46) * 0.6;

const STITCH = { width: 0.05, height: 0.042 };

/** Rows of stitches, each like a V. */
const knitted: Grain = (x, y) => {
  const across = fraction(x / STITCH.width) - 0.5;
  const down = fraction(y / STITCH.height - Math.abs(across) * 1.1);
  const seam = Math.min(1, Math.min(Math.abs(across), 0.5 - Math.abs(across)) * 9);
  return Math.sin(down * Math.PI) * seam * 1.1 - 0.62;
};

/** Light that lies aslant over what is smooth. */
const streaks: Grain = (x, y) => {
  const across = fraction((x * 0.85 + y * 0.6) * 1.5);
  const [broad, thin] = [Math.abs(across - 0.3) < 0.09, Math.abs(across - 0.48) < 0.025];
  return broad || thin ? 1 : 0;
};

/** Sparse points of light of several sizes. */
const stars: Grain = (x, y) => {
  const cell = 0.07;
  const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
  const luck = luckOf(column, row);
  const [middleX, middleY] = [column + 0.3 + luck * 0.4, row + 0.7 - luck * 0.4];
  const away = Math.hypot(x / cell - middleX, y / cell - middleY);
  const radius = 0.06 + luck * 0.2;
  return luck > 0.35 ? clamp(1.4 - away / radius) : 0;
};

const flames: Grain = (x, y) => {
  const lick = noise(x * 5 + Math.sin(y * 6) * 0.5, y * 2.6);
  return lick * 0.8 + noise(x * 14, y * 7) * 0.4;
};

/** Flat parts that meet in straight edges. */
const facets: Grain = (x, y) => luckOf(Math.floor(x * 5 + y * 3.2), Math.floor(y * 5.4 - x * 2.6)) * 1.6 - 0.8;

/** How each kind of grain runs. */
export const GRAINS: Readonly<Record<Substance['grain'], Grain>> = {
  wood,
  speckled,
  knitted,
  streaks,
  stars,
  flames,
  facets,
};
