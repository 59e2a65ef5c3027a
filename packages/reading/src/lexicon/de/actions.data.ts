import type { Action } from '@kinora/subjects';

import type { Rules } from '../lexicon.ts';

export const ACTIONS: Rules<Action> = [
  ['ride', ['reitet', 'reiten', 'reitend*']],
  ['hug', ['umarm*', 'kuschel*']],
  ['read', ['liest', 'lesen', 'lesend*']],
  ['sleep', ['schlaf*', 'schläf*', 'schlummer*', 'döst', 'dösen', 'nickerchen', 'eingerollt*']],
  ['sing', ['singt', 'singen', 'singend*']],
  ['cook', ['kocht', 'kochen', 'kochend*', 'backt', 'bäckt', 'backen']],
  ['drink', ['trinkt', 'trinken', 'trinkend*', 'schlürf*']],
  ['eat', ['isst', 'essen', 'essend*', 'frisst', 'fressen', 'beißt in', 'beißen in']],
  ['creep', ['schleich*', 'krabbel*', 'pirsch*', 'anschleich*', 'auf zehenspitzen']],
  ['climb', ['kletter*']],
  ['water', ['gießt', 'gießen', 'giesst', 'bewässer*']],
  ['drive', ['fährt', 'fahren', 'fahrend*']],
  ['run', ['renn*', 'lauf*', 'läuft', 'galopp*', 'jag*', 'sprint*', 'trab*', 'rast', 'rasen']],
  ['jump', ['spring*', 'hüpf*']],
  ['dance', ['tanz*', 'tänz*']],
  ['play', ['spielt', 'spielen', 'spielend*']],
  ['walk', ['geh*', 'spazier*', 'wander*', 'schlender*', 'marschier*']],
  ['swim', ['schwimm*', 'tauch*']],
  ['circle', ['kreis*', 'umkreist']],
  ['fly', ['flieg*', 'gleit*', 'flog', 'segelt', 'hebt ab', 'abheben*']],
  ['float', ['schweb*', 'treib*', 'schaukel*']],
  ['wave', ['winkt', 'winken', 'winkend*', 'grüß*']],
  ['sit', ['sitz*']],
];
