import type { ColourName } from '../colours.data.ts';

export const COLOUR_WORDS: Readonly<Record<string, ColourName>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  golden: 'golden',
  green: 'green',
  blue: 'blue',
  teal: 'teal',
  purple: 'purple',
  violet: 'violet',
  pink: 'pink',
  white: 'white',
  black: 'black',
  grey: 'grey',
  gray: 'grey',
  brown: 'brown',
  rusty: 'rust',
  silver: 'silver',
  turquoise: 'turquoise',
};
