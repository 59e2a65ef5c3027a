import type { Outfit } from './outfit.ts';

/** What every outfit has unless it says otherwise: a jumper, trousers, shoes. */
export const PLAIN: Outfit = {
  main: ['#d8573f', '#3f7f8f', '#e0a63c', '#6a5fa8', '#4f9a6a', '#c8567f'],
  accent: ['#f6ead2', '#ffd98a', '#cfe3ea', '#f3c9c4'],
  torso: 'main',
  sleeves: 2,
  sleeve: 'main',
  cuff: 'main+',
  legs: 'trousers',
  legLength: 2,
  shoes: { paint: 'shoe' },
};
