import { findPhrases, type Span } from '../lexicon/words.ts';
import type { StyleName } from '../plan/scene-plan.ts';
import type { Reading } from './reading.ts';

/** A style that was chosen, or `auto`: the one that the words ask for. */
export type StyleChoice = StyleName | 'auto';

/** Drawn where nothing is chosen and no words ask for another. */
const USUAL: StyleName = 'storybook';

/** The first style that the words name besides the chosen one, and where; null where they name none. */
export function otherStyle({ words, lexicon }: Reading, chosen: StyleName | null) {
  const others = lexicon.conditions.styles.filter(([name]) => name !== chosen);
  const [named] = others
    .flatMap(([name, phrases]) => {
      const spans: readonly Span[] = findPhrases(words, phrases);
      return spans[0] ? [{ name, spans, start: spans[0].start }] : [];
    })
    .toSorted((one, two) => one.start - two.start);
  return named ?? null;
}

/** The style of all shots of a film: as chosen, else as its words first ask for. */
export function styleFor(shots: readonly Reading[], choice: StyleChoice): StyleName {
  if (choice !== 'auto') return choice;
  for (const shot of shots) {
    const named = otherStyle(shot, null);
    if (named) return named.name;
  }
  return USUAL;
}
