import { expect, it } from 'vitest';

import { messageBreaches } from './message-rules.mjs';

const HEADER = 'msgid ""\nmsgstr ""\n"POT-Creation-Date: 2026-01-01 00:00+0000\\n"\n';
const entry = (text, line = 1) => `\n#: packages/ui/src/a.tsx:${line}\nmsgid "${text}"\nmsgstr "${text}"\n`;
const long = (end) => `\nmsgid ""\n"A clip of five "\n"${end}"\nmsgstr ""\n"A clip of five "\n"${end}"\n`;
const catalogue = (...entries) => HEADER + entries.join('');

it('a catalogue with the same messages is current, whatever its date and lines', () => {
  const later = catalogue(entry('Create', 9), entry('Close', 7)).replace('2026-01-01', '2027-02-02');
  expect(messageBreaches(catalogue(entry('Create'), entry('Close')), later)).toEqual([]);
});

it('a message that the catalogue lacks is a breach', () => {
  expect(messageBreaches(catalogue(entry('Create')), catalogue(entry('Create'), entry('Close')))).toEqual([
    'the catalogue lacks msgid "Close": npm run i18n',
  ]);
});

it('a message that no source says any more is a breach', () => {
  expect(messageBreaches(catalogue(entry('Create'), entry('Close')), catalogue(entry('Create')))).toEqual([
    'no source says msgid "Close" any more: npm run i18n',
  ]);
});

it('a long message is compared in all its lines', () => {
  expect(messageBreaches(catalogue(long('seconds')), catalogue(long('minutes')))).toHaveLength(2);
});
