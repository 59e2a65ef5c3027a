import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  seal: ['morse', 'otarie'],
  parrot: ['toucan'],
  bird: ['colibri', 'cigogne', 'héron', 'pélican', 'pic vert', 'rouge gorge', 'mésange'],
  raccoon: ['panda roux'],
  leopard: ['panthère', 'puma'],
  wolf: ['hyène', 'chacal'],
  deer: ['gazelle', 'antilope'],
  otter: ['belette', 'furet'],
  lizard: ['salamandre', 'iguane', 'caméléon', 'gecko'],
  butterfly: ['papillon de nuit', 'libellule'],
  bee: ['guêpe', 'frelon'],
  fish: ['truite', 'carpe', 'anguille'],
  cat: ['lynx'],
  chair: ['fauteuil', 'tabouret'],
  pie: ['tarte', 'tarte aux pommes'],
};
