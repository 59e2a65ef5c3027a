import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['colibrì', 'pellicano'],
  leopard: ['pantera', 'puma'],
  wolf: ['sciacallo'],
  deer: ['gazzella', 'antilope'],
  otter: ['donnola', 'furetto'],
  lizard: ['salamandra', 'iguana', 'camaleonte', 'geco'],
  butterfly: ['falena'],
  bee: ['vespa'],
  fish: ['trota', 'salmone', 'anguilla'],
  chair: ['sgabello'],
  pie: ['crostata', 'torta di mele'],
};
