/** What a key does to a clip that plays. */
export type ClipAct =
  | 'play'
  | 'back'
  | 'ahead'
  | 'frame-back'
  | 'frame-ahead'
  | 'loop'
  | 'mute'
  | 'full-screen'
  | 'slower'
  | 'faster';

const KEYS: Readonly<Record<string, ClipAct>> = {
  ' ': 'play',
  k: 'play',
  ArrowLeft: 'back',
  ArrowRight: 'ahead',
  ',': 'frame-back',
  '.': 'frame-ahead',
  '<': 'slower',
  '>': 'faster',
  l: 'loop',
  m: 'mute',
  f: 'full-screen',
};

const TYPING = 'input:not([type=checkbox]), textarea, select, summary, [role=menuitem]';

type Press = Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * What a press means for the clip. Undefined for every other key, while somebody types, and for Space on what
 * it presses. Film time runs from left to right in every script.
 */
export function actOf({ key, target, altKey, ctrlKey, metaKey }: Press): ClipAct | undefined {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return undefined;
  if (target.matches(TYPING) || (key === ' ' && target.matches('button, a, input'))) return undefined;
  return KEYS[key.length === 1 ? key.toLowerCase() : key];
}
