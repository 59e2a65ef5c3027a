import type { Action } from '@kinora/subjects';

import type { Rules } from '../lexicon.ts';

export const ACTIONS: Rules<Action> = [
  [
    'ride',
    ['monta', 'montan', 'montando', 'montar', 'cabalga', 'cabalgan', 'cabalgando', 'cabalgar', 'pedalea', 'pedaleando'],
  ],
  ['hug', ['abraza*', 'abrazo', 'acurruca*']],
  ['read', ['lee', 'leen', 'leyendo', 'leer']],
  ['sleep', ['duerme*', 'durmiendo', 'dormir', 'dormid*', 'dormita', 'siesta']],
  ['sing', ['canta', 'cantan', 'cantando', 'cantar']],
  ['cook', ['cocinan', 'cocinando', 'cocinar', 'hornea*', 'cocinera cocina']],
  ['drink', ['bebe', 'beben', 'bebiendo', 'beber', 'sorbe*']],
  ['eat', ['come', 'comen', 'comiendo', 'comer', 'mordisquea*', 'muerde', 'muerden', 'mordiendo']],
  [
    'creep',
    [
      'se arrastra',
      'arrastrándose',
      'acecha',
      'acechan',
      'acechando',
      'gatea',
      'gateando',
      'sigilos*',
      'merodea*',
      'a hurtadillas',
      'de puntillas',
    ],
  ],
  ['climb', ['escala', 'escalan', 'escalando', 'escalar', 'trepa', 'trepan', 'trepando', 'trepar']],
  ['water', ['riega', 'riegan', 'regando', 'regar']],
  [
    'drive',
    ['conduce', 'conducen', 'conduciendo', 'conducir', 'maneja', 'manejando', 'circula', 'circulan', 'circulando'],
  ],
  ['run', ['corre', 'corren', 'corriendo', 'correr', 'galopa*', 'trota', 'trotan', 'trotando']],
  ['jump', ['salta', 'saltan', 'saltando', 'saltar', 'brinca*']],
  ['dance', ['baila', 'bailan', 'bailando', 'bailar', 'danza', 'danzan', 'danzando']],
  ['play', ['juega', 'juegan', 'jugando', 'jugar', 'toca', 'tocan', 'tocando', 'tocar']],
  [
    'walk',
    ['camina', 'caminan', 'caminando', 'caminar', 'pasea', 'pasean', 'paseando', 'pasear', 'anda', 'andan', 'andando'],
  ],
  ['swim', ['nada', 'nadan', 'nadando', 'nadar', 'bucea', 'bucean', 'buceando']],
  ['circle', ['en círculos', 'dando vueltas', 'da vueltas']],
  [
    'fly',
    [
      'vuela',
      'vuelan',
      'volando',
      'volar',
      'sobrevuela*',
      'sobrevolando',
      'despega',
      'despegan',
      'despegando',
      'planea*',
    ],
  ],
  ['float', ['flota*', 'levita*', 'a la deriva']],
  ['wave', ['saluda*']],
  ['sit', ['sentad*', 'se sienta', 'sentándose']],
];
