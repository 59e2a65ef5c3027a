import { describe, expect, it } from 'vitest';

import { actionOf, ariaChord, allActions, capsOf, chordOf, isCharacter, type KeyPress } from './chords.ts';
import { KEY_TABLE } from './key-table.data.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

describe('a press', () => {
  it.each([
    ['a letter', press('s', { code: 'KeyS' }), 's'],
    ['a letter with Caps Lock', press('S', { code: 'KeyS' }), 's'],
    ['Space', press(' ', { code: 'Space' }), 'space'],
    ['a letter of another script', press('س', { code: 'KeyS' }), 's'],
    ['Ctrl and Shift', press('Z', { code: 'KeyZ', ctrlKey: true, shiftKey: true }), 'mod+shift+z'],
    ['a sign with Shift', press('<', { code: 'Comma', shiftKey: true }), 'shift+,'],
    ['a bracket on a German keyboard', press('ü', { code: 'BracketLeft' }), '['],
    ['a question mark', press('?', { code: 'Slash', shiftKey: true }), '?'],
    ['plus without Shift', press('=', { code: 'Equal' }), '+'],
    ['plus with Shift', press('+', { code: 'Equal', shiftKey: true }), '+'],
    ['an arrow', press('ArrowLeft', { shiftKey: true }), 'shift+arrowleft'],
  ])('of %s is written as the table does', (_what, pressed, chord) => expect(chordOf(pressed, false)).toBe(chord));

  it('has Cmd on a Mac, and Alt does not change its sign', () => {
    expect(chordOf(press('z', { metaKey: true }), true)).toBe('mod+z');
    expect(chordOf(press('z', { ctrlKey: true }), true)).toBe('z');
    expect(chordOf(press('≈', { code: 'KeyX', altKey: true }), true)).toBe('alt+x');
  });
});

it.each([
  ['s', true],
  ['shift+,', true],
  ['+', true],
  ['?', true],
  ['space', false],
  ['mod+z', false],
  ['alt+x', false],
  ['delete', false],
  ['arrowleft', false],
])('%s is a character: %s', (chord, isOne) => expect(isCharacter(chord)).toBe(isOne));

describe('the table', () => {
  it('gives each key to one action', () => {
    const keys = allActions().flatMap((id) => KEY_TABLE[id].keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leaves arrows alone outside of the playhead', () => {
    expect(actionOf('arrowleft', 'playhead')).toBe('frameBack');
    expect(actionOf('arrowleft', 'editor')).toBeUndefined();
    expect(actionOf('s', 'playhead')).toBe('split');
    expect(actionOf('mod+s', 'editor')).toBeUndefined();
  });

  it('says what is printed on the keys', () => {
    expect(capsOf('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(capsOf('mod+alt+g', true)).toEqual(['⌘', '⌥', 'G']);
    expect(capsOf('+', false)).toEqual(['+']);
  });

  it('writes a chord for screen readers', () => {
    expect(ariaChord('mod+alt+g', false)).toBe('Control+Alt+G');
    expect(ariaChord('mod+c', true)).toBe('Meta+C');
    expect(ariaChord('enter', false)).toBe('Enter');
  });
});
