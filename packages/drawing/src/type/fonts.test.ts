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
  expect(fontsFor('Kinora Caveat', 'Ça va? “Oui” – très bien…')).toEqual(['Kinora Caveat']);
  expect(fontsFor('Kinora Caveat', 'Żółć')).toEqual(['Kinora Caveat', 'Kinora Caveat Extended']);
  expect(fontsFor('Kinora Outfit', 'مرحبا')).toEqual(['Kinora Outfit', 'Kinora Noto Naskh Arabic']);
  expect(fontsFor('Kinora Outfit', '東京')).toEqual(['Kinora Outfit', 'Kinora Shippori Mincho Japanese']);
});
