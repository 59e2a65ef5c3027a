import type { Coat } from './coat.ts';

export const BASE_COAT: Coat = {
  colour: '#c98b54',
  belly: '#f0d9bd',
  leg: 0.4,
  legWidth: 0.085,
  length: 0.5,
  chest: 0.2,
  waist: 0.15,
  neck: [0.16, -0.2],
  head: 0.155,
  snout: 0.17,
  ears: 'point',
  tail: 'thin',
  nose: '#2a1d1a',
};
