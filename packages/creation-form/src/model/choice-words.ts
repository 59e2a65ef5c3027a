import type { Choice, ParameterName } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const NAMES: Readonly<Record<ParameterName, MessageDescriptor>> = {
  tier: msg`Quality`,
  resolution: msg`Resolution`,
  seconds: msg`Length`,
  shape: msg`Shape`,
  style: msg`Style`,
  camera: msg`Camera`,
  motion: msg`Motion`,
  audio: msg`Sound`,
};

const VALUES: Readonly<Record<string, MessageDescriptor>> = {
  true: msg`On`,
  false: msg`Off`,
  '4k': msg`4K`,
  fast: msg`Fast`,
  lite: msg`Lite`,
  standard: msg`Standard`,
  pro: msg`Pro`,
  storybook: msg`Storybook`,
  paper: msg`Paper`,
  ink: msg`Ink`,
  neon: msg`Neon`,
  pixel: msg`Pixel`,
  watercolour: msg`Watercolour`,
  clay: msg`Clay`,
  woodcut: msg`Woodcut`,
  chalk: msg`Chalk`,
  general: msg`General`,
  anime: msg`Anime`,
  auto: msg`Automatic`,
  small: msg`Small`,
  medium: msg`Medium`,
  large: msg`Large`,
  normal: msg`Normal`,
  parallax: msg`Depth`,
  'dolly-in': msg`Move in`,
  'dolly-out': msg`Move out`,
  'pan-left': msg`Pan left`,
  'pan-right': msg`Pan right`,
  'tilt-up': msg`Tilt up`,
  'tilt-down': msg`Tilt down`,
  orbit: msg`Orbit`,
  rise: msg`Rise`,
  swoop: msg`Swoop`,
  'ken-burns': msg`Slow zoom`,
  vertigo: msg`Vertigo`,
  drift: msg`Drift`,
  sway: msg`Sway`,
  still: msg`Still`,
};

/** What a parameter is called. */
export const parameterWords = (name: ParameterName): MessageDescriptor => NAMES[name];

/** What a value is called; numbers carry their unit, names without words of their own stay as they are. */
export function valueWords(name: ParameterName, value: Choice): MessageDescriptor {
  if (name === 'seconds') return msg`${Number(value)} s`;
  const text = String(value);
  return VALUES[text] ?? msg`${text}`;
}
