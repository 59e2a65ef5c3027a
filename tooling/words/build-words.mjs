// Writes what the nouns of ten languages mean to the engine: `npm run words`. Names come from the Unicode CLDR, the
// nearest of what nobody drew from WordNet; both are read here alone and travel as the tables that are written.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { ENGLISH } from '../../packages/reading/src/lexicon/en/english.ts';
import { namesIn } from '../../packages/reading/src/read/find-names.ts';
import { SUBJECTS } from '../../packages/subjects/src/index.ts';
import { readAnnotations } from './annotations.mjs';
import { NEAR } from './near.data.mjs';
import { createNearest, likelySenses } from './nearest-drawn.mjs';
import { readWordNet } from './wordnet.mjs';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'tr', 'ar', 'ja', 'zh'];
const LARGEST = 120_000;
const MOST_NOUNS = 20_000;
/** A keyword of more pictures than this says what they have in common, not what they show. */
const SHARED_BY = 3;
const LONGEST_NAME = 3;
const folder = new URL('../../packages/reading/words/', import.meta.url);

const slugOf = (name) => name.replaceAll(/[^a-z0-9]+/gu, '-').replaceAll(/^-|-$/gu, '');
const pictured = new Map(
  Object.entries(SUBJECTS).flatMap(([name, { looks }]) => (looks.picture ? [[looks.picture, name]] : [])),
);
const named = namesIn(ENGLISH);

/** Which subject draws a character, told by what English calls it. */
function drawnCharacters() {
  const entries = [...readAnnotations('en')].flatMap(([character, { name }]) => {
    const subject = pictured.get(slugOf(name)) ?? named.get(name.replace(/ face$/u, ''));
    return subject === undefined ? [] : [[character, subject]];
  });
  return new Map(entries);
}

/** Shorter ones, in letters of Europe, are words of grammar more often than names. */
const SHORTEST = 3;
const isLong = (text) => text.length >= SHORTEST || !/^\p{Script=Latin}+$/u.test(text);
const isPlain = (text) => isLong(text) && text.split(' ').length <= LONGEST_NAME && !/[“”"():,]/u.test(text);

/** How many pictures each keyword belongs to. */
function keywordCounts(annotations) {
  const counts = new Map();
  for (const { keywords } of annotations.values()) {
    for (const keyword of keywords) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  }
  return counts;
}

/** Names and near words of a language, each with its subject; a name wins. */
function fromAnnotations(language, drawn) {
  const annotations = readAnnotations(language);
  const counts = keywordCounts(annotations);
  const names = new Map();
  const near = new Map();
  for (const [character, subject] of drawn) {
    const { name = '', keywords = [] } = annotations.get(character) ?? {};
    if (isPlain(name) && !names.has(name)) names.set(name, subject);
    for (const keyword of keywords) {
      const isTelling = isPlain(keyword) && counts.get(keyword) <= SHARED_BY;
      if (isTelling && !near.has(keyword)) near.set(keyword, subject);
    }
  }
  for (const name of names.keys()) near.delete(name);
  return { names, near };
}

/** Not "heavy", which is an actor too, and not "waiting". */
function isMostlyNoun({ counts, elsewhere }, word) {
  const [, stem] = /^(.+)ing$/u.exec(word) ?? [];
  if (stem !== undefined && (elsewhere.has(stem) || elsewhere.has(`${stem}e`))) return false;
  return (elsewhere.get(word) ?? 0) <= (counts.get(word) ?? 0);
}

/** The commonest English nouns for what can be seen, each with what is drawn nearest. */
function fromWordNet() {
  const wordNet = readWordNet();
  const nearest = createNearest(wordNet, SUBJECTS);
  const found = [];
  for (const noun of wordNet.senses.keys()) {
    if (!/^[a-z]{2,}(?:[ -][a-z]+){0,2}$/u.test(noun) || !isMostlyNoun(wordNet, noun)) continue;
    const subject = Object.hasOwn(NEAR, noun) ? NEAR[noun] : likelySenses(wordNet, noun).map(nearest).find(Boolean);
    if (subject) found.push({ noun, subject, count: wordNet.counts.get(noun) ?? 0, words: noun.split(/[ -]/u).length });
  }
  found.sort((one, two) => two.count - one.count || one.words - two.words || one.noun.length - two.noun.length);
  return new Map(found.slice(0, MOST_NOUNS).map(({ noun, subject }) => [noun, subject]));
}

/** `{ fox: "fennec|kit fox" }`: each subject once. */
function grouped(entries) {
  const groups = Map.groupBy([...entries].toSorted(), ([, subject]) => subject);
  const lists = [...groups].map(([subject, list]) => [subject, list.map(([word]) => word).join('|')]);
  return Object.fromEntries(lists.toSorted());
}

function writeTable(language, { names, near }) {
  const content = { language, names: grouped(names), near: grouped(near) };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const text = `${JSON.stringify({ version, ...content })}\n`;
  const bytes = brotliCompressSync(text).length;
  if (bytes > LARGEST) throw new Error(`The table of "${language}" has ${bytes} B compressed; ${LARGEST} are allowed.`);
  writeFileSync(new URL(`${language}.json`, folder), text);
  console.log(`words: ${language} has ${names.size} names and ${near.size} near words in ${bytes} B`);
}

mkdirSync(folder, { recursive: true });
const drawn = drawnCharacters();
for (const language of LANGUAGES) {
  const { names, near: keywords } = fromAnnotations(language, drawn);
  // English has better than keywords.
  const near = language === 'en' ? new Map() : keywords;
  if (language === 'en') for (const [noun, subject] of fromWordNet()) if (!names.has(noun)) near.set(noun, subject);
  // What our own lexicon calls it needs no table.
  if (language === 'en') for (const noun of named.keys()) [names, near].forEach((list) => list.delete(noun));
  writeTable(language, { names, near });
}
