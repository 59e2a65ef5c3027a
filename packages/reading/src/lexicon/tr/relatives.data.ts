import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  seal: ['mors'],
  parrot: ['tukan'],
  bird: ['sinek kuşu', 'martı', 'leylek', 'balıkçıl', 'pelikan', 'ağaçkakan', 'kızılgerdan'],
  raccoon: ['kızıl panda'],
  leopard: ['panter', 'çita', 'puma'],
  wolf: ['sırtlan', 'çakal'],
  deer: ['ceylan', 'antilop'],
  otter: ['gelincik'],
  lizard: ['semender', 'iguana', 'bukalemun'],
  butterfly: ['güve', 'yusufçuk'],
  bee: ['yaban arısı'],
  fish: ['alabalık', 'somon'],
  cat: ['vaşak'],
  chair: ['tabure'],
  pie: ['turta', 'elmalı turta'],
};
