import { actionOf, chordOf, isCharacter } from './chords.ts';
import { EDITOR_ACTIONS, type ActionContext } from './editor-actions.ts';
import { characterKeysAtom } from './keys-atoms.ts';

/** Whether this is a Mac, where Cmd takes Ctrl's place. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const TYPED =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
/** What Space, Enter and arrows work on by themselves. */
const OPERATED = 'button, a, input:not([data-keys]), summary, [role="menuitem"]';
const OPERATING = new Set([' ', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Whether a press belongs to what has the focus. */
function isTaken({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(`${TYPED}, dialog, [role="menu"]`)) return true;
  return OPERATING.has(key) && target.closest(OPERATED) !== null;
}

/** Playhead and preview say that arrows move the playhead by `data-keys="playhead"`. */
const scopeOf = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[data-keys="playhead"]') ? 'playhead' : 'editor';

/** Whether a chord does nothing, because somebody has switched such keys off. */
const isSilent = (chord: string, { store }: ActionContext) => isCharacter(chord) && !store.get(characterKeysAtom);

/** Listens to the keys of the editor as long as the focus is in this element. Returns how to stop. */
export function followKeys(root: HTMLElement, context: ActionContext): () => void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || isTaken(event)) return;
    const chord = chordOf(event, isMac());
    const action = actionOf(chord, scopeOf(event));
    if (!action || isSilent(chord, context)) return;
    event.preventDefault();
    EDITOR_ACTIONS[action](context);
  }
  root.addEventListener('keydown', press);
  return () => root.removeEventListener('keydown', press);
}
