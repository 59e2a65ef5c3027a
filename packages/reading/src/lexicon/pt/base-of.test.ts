import { expect, it } from 'vitest';

import { baseOf } from './base-of.ts';

it.each([
  ['raposas', 'raposa'],
  ['cães', 'cão'],
  ['balões', 'balão'],
  ['animais', 'animal'],
  ['faróis', 'farol'],
  ['homens', 'homem'],
  ['luzes', 'luz'],
  ['mulheres', 'mulher'],
  ['tigres', 'tigre'],
  ['ônibus', 'ônibus'],
  ['azuis', 'azul'],
  ['brancas', 'branco'],
])('of %s it is %s', (word, base) => {
  expect(baseOf(word)).toBe(base);
});
