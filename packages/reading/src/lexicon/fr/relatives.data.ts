import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['colibri', 'pélican', 'mésange'],
  leopard: ['panthère', 'puma'],
  wolf: ['chacal'],
  deer: ['gazelle', 'antilope'],
  otter: ['belette', 'furet'],
  lizard: ['salamandre', 'iguane', 'caméléon', 'gecko'],
  butterfly: ['papillon de nuit'],
  bee: ['guêpe', 'frelon'],
  fish: ['truite', 'carpe', 'anguille'],
  chair: ['tabouret'],
  pie: ['tarte', 'tarte aux pommes'],
};
