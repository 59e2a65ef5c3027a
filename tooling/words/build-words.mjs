// Writes what the nouns of ten languages mean to the engine: `npm run words`. Names come from the Unicode CLDR, the
// nearest of what nobody drew from WordNet; both are read here alone and travel as the tables that are written.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { annotatedWords } from './annotated-words.mjs';
import { readAnnotations } from './annotations.mjs';
import { DRAWN, drawnCharacters, KNOWN, NAMED } from './drawn.mjs';
import { englishNouns, undrawnNouns } from './english-nouns.mjs';
import { NOT_NEAR, NOT_NEAR_ENDINGS } from './not-near.data.mjs';
import { readWordNet } from './wordnet.mjs';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'tr', 'ar', 'ja', 'zh'];
/** Bytes of a table as it travels. */
const LARGEST = 120_000;
const folder = new URL('../../packages/reading/words/', import.meta.url);

function byFirst([one], [other]) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** `{ fox: "fennec|kit fox" }`: each subject once. */
function grouped(entries) {
  const groups = Map.groupBy([...entries].toSorted(byFirst), ([, subject]) => subject);
  const lists = [...groups].map(([subject, list]) => [subject, list.map(([word]) => word).join('|')]);
  return Object.fromEntries(lists.toSorted(byFirst));
}

/** English has better than keywords, and what our own lexicon calls by name needs no table. */
function englishWords({ names, near }) {
  const nouns = new Map([...near].filter(([word]) => word.includes(' ')));
  const wordNet = readWordNet();
  for (const [noun, subject] of englishNouns(wordNet, DRAWN)) if (!names.has(noun)) nouns.set(noun, subject);
  for (const name of NAMED.keys()) [names, nouns].forEach((list) => list.delete(name));
  const known = new Set([...KNOWN, ...names.keys(), ...nouns.keys()]);
  return { names, near: nouns, heads: undrawnNouns(wordNet, DRAWN, known) };
}

function writeTable(language, { names, near, heads = [] }) {
  const spare = heads.length > 0 ? { heads: heads.toSorted((one, two) => (one < two ? -1 : 1)).join('|') } : {};
  const content = { language, names: grouped(names), near: grouped(near), ...spare };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const text = `${JSON.stringify({ version, ...content })}\n`;
  const bytes = brotliCompressSync(text).length;
  if (bytes > LARGEST) throw new Error(`The table of "${language}" has ${bytes} B compressed; ${LARGEST} are allowed.`);
  writeFileSync(new URL(`${language}.json`, folder), text);
  console.log(`words: ${language} has ${names.size} names and ${near.size} near words in ${bytes} B`);
}

mkdirSync(folder, { recursive: true });
const characters = drawnCharacters(readAnnotations('en'));
for (const language of LANGUAGES) {
  const words = annotatedWords(readAnnotations(language), characters, {
    ending: NOT_NEAR_ENDINGS[language],
    refused: NOT_NEAR[language],
  });
  writeTable(language, language === 'en' ? englishWords(words) : words);
}
