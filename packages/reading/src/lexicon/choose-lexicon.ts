import { LEXICONS } from './all-lexicons.ts';
import type { Lexicon } from './lexicon.ts';
import { findPhrase, splitWords, type Word } from './words.ts';

/** Every phrase of a language that means something. */
export function phrasesOf(lexicon: Lexicon): string[] {
  const { subjects, places, shown, conditions, relations, clothing, colours, numbers, small } = lexicon;
  const rules = [places, relations, clothing.pieces, ...Object.values(conditions)].flatMap(
    (list: readonly (readonly [unknown, readonly string[]])[]) => list.flatMap(([, phrases]) => phrases),
  );
  return [
    ...Object.values(subjects).flatMap(({ words, shows = [] }) => [...words, ...shows]),
    ...rules,
    ...Object.values(shown).flat(),
    ...[colours, numbers].flatMap((record) => Object.keys(record)),
    ...small.fillers,
  ];
}

const phrases = new WeakMap<Lexicon, readonly string[]>();

/** How many words of a prompt a language knows. */
function knownWords(words: readonly Word[], lexicon: Lexicon): number {
  const all = phrases.get(lexicon) ?? [...new Set(phrasesOf(lexicon))];
  phrases.set(lexicon, all);
  const known = all.flatMap((phrase) => findPhrase(words, phrase));
  return new Set(known.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, offset) => start + offset)))
    .size;
}

/** The language that knows most words of a prompt; of two that know as many, the earlier one of the list. */
export function chooseLexicon(prompt: string): Lexicon {
  const [first, ...others] = LEXICONS;
  let best = { lexicon: first, known: knownWords(splitWords(prompt, first), first) };
  for (const lexicon of others) {
    const known = knownWords(splitWords(prompt, lexicon), lexicon);
    if (known > best.known) best = { lexicon, known };
  }
  return best.lexicon;
}
