import { useRef, useState } from 'react';

import { answerFirst } from './answer-first.ts';

/**
 * A value that shows what was taken at once, and tells of it later (`answerFirst`), even if the field is gone by then: a
 * key or a choice is seen before all that follows from it is worked out.
 */
export function useAnswered<Value>(
  value: Value,
  onValue: (value: Value) => void,
): [Value, (value: Value, isTyped?: boolean) => void] {
  const [taken, setTaken] = useState<readonly [Value]>();
  const cancel = useRef<() => void>(undefined);
  const take = (next: Value, isTyped?: boolean) => {
    setTaken([next]);
    cancel.current?.();
    cancel.current = answerFirst(() => {
      setTaken(undefined);
      onValue(next);
    }, isTyped);
  };
  return [taken ? taken[0] : value, take];
}
