import type { Choice, ParameterName } from '@kinora/contracts/catalogue';
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
  strength: msg`Strength`,
  pace: msg`Speed`,
  air: msg`Atmosphere`,
  sound: msg`Sound`,
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
  descend: msg`Descend`,
  handheld: msg`Handheld`,
  swoop: msg`Swoop`,
  'ken-burns': msg`Slow zoom`,
  vertigo: msg`Vertigo`,
  drift: msg`Drift`,
  sway: msg`Sway`,
  still: msg`Still`,
  keep: msg`Original`,
  upscale: msg`Upscale`,
  none: msg`None`,
  music: msg`New music`,
  full: msg`Full`,
  half: msg`Half`,
  light: msg`Light`,
  slow: msg`Slow motion`,
  reverse: msg`Reverse`,
  boomerang: msg`Boomerang`,
  extend: msg`Extend`,
  oil: msg`Oil`,
  sketch: msg`Pencil`,
  cartoon: msg`Cartoon`,
  comic: msg`Comic`,
  noir: msg`Noir`,
  cinematic: msg`Cinematic`,
  film: msg`Film grain`,
  vintage: msg`Vintage`,
  tape: msg`Video tape`,
  dream: msg`Dream`,
  duotone: msg`Duotone`,
  glitch: msg`Glitch`,
  thermal: msg`Thermal`,
  rain: msg`Rain`,
  snow: msg`Snow`,
  fog: msg`Fog`,
  'sun-rays': msg`Sun rays`,
  'light-leaks': msg`Light leaks`,
  embers: msg`Embers`,
  dust: msg`Dust`,
  petals: msg`Petals`,
  leaves: msg`Leaves`,
  fireflies: msg`Fireflies`,
  bubbles: msg`Bubbles`,
  confetti: msg`Confetti`,
};

/** What a parameter is called. */
export const parameterWords = (name: ParameterName): MessageDescriptor => NAMES[name];

/** The label of the automatic choice: for a video its words decide, or its own shape. */
function automaticWords(name: ParameterName): MessageDescriptor {
  if (name === 'shape') return msg`Same as video`;
  return name === 'style' || name === 'pace' || name === 'air' ? msg`From prompt` : msg`Automatic`;
}

/** What a value is called; numbers carry their unit, names without words of their own stay as they are. */
export function valueWords(name: ParameterName, value: Choice): MessageDescriptor {
  if (name === 'seconds') return msg`${Number(value)} s`;
  if (name === 'pace' && value === 'fast') return msg`2× speed`;
  if (value === 'auto') return automaticWords(name);
  const text = String(value);
  return VALUES[text] ?? msg`${text}`;
}
