import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  seal: ['tricheco'],
  parrot: ['tucano'],
  bird: ['colibrì', 'cicogna', 'airone', 'pellicano', 'picchio', 'pettirosso'],
  raccoon: ['panda rosso'],
  leopard: ['pantera', 'puma'],
  wolf: ['iena', 'sciacallo'],
  deer: ['gazzella', 'antilope'],
  otter: ['donnola', 'furetto'],
  lizard: ['salamandra', 'iguana', 'camaleonte', 'geco'],
  butterfly: ['falena', 'libellula'],
  bee: ['vespa'],
  fish: ['trota', 'salmone', 'anguilla'],
  cat: ['lince'],
  chair: ['poltrona', 'sgabello'],
  pie: ['crostata', 'torta di mele'],
};
