import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { PICTURES } from './pictures.ts';

it('ships a file for each of the 295 mounted pictures', () => {
  expect(PICTURES).toHaveLength(295);
  const missing = PICTURES.filter((name) => !existsSync(new URL(`../../pictures/${name}.webp`, import.meta.url)));
  expect(missing).toEqual([]);
});
