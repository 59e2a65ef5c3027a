import { phrasesOf } from './all-phrases.ts';
import type { Lexicon } from './lexicon.ts';
import { splitUnspaced } from './split-unspaced.ts';
import { splitWords, type Word } from './words.ts';

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const vocabularies = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Every phrase of a language, those that go on by their beginning. */
function vocabularyOf(lexicon: Lexicon): ReadonlySet<string> {
  const known = vocabularies.get(lexicon);
  if (known) return known;
  const { articles, breaks, denials, joins, sounds } = lexicon.small;
  const all = [...phrasesOf(lexicon), ...articles, ...breaks, ...denials, ...joins, ...sounds];
  const vocabulary = new Set(all.map((phrase) => phrase.replace(/\*$/u, '')));
  vocabularies.set(lexicon, vocabulary);
  return vocabulary;
}

/** The words of a prompt as a language has them; in a script without spaces those that it, or `isNoun`, knows. */
export function splitPrompt(text: string, lexicon: Lexicon, isNoun: (word: string) => boolean = () => false): Word[] {
  const words = splitWords(text, lexicon);
  if (!lexicon.unspaced) return words;
  const vocabulary = vocabularyOf(lexicon);
  const isKnown = (word: string) => vocabulary.has(word) || isNoun(word);
  return words.flatMap((word) =>
    UNSPACED.test(word.text) ? splitUnspaced({ text: word.text, stops: word.stops, isKnown }) : [word],
  );
}
