/** A text while it is typed. */
export interface Typing {
  readonly text: string;
  /** What was there before. */
  readonly before: string;
}

/** The next state of typing: what was there when it began stays known. */
export const typed = (typing: Typing | null, value: string, text: string): Typing => ({
  text,
  before: typing?.before ?? value,
});

/** What the field shows: what is typed, otherwise what holds. */
export const shownText = (typing: Typing | null, value: string): string => typing?.text ?? value;

/** Does what was typed, where that changes anything. */
export function commitTyped(typing: Typing | null, onCommit: (text: string) => void): void {
  if (typing && typing.text !== typing.before) onCommit(typing.text);
}
