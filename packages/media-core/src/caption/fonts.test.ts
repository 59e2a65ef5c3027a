import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { FONT_FACES, fontsFor } from './fonts.ts';

const require = createRequire(import.meta.url);

it('names files that exist in their packages', () => {
  const missing = FONT_FACES.filter(
    (face) => !existsSync(join(dirname(require.resolve(`${face.package}/package.json`)), face.file)),
  );
  expect(FONT_FACES).toHaveLength(12);
  expect(missing).toEqual([]);
});

it('asks for the extended file only when a letter needs it', () => {
  expect(fontsFor('Caveat', 'Ça va? “Oui” – très bien…')).toEqual(['Caveat']);
  expect(fontsFor('Caveat', 'Żółć')).toEqual(['Caveat', 'Caveat Extended']);
  expect(fontsFor('Outfit', 'مرحبا')).toEqual(['Outfit', 'Noto Naskh Arabic']);
  expect(fontsFor('Outfit', '東京')).toEqual(['Outfit', 'Shippori Mincho Japanese']);
});
