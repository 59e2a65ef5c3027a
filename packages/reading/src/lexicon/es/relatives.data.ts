import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  seal: ['morsa'],
  parrot: ['tucán'],
  bird: ['colibrí', 'cigüeña', 'garza', 'pelícano', 'pájaro carpintero', 'petirrojo', 'golondrina'],
  raccoon: ['panda rojo'],
  leopard: ['pantera', 'guepardo', 'puma'],
  wolf: ['hiena', 'chacal'],
  deer: ['gacela', 'antílope'],
  otter: ['comadreja', 'hurón'],
  lizard: ['salamandra', 'iguana', 'camaleón'],
  butterfly: ['polilla', 'libélula'],
  bee: ['avispa'],
  fish: ['trucha', 'carpa koi', 'salmón', 'anguila'],
  cat: ['lince'],
  chair: ['sillón', 'taburete', 'butaca'],
  pie: ['tarta de manzana', 'empanada'],
};
