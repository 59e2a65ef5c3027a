import { glowAt } from '../light/glow.ts';
import { LAMP } from '../sets/hour-light.ts';
import { extentOf } from './extent.ts';
import type { Extra } from './extras.ts';

/** How far the light of a lamp reaches, in its heights, and how strong it is by day and in the dark. */
const REACH = 1.7;
const STRENGTH = { day: 0.16, dark: 0.56 };
/** Where its light is, in its height. */
const HEAD = 0.7;

/** The light around a lamp in the shape of something, which breathes a little. */
export const drawLampLight: Extra = (ctx, { entry, rig, size, luck }, { pose: { x, y }, moment: { stage, time } }) => {
  if (entry.looks.shaped !== 'lamp') return;
  const tall = extentOf(rig, entry).height * size;
  const strength = STRENGTH.day + (STRENGTH.dark - STRENGTH.day) * stage.palette.dark;
  const alpha = strength * (1 + 0.06 * Math.sin(time * 2.1 + luck * 6));
  glowAt(ctx, stage, { colour: LAMP, x, y: y - tall * HEAD, rx: tall * REACH, alpha });
};
