import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['colibrì', 'pellicano'],
  raccoon: ['panda rosso'],
  leopard: ['pantera', 'puma'],
  wolf: ['iena', 'sciacallo'],
  deer: ['gazzella', 'antilope'],
  otter: ['donnola', 'furetto'],
  lizard: ['salamandra', 'iguana', 'camaleonte', 'geco'],
  butterfly: ['falena'],
  bee: ['vespa'],
  fish: ['trota', 'salmone', 'anguilla'],
  cat: ['lince'],
  chair: ['sgabello'],
  pie: ['crostata', 'torta di mele'],
};
