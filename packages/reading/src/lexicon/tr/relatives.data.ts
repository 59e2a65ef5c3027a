import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['sinek kuşu', 'pelikan'],
  leopard: ['panter', 'puma'],
  wolf: ['çakal'],
  deer: ['ceylan', 'antilop'],
  otter: ['gelincik'],
  lizard: ['semender', 'iguana', 'bukalemun'],
  butterfly: ['güve'],
  bee: ['yaban arısı'],
  fish: ['alabalık', 'somon'],
  chair: ['tabure'],
  pie: ['turta', 'elmalı turta'],
};
