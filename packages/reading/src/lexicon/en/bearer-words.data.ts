import type { BearerWords } from '../lexicon.ts';

export const BEARER_WORDS: BearerWords = {
  'bedside table': { words: ['bedside table', 'nightstand', 'night stand', 'bedside cabinet', 'night table'] },
  table: {
    words: ['table', 'dining table', 'wooden table', 'kitchen table', 'coffee table', 'picnic table', 'round table'],
  },
  'fence post': { words: ['fence post', 'fencepost', 'wooden post', 'post'] },
  fence: { words: ['fence', 'wooden fence', 'picket fence', 'garden fence', 'railing'] },
  'tree stump': { words: ['tree stump', 'stump'] },
  log: { words: ['log', 'fallen log', 'tree trunk', 'fallen tree'] },
  boulder: { words: ['boulder', 'rock', 'mossy rock'] },
  steps: { words: ['stairs', 'staircase', 'stairway', 'stone steps', 'stone stairs', 'front steps'] },
  feast: { words: ['feast', 'banquet'] },
  bench: { words: ['bench', 'park bench', 'wooden bench'] },
  shelf: { words: ['shelf', 'wooden shelf', 'bookshelf', 'bookcase'] },
  'brick wall': { words: ['wall', 'brick wall', 'stone wall', 'garden wall'] },
  branch: { words: ['branch', 'tree branch', 'bough', 'twig'] },
  leaf: { words: ['leaf', 'lily pad', 'lilypad'] },
  plate: { words: ['plate', 'dinner plate'] },
  mug: { words: ['cup', 'mug', 'teacup', 'coffee mug', 'coffee cup'] },
  bowl: { words: ['bowl'] },
  box: { words: ['box', 'cardboard box', 'carton', 'crate'] },
  roof: { words: ['roof', 'house roof'] },
};
