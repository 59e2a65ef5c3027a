import type { BearerWords } from '../lexicon.ts';

export const BEARER_WORDS: BearerWords = {
  'bedside table': { words: ['nachttisch', 'nachtkästchen', 'nachttischchen'] },
  table: { words: ['tisch', 'esstisch', 'holztisch', 'küchentisch', 'couchtisch'] },
  'fence post': { words: ['zaunpfahl', 'pfosten', 'pfahl', 'holzpfahl', 'zaunpfosten'] },
  fence: { words: ['zaun', 'gartenzaun', 'lattenzaun', 'holzzaun'] },
  'tree stump': { words: ['baumstumpf', 'stumpf'] },
  log: { words: ['baumstamm', 'holzstamm'] },
  boulder: { words: ['felsen', 'felsbrocken', 'findling'] },
  steps: { words: ['treppe', 'stufen', 'steintreppe', 'treppenstufen'] },
  feast: { words: ['festmahl', 'bankett', 'festessen'] },
  bench: { words: ['bank', 'parkbank', 'holzbank', 'sitzbank'] },
  shelf: { words: ['regal', 'holzregal', 'bücherregal'] },
  'brick wall': { words: ['mauer', 'wand', 'ziegelmauer', 'backsteinmauer'] },
  branch: { words: ['ast', 'zweig'] },
  leaf: { words: ['blatt', 'seerosenblatt'] },
  plate: { words: ['teller'] },
  mug: { words: ['tasse', 'becher', 'kaffeetasse', 'teetasse'] },
  bowl: { words: ['schüssel', 'schale'] },
  box: { words: ['kiste', 'karton', 'pappkarton', 'schachtel'] },
  roof: { words: ['dach', 'hausdach'] },
};
