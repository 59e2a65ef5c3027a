/** Tints as `#rrggbb`, by the name of the colour. */
export const COLOURS = {
  red: '#d63a2f',
  orange: '#ee8a33',
  yellow: '#f3c53c',
  golden: '#e9b64a',
  green: '#4c9a57',
  blue: '#3b76c4',
  teal: '#2f9c98',
  purple: '#7d56b8',
  violet: '#8a63c9',
  pink: '#ee86ad',
  white: '#f4f1ea',
  black: '#34323c',
  grey: '#8b8d96',
  brown: '#85552f',
  rust: '#9a5630',
  silver: '#c3c9d1',
  turquoise: '#3fb8ae',
} as const;

export type ColourName = keyof typeof COLOURS;
