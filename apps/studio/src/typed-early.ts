/** What somebody had typed into a page that was drawn before the studio ran, and where. */
export interface TypedEarly {
  readonly text: string;
  readonly isFocused: boolean;
  /** The selection, in characters. */
  readonly from: number;
  readonly to: number;
  /** Whether it was sent with the keyboard, before anybody could take it. */
  readonly wasSent: boolean;
}

/** Marks a field whose text was sent too early. */
const SENT = 'sentEarly';

/** Remembers the key with which a prompt is sent: the studio that takes it is on its way. */
export function noteSending({ ctrlKey, key, metaKey, target }: KeyboardEvent): void {
  if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement) target.dataset[SENT] = '';
}

const fieldIn = (root: ParentNode) => root.querySelector('textarea');

/** The one field of a drawn page; null where it has none or nobody touched it. */
export function typedEarly(root: ParentNode): TypedEarly | null {
  const field = fieldIn(root);
  if (!field) return null;
  const isFocused = field.ownerDocument.activeElement === field;
  if (field.value === '' && !isFocused) return null;
  return {
    text: field.value,
    isFocused,
    from: field.selectionStart,
    to: field.selectionEnd,
    wasSent: SENT in field.dataset,
  };
}

/** Puts the focus and the selection back where they were. */
export function goOnTyping(root: ParentNode, { isFocused, from, to }: TypedEarly): void {
  const field = fieldIn(root);
  if (!field || !isFocused) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
}
