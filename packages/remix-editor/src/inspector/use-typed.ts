import { useState } from 'react';

interface Typing {
  readonly text: string;
  /** What was there before. */
  readonly before: string;
}

interface TypedText {
  readonly value: string;
  readonly onDraft: (text: string) => void;
  readonly onCommit: (text: string) => void;
}

/** A text that is shown while it is typed, and done when the field is left: one step of undo. */
export function useTyped({ value, onDraft, onCommit }: TypedText) {
  const [typing, setTyping] = useState<Typing | null>(null);
  return {
    value: typing?.text ?? value,
    type: (text: string) => {
      setTyping({ text, before: typing?.before ?? value });
      onDraft(text);
    },
    leave: () => {
      if (typing && typing.text !== typing.before) onCommit(typing.text);
      setTyping(null);
    },
  };
}
