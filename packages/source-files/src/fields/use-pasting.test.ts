// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { watchPasting } from './use-pasting.ts';

function paste(files: readonly File[]) {
  const event = new Event('paste', { cancelable: true });
  document.dispatchEvent(Object.assign(event, { clipboardData: { files } }));
  return event.defaultPrevented;
}

it('takes the first file that is pasted anywhere, and leaves text alone, until it ends', () => {
  const taken: string[] = [];
  const end = watchPasting(document.body, ({ name }) => void taken.push(name));
  expect(paste([new File([], 'one.mp4'), new File([], 'two.mp4')])).toBe(true);
  expect(paste([])).toBe(false);
  end();
  expect(paste([new File([], 'three.mp4')])).toBe(false);
  expect(taken).toEqual(['one.mp4']);
});
