import { RIDERS } from '../lexicon/riders.data.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import { meaningNamed } from '../words/word-table.ts';
import type { DeedReading } from './read-deeds.ts';

/** What somebody who is told by it stands on, as one of the cast; who jumps does so with it. */
function mountOf(name: string, { entry, span }: DeedReading): DeedReading | null {
  const meaning = meaningNamed(name);
  if (!meaning) return null;
  const { rig, mode, size, looks } = meaning.subject;
  const action = entry.action === 'jump' ? entry.action : null;
  return {
    ...meaning,
    entry: { name, rig, mode, size, looks, count: 1, action, relation: null },
    span: { start: span.end, end: span.end },
    deeds: [],
  };
}

/** The cast with what those are on who are told by it: a skateboarder on a skateboard. */
export function withRides(words: readonly Word[], cast: readonly DeedReading[]): DeedReading[] {
  const shown = [...cast];
  for (const [name, phrases] of RIDERS) {
    for (const span of findPhrases(words, phrases)) {
      const at = shown.findIndex((one) => one.span.start <= span.start && one.span.end >= span.end);
      const one = shown[at];
      const isThere = shown.some((other) => other.name === name);
      if (!one || one.entry.rig !== 'person' || one.entry.relation || isThere) continue;
      const mount = mountOf(name, one);
      if (!mount) continue;
      const relation = { kind: 'on', to: shown.length } as const;
      shown[at] = { ...one, entry: { ...one.entry, count: 1, relation } };
      shown.push(mount);
    }
  }
  return shown;
}
