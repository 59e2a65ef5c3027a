import { LEXICONS } from './all-lexicons.ts';
import { phrasesOf } from './all-phrases.ts';
import type { Lexicon } from './lexicon.ts';
import { splitPrompt } from './split-prompt.ts';
import { findIndexed, indexPhrases, placesIn, type PhraseIndex, type Span, type Word } from './words.ts';

const indexes = new WeakMap<Lexicon, PhraseIndex>();

/** Where a language's phrases stand in a prompt. */
export function knownSpans(words: readonly Word[], lexicon: Lexicon): Span[] {
  const index = indexes.get(lexicon) ?? indexPhrases(phrasesOf(lexicon));
  indexes.set(lexicon, index);
  return findIndexed(words, index);
}

/** How many words of a prompt a language knows; its own letters decide between two that know as many. */
function knownWords(prompt: string, lexicon: Lexicon): number {
  if (lexicon.foreignLetters?.test(prompt)) return 0;
  const known = placesIn(knownSpans(splitPrompt(prompt, lexicon), lexicon)).size;
  return lexicon.letters?.test(prompt) ? known + 0.5 : known;
}

/** The language that knows most words of a prompt; of two that know as many, the earlier one of the list. */
export function chooseLexicon(prompt: string): Lexicon {
  const [first, ...others] = LEXICONS;
  let best = { lexicon: first, known: knownWords(prompt, first) };
  for (const lexicon of others) {
    const known = knownWords(prompt, lexicon);
    if (known > best.known) best = { lexicon, known };
  }
  return best.lexicon;
}
