// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { goToField, goToPrompt, pictureFieldId } from './go-to-field.ts';

afterEach(() => document.body.replaceChildren());

function aField(type: string) {
  const box = Object.assign(document.createElement('div'), { id: pictureFieldId('first') });
  const input = Object.assign(document.createElement('input'), { type });
  const click = vi.fn<() => void>();
  input.addEventListener('click', click);
  box.append(input);
  document.body.append(box);
  return { input, click };
}

it('opens a field for files, and goes to one for words', () => {
  const { input, click } = aField('file');
  goToField('picture-first');
  expect([document.activeElement === input, click.mock.calls.length]).toEqual([true, 1]);
  document.body.replaceChildren();
  const words = aField('text');
  goToField('picture-first');
  expect([document.activeElement === words.input, words.click.mock.calls.length]).toEqual([true, 0]);
});

it('goes to the prompt', () => {
  const prompt = document.createElement('textarea');
  document.body.append(prompt);
  goToPrompt();
  expect(document.activeElement).toBe(prompt);
});

it('stays where it is when there is no such field', () => {
  goToField('nobody');
  expect(document.activeElement).toBe(document.body);
});
