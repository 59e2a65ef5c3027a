import type { Action } from '@kinora/subjects';

import type { Rules } from '../lexicon.ts';

export const ACTIONS: Rules<Action> = [
  ['ride', ['cavalca*', 'pedala', 'pedalando']],
  ['hug', ['abbracci*', 'coccola*']],
  ['read', ['legge', 'leggono', 'leggendo', 'leggere']],
  ['sleep', ['dorme', 'dormono', 'dormendo', 'dormire', 'addormentat*', 'sonnecchia*']],
  ['sing', ['canta', 'cantano', 'cantando', 'cantare']],
  ['cook', ['cucinando', 'cucinare', 'cucinano', 'cucina un', 'cucina una']],
  ['drink', ['beve', 'bevono', 'bevendo', 'bere', 'sorseggia*']],
  ['eat', ['mangia', 'mangiano', 'mangiando', 'mangiare', 'sgranocchia*', 'morde', 'mordono', 'addenta*']],
  [
    'creep',
    [
      'striscia',
      'strisciano',
      'strisciando',
      'strisciare',
      'furtiv*',
      'di soppiatto',
      'gattona',
      'gattonando',
      'in punta di piedi',
      'si aggira',
    ],
  ],
  ['climb', ['arrampica*', 'scalando', 'scalare', 'scalano']],
  ['water', ['annaffia', 'annaffiano', 'annaffiando', 'innaffia', 'innaffiando']],
  ['drive', ['guida', 'guidano', 'guidando', 'guidare', 'sfreccia*']],
  ['run', ['corre', 'corrono', 'correndo', 'correre', 'galoppa*', 'trotta', 'trottano', 'trottando']],
  ['jump', ['salta', 'saltano', 'saltando', 'saltare', 'saltella*']],
  ['dance', ['balla', 'ballano', 'ballando', 'ballare', 'danza', 'danzano', 'danzando', 'danzare']],
  ['play', ['gioca', 'giocano', 'giocando', 'giocare', 'suona', 'suonano', 'suonando', 'suonare']],
  [
    'walk',
    ['cammina', 'camminano', 'camminando', 'camminare', 'passeggia', 'passeggiano', 'passeggiando', 'passeggiare'],
  ],
  ['swim', ['nuota', 'nuotano', 'nuotando', 'nuotare']],
  ['circle', ['in cerchio', 'volteggia*', 'gira intorno', 'girano intorno', 'gira attorno']],
  ['fly', ['vola', 'volano', 'volando', 'volare', 'sorvola*', 'decolla*', 'plana', 'planano', 'planando']],
  ['float', ['fluttua*', 'galleggia', 'galleggiano', 'galleggiando', 'levita*', 'alla deriva']],
  ['wave', ['saluta', 'salutano', 'salutando']],
  ['sit', ['sedut*', 'siede', 'siedono']],
];
