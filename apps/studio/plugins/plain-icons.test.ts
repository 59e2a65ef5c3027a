import { build } from 'vite';
import { expect, it } from 'vitest';

import { plainIcons } from './plain-icons.ts';

const ENTRY = '../../packages/ui/src/icon/icons.ts';

it('leaves out of a build what makes an icon of Lucide', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plainIcons()],
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { external: ['react'] },
    },
  });
  const [result] = [built].flat();
  const chunks = result !== undefined && 'output' in result ? result.output : [];
  const sources = chunks.flatMap((one) => (one.type === 'chunk' ? Object.keys(one.modules) : []));
  expect(sources.some((source) => source.endsWith('/icons/house.mjs'))).toBe(true);
  expect(sources.some((source) => source.endsWith('/src/plain-icon.ts'))).toBe(true);
  expect(sources.filter((source) => /createLucideIcon|buildLucideIcon/.test(source))).toEqual([]);
});
