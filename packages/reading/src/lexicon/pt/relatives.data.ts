import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  seal: ['morsa'],
  parrot: ['tucano', 'arara'],
  bird: ['beija flor', 'colibri', 'cegonha', 'garça', 'pelicano', 'pica pau'],
  raccoon: ['panda vermelho'],
  leopard: ['pantera', 'puma'],
  wolf: ['hiena', 'chacal', 'lobo guará'],
  deer: ['gazela', 'antílope'],
  otter: ['doninha', 'furão'],
  lizard: ['salamandra', 'iguana', 'camaleão', 'lagartixa'],
  butterfly: ['mariposa', 'libélula'],
  bee: ['vespa'],
  fish: ['truta', 'salmão', 'enguia'],
  cat: ['lince'],
  chair: ['poltrona', 'banquinho'],
  pie: ['torta', 'torta de maçã'],
};
