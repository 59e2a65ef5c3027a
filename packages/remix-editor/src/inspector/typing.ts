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

/** What is to be done when the field is left; null where nothing changed. */
export const committed = (typing: Typing | null): string | null =>
  typing && typing.text !== typing.before ? typing.text : null;
