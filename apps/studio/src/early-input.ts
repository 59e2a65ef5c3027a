/** What was typed into a drawn page before the studio ran. */
export interface EarlyInput {
  readonly text: string;
  /** Whether it was sent with the keyboard before the studio could handle it. */
  readonly wasSent: boolean;
}

/** Marks a field whose text was sent too early. */
const SENT = 'sentEarly';

/** Remembers that a prompt was sent by keyboard before the studio has loaded. */
export function recordSend({ ctrlKey, key, metaKey, target }: KeyboardEvent): void {
  if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement) target.dataset[SENT] = '';
}

/** The text of the one field of a drawn page; null where it has none or nothing was typed. */
export function earlyInput(root: ParentNode): EarlyInput | null {
  const field = root.querySelector('textarea');
  return field && field.value !== '' ? { text: field.value, wasSent: SENT in field.dataset } : null;
}
