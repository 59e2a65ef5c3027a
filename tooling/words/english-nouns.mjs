// The commonest English nouns for what can be seen, each with what is drawn nearest.
import { NEAR } from './near.data.mjs';
import { createNearest, likelySenses } from './nearest-drawn.mjs';

const MOST_NOUNS = 20_000;
const MOST_HEADS = 700;
const NOUN = /^[a-z]{2,}(?:[ -][a-z]+){0,2}$/u;

/** Not "heavy", which is an actor too, and not "waiting". */
function isMostlyNoun({ counts, elsewhere }, word) {
  const stem = /^(.+)ing$/u.exec(word)?.[1];
  if (stem !== undefined && (elsewhere.has(stem) || elsewhere.has(`${stem}e`))) return false;
  return (elsewhere.get(word) ?? 0) <= (counts.get(word) ?? 0);
}

/** Nouns with the subject nearest to each, of `drawn` by name. */
export function englishNouns(wordNet, drawn) {
  const nearest = createNearest(wordNet, drawn);
  const found = [];
  for (const noun of wordNet.senses.keys()) {
    if (!NOUN.test(noun) || !isMostlyNoun(wordNet, noun)) continue;
    const subject = Object.hasOwn(NEAR, noun) ? NEAR[noun] : likelySenses(wordNet, noun).map(nearest).find(Boolean);
    const words = noun.split(/[ -]/u).length;
    if (subject) found.push({ noun, subject, count: wordNet.counts.get(noun) ?? 0, words });
  }
  found.sort((one, two) => two.count - one.count || one.words - two.words || one.noun.length - two.noun.length);
  return new Map(found.slice(0, MOST_NOUNS).map(({ noun, subject }) => [noun, subject]));
}

/**
 * The commonest English nouns for things that nothing draws, but those of `known`: what stands right before one only
 * says what kind it is.
 */
export function undrawnNouns(wordNet, drawn, known) {
  const nearest = createNearest(wordNet, drawn);
  const { counts, elsewhere } = wordNet;
  const heads = [...wordNet.senses.keys()].filter((noun) => {
    if (!/^[a-z]{3,}$/u.test(noun) || known.has(noun) || Object.hasOwn(NEAR, noun)) return false;
    const senses = likelySenses(wordNet, noun);
    const isThing = senses.length > 0 && senses.every(({ field }) => field === 'artifact');
    return isThing && isMostlyNoun(wordNet, noun) && !senses.some(nearest);
  });
  const countOf = (noun) => (counts.get(noun) ?? 0) - (elsewhere.get(noun) ?? 0);
  return heads.toSorted((one, two) => countOf(two) - countOf(one) || one.length - two.length).slice(0, MOST_HEADS);
}
