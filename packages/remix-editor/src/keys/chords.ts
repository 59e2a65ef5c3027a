import { KEY_TABLE, type ActionId, type KeyScope } from './key-table.data.ts';

/** What a press consists of, as far as it matters here. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Keys whose sign depends on Shift: they go by where they are. */
const SIGNS: Readonly<Record<string, string>> = { Comma: ',', Period: '.', BracketLeft: '[', BracketRight: ']' };
/** Signs that some keyboards have only with Shift. */
const SHIFTED = new Set(['?', '+']);
const LATIN = /^[ -~]+$/;

/** The sign or name of a key; on keyboards of other scripts, and with Alt on a Mac, by its place. */
function nameOf({ key, code, shiftKey }: KeyPress): string {
  const sign = SIGNS[code];
  if (sign !== undefined && (shiftKey || !LATIN.test(key))) return sign;
  if (key === ' ') return 'space';
  if (key === '=') return '+';
  return LATIN.test(key) ? key.toLowerCase() : code.replace(/^(?:Key|Digit)/, '').toLowerCase();
}

/** A press as the table writes it. */
export function chordOf(press: KeyPress, isMac: boolean): string {
  const name = nameOf(press);
  const isMod = isMac ? press.metaKey : press.ctrlKey;
  const parts = [
    isMod ? 'mod' : '',
    press.altKey ? 'alt' : '',
    press.shiftKey && !SHIFTED.has(name) ? 'shift' : '',
    name,
  ];
  return parts.filter((part) => part !== '').join('+');
}

// The table has an entry for each action, and nothing else.
const ACTIONS = Object.keys(KEY_TABLE) as ActionId[];

const byChord = new Map(ACTIONS.flatMap((id) => KEY_TABLE[id].keys.map((chord): [string, ActionId] => [chord, id])));

/** What a press does where the focus is; undefined for all other keys. */
export function actionOf(chord: string, scope: KeyScope): ActionId | undefined {
  const action = byChord.get(chord);
  if (action === undefined) return undefined;
  return (KEY_TABLE[action].scope ?? 'editor') === 'editor' || scope === 'playhead' ? action : undefined;
}

/** Whether a chord is a character that is typed: a letter or a sign, with Shift at most. */
export function isCharacter(chord: string): boolean {
  return Array.from(chord.replace(/^shift\+/, '')).length === 1;
}

/** All actions, in the order they are listed. */
export const allActions = (): readonly ActionId[] => ACTIONS;

const SHOWN: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  space: 'Space',
  enter: 'Enter',
  delete: 'Delete',
  backspace: 'Backspace',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  home: 'Home',
  end: 'End',
  f2: 'F2',
};
const SHOWN_ON_MAC: Readonly<Record<string, string>> = { ...SHOWN, mod: '⌘', alt: '⌥', shift: '⇧' };

/** What is printed on the keys of a chord. */
export function capsOf(chord: string, isMac: boolean): readonly string[] {
  const shown = isMac ? SHOWN_ON_MAC : SHOWN;
  return chord === '+' ? ['+'] : chord.split('+').map((part) => shown[part] ?? part.toUpperCase());
}

/** A chord of keys with names as `aria-keyshortcuts` writes it. */
export function ariaChord(chord: string, isMac: boolean): string {
  const names: Readonly<Record<string, string>> = { ...SHOWN, mod: isMac ? 'Meta' : 'Control' };
  return chord
    .split('+')
    .map((part) => names[part] ?? part.toUpperCase())
    .join('+');
}
