import type { ColourName } from '../colours.data.ts';

export const COLOUR_WORDS: Readonly<Record<string, ColourName>> = {
  rouge: 'red',
  orange: 'orange',
  jaune: 'yellow',
  doré: 'golden',
  vert: 'green',
  bleu: 'blue',
  sarcelle: 'teal',
  pourpre: 'purple',
  mauve: 'purple',
  violet: 'violet',
  lilas: 'violet',
  rose: 'pink',
  blanc: 'white',
  noir: 'black',
  gris: 'grey',
  marron: 'brown',
  brun: 'brown',
  argenté: 'silver',
  roux: 'orange',
  turquoise: 'turquoise',
};
