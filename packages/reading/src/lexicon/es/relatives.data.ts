import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['colibrí', 'pelícano', 'golondrina'],
  leopard: ['pantera', 'puma'],
  wolf: ['chacal'],
  deer: ['gacela', 'antílope'],
  otter: ['comadreja', 'hurón'],
  lizard: ['salamandra', 'iguana', 'camaleón'],
  butterfly: ['polilla'],
  bee: ['avispa'],
  fish: ['trucha', 'carpa koi', 'salmón', 'anguila'],
  chair: ['taburete'],
  pie: ['tarta de manzana', 'empanada'],
};
