import { expect, it } from 'vitest';

import { baseOf } from './base-of.ts';

it.each([
  ['zorros', 'zorro'],
  ['leones', 'león'],
  ['flores', 'flor'],
  ['peces', 'pez'],
  ['autobuses', 'autobús'],
  ['delfines', 'delfín'],
  ['coches', 'coche'],
  ['relojes', 'reloj'],
  ['trenes', 'tren'],
  ['tejones', 'tejón'],
  ['paraguas', 'paraguas'],
  ['rojas', 'rojo'],
  ['azules', 'azul'],
  ['novios', 'novios'],
])('of %s it is %s', (word, base) => {
  expect(baseOf(word)).toBe(base);
});
