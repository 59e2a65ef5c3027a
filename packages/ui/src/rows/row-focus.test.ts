// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';

import { focusRow, placeOfRow } from './row-focus.ts';

afterEach(() => document.body.replaceChildren());

function aBox(names: readonly string[]) {
  const box = document.createElement('div');
  const buttons = names.map((name) => Object.assign(document.createElement('button'), { textContent: name }));
  for (const button of buttons) button.dataset['remove'] = button.textContent;
  box.append(...buttons, document.createElement('textarea'));
  document.body.append(box);
  const remove = (name: string) => {
    const place = placeOfRow(box, name);
    buttons.find(({ textContent }) => textContent === name)?.remove();
    focusRow(box, { place, otherwise: 'textarea' });
    const { activeElement: focused } = document;
    return focused?.textContent === '' ? focused.tagName : focused?.textContent;
  };
  return { box, remove };
}

it('goes to the next row, behind the last to the one before, and with none left elsewhere', () => {
  const { remove } = aBox(['a', 'b', 'c']);
  expect([remove('b'), remove('c'), remove('a')]).toEqual(['c', 'a', 'TEXTAREA']);
});

it('goes to the dialog around it where nothing else is left', () => {
  const { box } = aBox([]);
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  dialog.append(box, close);
  document.body.append(dialog);
  focusRow(box, { place: 0, otherwise: 'button:not([disabled])' });
  expect(document.activeElement).toBe(close);
});

it('is lost on nothing that is not there', () => {
  expect(placeOfRow(null, 'a')).toBe(0);
  focusRow(null, { place: 0, otherwise: 'textarea' });
  expect(document.activeElement).toBe(document.body);
});
