import { ON_TRAY } from '../lexicon/on-tray.data.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import { kindOf } from './kind-of.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';
import { TOOL_HOLDERS } from './tool-holders.data.ts';

/** A tray as something in the hands. */
export const TRAY = { rig: 'handTools', mode: 'prop', size: 2, looks: { kind: 'tray' } } as const;

/** Whether something is brought on a tray: several to eat or drink, or what is told to be on one. */
function isOnTray(words: readonly Word[], one: DeedReading): boolean {
  const kind = kindOf(one);
  const isServed = kind === 'food' || kind === 'drink';
  return isServed && (one.entry.count > 1 || findPhrases(words, ON_TRAY).length > 0);
}

/** The cast with a tray in the hands of who holds several meals, which no hand can. */
export function withTrays(words: readonly Word[], cast: readonly DeedReading[]): DeedReading[] {
  const shown = [...cast];
  cast.forEach((holder, at) => {
    const { relation, rig, count } = holder.entry;
    const meal = relation?.kind === 'holding' ? shown[relation.to] : undefined;
    if (!relation || !meal || count > 1 || !TOOL_HOLDERS.includes(rig) || !isOnTray(words, meal)) return;
    const said = findPhrases(words, ON_TRAY)[0];
    const span = said ?? { start: meal.span.start, end: meal.span.start };
    const to = shown.length;
    const deeds = [...holder.deeds, ...saidBy('relation', said ? [said] : [])];
    shown[at] = { ...holder, deeds, entry: { ...holder.entry, relation: { kind: 'holding', to } } };
    shown[relation.to] = { ...meal, entry: { ...meal.entry, action: null, relation: { kind: 'on', to } } };
    const entry = { name: 'tray in hand', ...TRAY, count: 1, action: null, relation: null };
    shown.push({ entry, subject: TRAY, span, name: entry.name, isNear: false, deeds: [] });
  });
  return shown;
}
