import { SUBJECTS, type SubjectName } from '@kinora/subjects';

import type { AgeWords, Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Naming } from './compound-names.ts';
import { isPerson } from './kind-of.ts';
import { saidBy } from './said.ts';

/** An age that a prompt tells in years, where it stands. */
export interface Age {
  readonly years: number;
  readonly span: Span;
}

const OLDEST = 120;
/** From this age on somebody is drawn old, and below this one as a child. */
const ELDER = 62;
const CHILD = 14;
/** From this age on hair turns grey. */
const MIDDLE = 42;
/** Words between somebody and an age. */
const MOST_BETWEEN = 4;

const ELDERS: Readonly<Record<string, SubjectName>> = {
  man: 'grandfather',
  person: 'grandfather',
  woman: 'grandmother',
};
const CHILDREN: Readonly<Record<string, SubjectName>> = { man: 'boy', person: 'child', woman: 'girl' };

/** A number up to the age that anybody reaches. */
function yearsIn({ text }: Word, tens: AgeWords['tens'] = {}): number | null {
  const years = /^\d{1,3}$/u.test(text) ? Number(text) : (tens[text] ?? 0);
  return years > 0 && years <= OLDEST ? years : null;
}

/** The ages of a prompt: "70 years old", "in her seventies". */
export function readAges(words: readonly Word[], { ages }: Lexicon): Age[] {
  if (!ages) return [];
  const { about = [], decades = {}, tens, units } = ages;
  const counted = findPhrases(words, units).flatMap(({ start, end }) => {
    const number = words[start - 1];
    const years = number ? yearsIn(number, tens) : null;
    return years === null ? [] : [{ years, span: { start: start - 1, end } }];
  });
  const told = Object.entries(decades).flatMap(([phrase, years]) =>
    findPhrases(words, [phrase]).map((span) => ({ years, span })),
  );
  const guessed = findPhrases(words, about).flatMap(({ start, end }) => {
    const number = words[end];
    const years = number && (number.stops || end === words.length - 1) ? yearsIn(number, tens) : null;
    return years === null ? [] : [{ years, span: { start, end: end + 1 } }];
  });
  return [...counted, ...told, ...guessed];
}

/** How many words stand between two runs of a clause; none where a stop parts them. */
function gapBetween(words: readonly Word[], one: Span, next: Span): number {
  const [first, last] = one.start < next.start ? [one, next] : [next, one];
  // What is right behind a name is about it, with a comma or without: "a man, fifty years old".
  if (last.start === first.end) return 0;
  const isParted = words.slice(first.end - 1, last.start).some(({ stops }) => stops);
  return isParted || last.start < first.end ? Infinity : last.start - first.end;
}

/** Somebody as they look at an age. */
function aged(naming: Naming, kinds: Readonly<Record<string, SubjectName>>): Naming | null {
  const kind = kinds[naming.subject.looks.kind ?? ''];
  if (!kind) return null;
  const { looks } = naming.subject;
  if (looks.costume === undefined) return { ...naming, name: kind, subject: SUBJECTS[kind] };
  return { ...naming, subject: { ...naming.subject, looks: { ...looks, ...SUBJECTS[kind].looks } } };
}

/** Kinds of people who are drawn grown up, and not old yet. */
const GROWN: readonly string[] = ['man', 'woman', 'person'];

/** Somebody neither young nor old, with the words that say so. */
function middleAged(naming: Naming, span: Span): Naming {
  const { rig, looks } = naming.subject;
  if (rig !== 'person' || !GROWN.includes(looks.kind ?? '')) return naming;
  const subject = { ...naming.subject, looks: { ...looks, isMiddleAged: true } };
  return { ...naming, subject, told: [...(naming.told ?? []), ...saidBy('looks/isMiddleAged', [span])] };
}

/** Somebody of so many years. */
function ofAge(naming: Naming, { years, span }: Age): Naming {
  if (years >= CHILD && years < MIDDLE) return naming;
  if (years >= MIDDLE && years < ELDER) return middleAged(naming, span);
  const old = aged(naming, years < CHILD ? CHILDREN : ELDERS) ?? naming;
  return { ...old, told: saidBy('looks/kind', [span]) };
}

/** Phrases for somebody neither young nor old, close before or right behind a name. */
const middleSpan = (words: readonly Word[], { span }: Naming, { middle = [] }: Partial<AgeWords>): Span | undefined =>
  findPhrases(words, middle).find((said) => gapBetween(words, said, span) <= (said.start < span.start ? 1 : 0));

/** Somebody with an adjective of age right beside the name, which is part of it then. */
function byAdjective(words: readonly Word[], naming: Naming, elder: readonly string[]): Naming {
  const { start, end } = naming.span;
  const isElder = (word: Word | undefined) =>
    word !== undefined && [word.text, word.base].some((form) => elder.includes(form));
  const before = words[start - 1]?.stops === false && isElder(words[start - 1]);
  const behind = words[end - 1]?.stops === false && isElder(words[end]);
  const old = before || behind ? aged(naming, ELDERS) : null;
  return old ? { ...old, span: { start: before ? start - 1 : start, end: behind ? end + 1 : end } } : naming;
}

/** Gives everybody of those named the looks of the age that is told of them. */
export function ageNames(
  words: readonly Word[],
  namings: readonly Naming[],
  { ages, lexicon }: { readonly ages: readonly Age[]; readonly lexicon: Lexicon },
): readonly Naming[] {
  const { ages: said = { units: [], elder: [] } } = lexicon;
  const people = namings.filter(isPerson);
  const owners = ages.map(({ span }) => {
    const [nearest] = people.toSorted(
      (one, two) => gapBetween(words, one.span, span) - gapBetween(words, two.span, span),
    );
    return nearest && gapBetween(words, nearest.span, span) <= MOST_BETWEEN ? nearest : undefined;
  });
  return namings.map((naming) => {
    if (!isPerson(naming)) return naming;
    const age = ages[owners.indexOf(naming)];
    const middle = age ? undefined : middleSpan(words, naming, said);
    if (middle) return middleAged(naming, middle);
    if (!age) return byAdjective(words, naming, said.elder);
    return ofAge(naming, age);
  });
}
