import { useState } from 'react';

import { commitTyped, shownText, typed, type Typing } from './typing.ts';

interface TypedText {
  readonly value: string;
  readonly onDraft: (text: string) => void;
  readonly onCommit: (text: string) => void;
}

/** A text that is shown while it is typed, and done when the field is left: one step of undo. */
export function useTyped({ value, onDraft, onCommit }: TypedText) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const type = (text: string) => {
    setTyping(typed(typing, value, text));
    onDraft(text);
  };
  const leave = () => {
    commitTyped(typing, onCommit);
    setTyping(null);
  };
  return { value: shownText(typing, value), type, leave };
}
