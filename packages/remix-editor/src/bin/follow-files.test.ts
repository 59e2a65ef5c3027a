// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { followFiles } from './follow-files.ts';

const film = new File([], 'Sea.mp4');

function send(name: string, { files, on = document.body }: { files: readonly File[]; on?: Element }) {
  const transfer = { files, types: files.length > 0 ? ['Files'] : ['text/plain'] };
  const event = new Event(name, { bubbles: true, cancelable: true });
  on.dispatchEvent(Object.assign(event, { clipboardData: transfer, dataTransfer: transfer }));
  return event.defaultPrevented;
}

it('takes files that are pasted or dropped, until it ends', () => {
  const taken: string[] = [];
  const end = followFiles(document, (files) => void taken.push(...files.map(({ name }) => name)));
  expect([send('paste', { files: [film] }), send('drop', { files: [film] })]).toEqual([true, true]);
  expect(send('dragover', { files: [film] })).toBe(true);
  end();
  expect(send('drop', { files: [film] })).toBe(false);
  expect(taken).toEqual(['Sea.mp4', 'Sea.mp4']);
});

it('leaves text and the fields for files alone', () => {
  const taken: string[] = [];
  const end = followFiles(document, (files) => void taken.push(...files.map(({ name }) => name)));
  const field = document.createElement('input');
  field.type = 'file';
  document.body.append(field);
  expect([
    send('paste', { files: [] }),
    send('dragover', { files: [] }),
    send('drop', { files: [film], on: field }),
  ]).toEqual([false, false, false]);
  end();
  expect(taken).toEqual([]);
});
