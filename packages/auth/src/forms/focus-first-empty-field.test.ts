import { expect, it } from 'vitest';

import { focusFirstEmptyField } from './focus-first-empty-field.ts';

type Field = Partial<Pick<HTMLInputElement, 'id' | 'value' | 'hidden'>>;

function boxOf(fields: readonly Field[]) {
  const box = document.createElement('div');
  box.append(...fields.map((field) => Object.assign(document.createElement('input'), field)));
  document.body.replaceChildren(box);
  focusFirstEmptyField(box);
  return document.activeElement?.id;
}

it.each<[readonly Field[], string]>([
  [[{ id: 'email' }, { id: 'password' }], 'email'],
  [[{ id: 'email', value: 'ada@example.com' }, { id: 'password' }], 'password'],
  [[{ id: 'name', hidden: true }, { id: 'password' }], 'password'],
  [
    [
      { id: 'email', value: 'a' },
      { id: 'password', value: 'b' },
    ],
    'email',
  ],
])('of %o begins in %s', (fields, id) => {
  expect(boxOf(fields)).toBe(id);
});

it('has nothing to do without a field', () => {
  expect(() => focusFirstEmptyField(null)).not.toThrow();
});
