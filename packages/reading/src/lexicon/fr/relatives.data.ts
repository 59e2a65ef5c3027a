import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['colibri', 'pélican', 'mésange'],
  raccoon: ['panda roux'],
  leopard: ['panthère', 'puma'],
  wolf: ['hyène', 'chacal'],
  deer: ['gazelle', 'antilope'],
  otter: ['belette', 'furet'],
  lizard: ['salamandre', 'iguane', 'caméléon', 'gecko'],
  butterfly: ['papillon de nuit'],
  bee: ['guêpe', 'frelon'],
  fish: ['truite', 'carpe', 'anguille'],
  cat: ['lynx'],
  chair: ['tabouret'],
  pie: ['tarte', 'tarte aux pommes'],
};
