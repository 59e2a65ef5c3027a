import type { Rules } from './lexicon.ts';

/** Who is told by the ball they play with, by the name of that, in all languages together. */
export const PLAYERS: Rules<string> = [
  [
    'basketball',
    ['basketball player', 'basketballer', 'basketballspieler', 'basketballspielerin', 'basketballspielers'],
  ],
  [
    'basketball',
    ['jugador de baloncesto', 'jugadora de baloncesto', 'basquetbolista', 'joueur de basket', 'joueuse de basket'],
  ],
  ['basketball', ['basketteur', 'basketteuse', 'giocatore di basket', 'giocatrice di basket', 'cestista']],
  ['basketball', ['jogador de basquete', 'jogadora de basquete', 'basketbolcu', 'basketbol oyuncusu', 'لاعب كرة سلة']],
  ['basketball', ['バスケットボール選手', 'バスケ選手', '篮球运动员', '篮球员']],
];
