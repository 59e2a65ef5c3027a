import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { openWords, type Words, type WordTable } from '@kinora/reading';

const { resolve } = createRequire(import.meta.url);

/** The nouns of all languages, as the engine's package carries them. */
export function readWords(): Words {
  const folder = dirname(resolve('@kinora/reading/words/en.json'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const tables = files.map((file): WordTable => {
    // Written by our own command and published with the package: what a table looks like is known.
    return JSON.parse(readFileSync(join(folder, file), 'utf8')) as WordTable;
  });
  return openWords(tables);
}
