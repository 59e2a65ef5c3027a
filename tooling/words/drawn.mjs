// Everything that a noun may be drawn as.
import { phrasesOf } from '../../packages/reading/src/lexicon/all-phrases.ts';
import { ENGLISH } from '../../packages/reading/src/lexicon/en/english.ts';
import { namesIn } from '../../packages/reading/src/read/find-names.ts';
import { SUBJECTS } from '../../packages/subjects/src/index.ts';
import { THINGS as ALL } from '../../packages/subjects/src/things.ts';
import { SCENERY } from './scenery.data.mjs';

/** Things that may stand in a scene by themselves. */
const THINGS = ALL.filter(({ kind, name }) => kind !== 'place' && !SCENERY.includes(name));

/** Subjects by name: our own, and the things that have a picture of their own. */
export const DRAWN = {
  ...Object.fromEntries(THINGS.filter(({ known }) => known === null).map(({ name, subject }) => [name, subject])),
  ...SUBJECTS,
};

/** What our own lexicon calls by name. */
export const NAMED = namesIn(ENGLISH);

/** Every English word that the lexicon knows for anything. */
export const KNOWN = new Set(phrasesOf(ENGLISH).map((phrase) => phrase.replace(/\*$/u, '')));

/** Whether a thing is drawn as itself, and not by a subject that is only near to it: an artist is just somebody. */
function isItself({ character, known, name }, english) {
  const called = (english.get(character)?.name ?? '').replace(/ face$/u, '');
  return known === null || known === name.replaceAll('-', ' ') || NAMED.get(called)?.name === known;
}

/** What draws each character, and whether as itself; `english` are the annotations of English. */
export const drawnCharacters = (english) =>
  THINGS.map((thing) => ({
    character: thing.character,
    subject: thing.known ?? thing.name,
    isExact: isItself(thing, english),
  }));
