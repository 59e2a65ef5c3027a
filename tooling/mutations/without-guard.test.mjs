import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { GUARDS } from './guards.data.mjs';
import { withoutGuard } from './without-guard.mjs';

describe('every guard', () => {
  const places = GUARDS.flatMap(({ also, ...guard }) =>
    also ? [guard, { name: `${guard.name} too`, ...also }] : [guard],
  );
  it.each(places.map((guard) => [guard.name, guard]))('%s stands once in its file', (_name, guard) => {
    const text = readFileSync(resolve(import.meta.dirname, '../..', guard.file), 'utf8');
    expect(withoutGuard(text, guard)).not.toBe(text);
  });
});

it('removes nothing it cannot find exactly once', () => {
  const guard = { name: 'a guard', find: 'if (bad) return;', replace: '' };
  expect(withoutGuard('a(); if (bad) return; b();', guard)).toBe('a();  b();');
  expect(() => withoutGuard('a(); b();', guard)).toThrow('stands 0 times');
  expect(() => withoutGuard('if (bad) return; if (bad) return;', guard)).toThrow('stands 2 times');
});
