import { describe, expect, it } from 'vitest';

import { LEXICONS } from '../lexicon/all-lexicons.ts';
import { tellPlan } from '../testing/tell-plan.ts';
import { meaningNamed } from '../words/word-table.ts';

describe('a word of several meanings', () => {
  it.each([
    ['a crane wading in a marsh', ['1 crane bird']],
    ['a crane lifting a steel beam', []],
    ['a mouse eating cheese', ['1 mouse', '1 cheese']],
    ['a wireless mouse on a desk', ['1 computer-mouse']],
    ['a bat in a cave', ['1 bat']],
    ['a batter swinging his bat', []],
    ['an elf with bow and arrows', ['1 elf holding', '1 bow-and-arrow']],
    ['a pink bow on a gift', ['1 pink ribbon on', '1 gift']],
    ['an orange on a plate', ['1 tangerine on', '1 plate']],
    ['an orange car', ['1 orange car']],
    ['a jaguar in the jungle', ['1 leopard']],
    ['ein Flügel im Konzertsaal', ['1 piano']],
    ['eine Birne am Morgen', ['1 pear']],
    ['une grue soulève une poutre', []],
    ['une orange sur une table', ['1 tangerine']],
    ['una grúa en el puerto', []],
    ['パソコンの横のマウス', ['1 computer-mouse']],
  ])('is drawn for the one that the others speak of: %s', (prompt, cast) => {
    expect(tellPlan(prompt).cast).toEqual(cast);
  });

  it.each(LEXICONS)('names what can be drawn in $language', ({ senses = {} }) => {
    const named = Object.values(senses).flatMap((list) => list.flatMap(({ subject }) => subject ?? []));
    expect(named.filter((name) => !meaningNamed(name))).toEqual([]);
  });
});
