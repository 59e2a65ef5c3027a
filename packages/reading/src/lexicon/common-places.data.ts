import type { SetName } from '../plan/set-traits.ts';
import type { Rules } from './lexicon.ts';

/** Phrases that say where a scene is, whatever else they name; in all languages together. */
export const COMMON_PLACES: Rules<SetName> = [
  ['compartment', ['window of a night train', 'window of the night train', 'on a night train', 'on the night train']],
  ['compartment', ['window of a train', 'window of the train', 'in a sleeper train', 'nachtzugfenster', 'im nachtzug']],
  ['compartment', ['fenster eines nachtzugs', 'fenster des zuges', 'fenster eines zuges', 'ventana de un tren']],
  [
    'compartment',
    ['ventana de un tren nocturno', 'en un tren nocturno', 'fenêtre d un train', 'fenêtre d un train de nuit'],
  ],
  ['compartment', ['dans un train de nuit', 'janela de um trem', 'em um trem noturno', 'finestrino di un treno']],
  [
    'compartment',
    [
      'in un treno notturno',
      'gece treninde',
      'نافذة قطار',
      'في قطار ليلي',
      '夜行列車の窓',
      '夜行列車の中',
      '夜行列车里',
    ],
  ],
  [
    'gym',
    ['wheelchair basketball', 'basketball player', 'basketball court', 'basketballspieler*', 'rollstuhlbasketball'],
  ],
  [
    'gym',
    [
      'jugador de baloncesto',
      'jugadora de baloncesto',
      'cancha de baloncesto',
      'joueur de basket',
      'joueuse de basket',
    ],
  ],
  [
    'gym',
    ['jogador de basquete', 'jogadora de basquete', 'giocatore di basket', 'giocatrice di basket', 'basketbolcu'],
  ],
  ['gym', ['لاعب كرة سلة', 'バスケ選手', 'バスケットボール選手', '篮球运动员', '篮球场']],
  [
    'classroom',
    ['pupils', 'schoolchildren', 'classmates', 'school desk', 'schüler', 'schulbank', 'schulpult', 'mitschüler'],
  ],
  [
    'classroom',
    ['pupitre', 'compañeros de clase', 'bureau d écolier', 'élèves', 'camarades de classe', 'carteira escolar'],
  ],
  ['classroom', ['colegas de classe', 'banco di scuola', 'compagni di classe', 'okul sırası', 'sınıf arkadaşları']],
  ['classroom', ['مقعد مدرسي', 'التلاميذ', '勉強机', '同級生', '课桌', '同学们']],
];
