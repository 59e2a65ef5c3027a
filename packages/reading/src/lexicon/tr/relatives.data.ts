import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['sinek kuşu', 'pelikan'],
  raccoon: ['kızıl panda'],
  leopard: ['panter', 'çita', 'puma'],
  wolf: ['sırtlan', 'çakal'],
  deer: ['ceylan', 'antilop'],
  otter: ['gelincik'],
  lizard: ['semender', 'iguana', 'bukalemun'],
  butterfly: ['güve'],
  bee: ['yaban arısı'],
  fish: ['alabalık', 'somon'],
  cat: ['vaşak'],
  chair: ['tabure'],
  pie: ['turta', 'elmalı turta'],
};
