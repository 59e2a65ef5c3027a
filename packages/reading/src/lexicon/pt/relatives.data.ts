import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  parrot: ['arara'],
  bird: ['beija flor', 'colibri', 'pelicano'],
  leopard: ['pantera', 'puma'],
  wolf: ['chacal', 'lobo guará'],
  deer: ['gazela', 'antílope'],
  otter: ['doninha', 'furão'],
  lizard: ['salamandra', 'iguana', 'camaleão', 'lagartixa'],
  butterfly: ['mariposa'],
  bee: ['vespa'],
  fish: ['truta', 'salmão', 'enguia'],
  chair: ['banquinho'],
  pie: ['torta', 'torta de maçã'],
};
