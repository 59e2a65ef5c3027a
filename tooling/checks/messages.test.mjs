import { describe, expect, it } from 'vitest';

import { catalogueBreaches } from './message-rules.mjs';
import { translationFaults } from './translation-rules.mjs';

const HEADER = 'msgid ""\nmsgstr ""\n"POT-Creation-Date: 2026-01-01 00:00+0000\\n"\n';
const entry = (text, said = text, line = 1) =>
  `\n#: packages/ui/src/a.tsx:${line}\nmsgid "${text}"\nmsgstr "${said}"\n`;
const long = (end) => `\nmsgid ""\n"A clip of five "\n"${end}"\nmsgstr ""\n"A clip of five "\n"${end}"\n`;
const withContext = (context, text, said = text) => `\nmsgctxt "${context}"\nmsgid "${text}"\nmsgstr "${said}"\n`;
const withId = (id, said) => `\n#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${said}"\n`;
const catalogue = (...entries) => HEADER + entries.join('');

/** Breaches of English (or of German) where the sources say the second catalogue. */
const ofEnglish = (committed, extracted) =>
  catalogueBreaches({ locale: 'en', sourceLocale: 'en', catalogue: committed, extracted });
const ofGerman = (committed, extracted) =>
  catalogueBreaches({ locale: 'de', sourceLocale: 'en', catalogue: committed, extracted });

const faults = (translation, english, locale = 'de') => translationFaults({ locale, translation, english });

describe('a catalogue is current', () => {
  it('with the same messages, whatever its date and lines', () => {
    const later = catalogue(entry('Create', 'Create', 9), entry('Close', 'Close', 7)).replace('2026-01', '2027-02');
    expect(ofEnglish(catalogue(entry('Create'), entry('Close')), later)).toEqual([]);
  });

  it('not where it lacks a message', () => {
    expect(ofEnglish(catalogue(entry('Create')), catalogue(entry('Create'), entry('Close')))).toEqual([
      'en lacks "Close": npm run i18n',
    ]);
  });

  it('not where no source says a message any more', () => {
    expect(ofEnglish(catalogue(entry('Create'), entry('Close')), catalogue(entry('Create')))).toEqual([
      'en has "Close", which no source says any more: npm run i18n',
    ]);
  });

  it('not where it keeps what is gone as a comment', () => {
    const kept = '\n#~ msgid "Close"\n#~ msgstr "Schließen"\n';
    expect(ofGerman(catalogue(entry('Create', 'Erstellen'), kept), catalogue(entry('Create')))).toEqual([
      'de has "Close", which no source says any more: npm run i18n',
    ]);
  });

  it('only with all the lines of a long message', () => {
    expect(ofEnglish(catalogue(long('seconds')), catalogue(long('minutes')))).toHaveLength(2);
  });

  it('only where English says under an id what the sources say', () => {
    expect(
      ofEnglish(catalogue(withId('login.email', 'E-mail')), catalogue(withId('login.email', 'Your e-mail'))),
    ).toEqual(['en "login.email" is not what the sources say: npm run i18n -- --overwrite']);
  });
});

describe('a language is complete', () => {
  const sources = catalogue(entry('Create'), withContext('button', 'Set'), withContext('state', 'Set'));

  it('when every message is translated, each occasion of a word by itself', () => {
    const german = [entry('Create', 'Erstellen'), withContext('button', 'Set', 'Setzen')];
    expect(ofGerman(catalogue(...german, withContext('state', 'Set', 'Gesetzt')), sources)).toEqual([]);
    expect(ofGerman(catalogue(...german), sources)).toEqual(['de lacks "Set" (state): npm run i18n']);
  });

  it('not where a message has no text', () => {
    const german = [entry('Create', ''), withContext('button', 'Set', 'Setzen'), withContext('state', 'Set', '')];
    expect(ofGerman(catalogue(...german), sources)).toEqual([
      'de "Create" is not translated',
      'de "Set" (state) is not translated',
    ]);
  });

  it.each([
    [1, []],
    [2, ['de says 2 of 20 messages as English does, at most 5 % may be the same']],
  ])('with %i of 20 messages in English: %j', (same, breaches) => {
    const texts = Array.from({ length: 20 }, (_, index) => `Word ${index}`);
    const german = texts.map((text, index) => entry(text, index < same ? text : `Wort ${index}`));
    expect(ofGerman(catalogue(...german), catalogue(...texts.map((text) => entry(text))))).toEqual(breaches);
  });

  it('compared with the text of an id, not with the id', () => {
    const english = catalogue(withId('login.email', 'E-mail of {name}'));
    expect(ofGerman(catalogue(withId('login.email', 'E-Mail von {who}')), english)).toEqual([
      'de "login.email" has the placeholders {who} where English has {name}',
    ]);
  });
});

describe('a translation', () => {
  const arabic = 'zero {a} one {b} two {c} few {#} many {#} other {#}';

  it.each([
    ['{name} zieht um', '{name} moves'],
    ['Von <0>{b}</0> bis <1/>', 'From <0>{b}</0> to <1/>'],
    ['{0, plural, =0 {keine} one {# Clip} other {# Clips}}', '{0, plural, one {# clip} other {# clips}}'],
    ['{hours, plural, one {# Stunde} other {# Stunden}}', '{hours} h'],
    ['{who, select, you {Sie} other {{name}}}', '{who, select, you {You} other {{name}}}'],
  ])('"%s" of "%s" is right', (translation, english) => {
    expect(faults(translation, english)).toEqual([]);
  });

  it.each([
    ['Ein {name', 'A {name}', expect.stringMatching(/^does not parse: ./)],
    ['Ein {nam}', 'A {name}', 'has the placeholders {nam} where English has {name}'],
    ['Ein Name', 'A {name}', 'has the placeholders none where English has {name}'],
    ['{0, plural, one {Clip} other {{n} Clips}}', '{0} clips', 'has the placeholders {0} {n} where English has {0}'],
    ['<0>Hier', '<0>Here</0>', 'has the tags <0> where English has </0> <0>'],
    ['Hier', 'Here<0/>', 'has the tags none where English has <0/>'],
    ["Ein Name's {name}", 'A {name}', 'has an ASCII apostrophe, which quotes: write ’'],
    [
      '{0, plural, other {# Clips}}',
      '{0, plural, one {# clip} other {# clips}}',
      'has the plurals other of {0}, and its language has one other',
    ],
    [
      '{0, plural, one {#} few {#} other {#}}',
      '{0} clips',
      'has the plurals few one other of {0}, and its language has one other',
    ],
    [
      '{0, select, a {{1, plural, other {#}}} other {}}',
      '{0, select, a {{1}} other {}}',
      'has the plurals other of {1}, and its language has one other',
    ],
  ])('"%s" of "%s" is wrong', (translation, english, fault) => {
    expect(faults(translation, english)).toEqual([fault]);
  });

  it('has the plurals of its own language', () => {
    expect(faults(`{0, plural, ${arabic}}`, '{0} clips', 'ar')).toEqual([]);
    expect(faults(`{0, plural, one {a} other {#}}`, '{0} clips', 'ar')).toEqual([
      'has the plurals one other of {0}, and its language has few many one other two zero',
    ]);
    expect(faults('{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', '{0}', 'en')).toEqual([]);
    expect(faults('{0, selectordinal, one {#.} other {#.}}', '{0}', 'de')).toHaveLength(1);
  });
});
