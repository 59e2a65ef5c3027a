import type { MakeBackdrop } from './backdrop.ts';
import { blurred, clouds, dots, hearts, studio, sunburst } from './bright.ts';
import { deepSea, nightSky, synthGrid } from './dark.ts';
import { disco } from './disco.ts';
import { moonlitHill } from './moonlit-hill.ts';
import { pedestal } from './pedestal.ts';
import { winter } from './winter.ts';

/** Painted scenes by name. */
export const BACKDROPS: Readonly<Record<string, MakeBackdrop>> = {
  studio,
  sunburst,
  disco,
  'night-sky': nightSky,
  clouds,
  'moonlit-hill': moonlitHill,
  winter,
  'synth-grid': synthGrid,
  dots,
  'deep-sea': deepSea,
  hearts,
  blurred,
  pedestal,
};
