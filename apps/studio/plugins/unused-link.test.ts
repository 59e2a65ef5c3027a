import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { build } from 'vite';
import { expect, it } from 'vitest';

import { unusedLink } from './unused-link.ts';

const router = join(createRequire(import.meta.url).resolve('@tanstack/react-router/package.json'), '..');

it('leaves out the link of routes, which the router still imports where the plugin looks for it', async () => {
  expect(readFileSync(join(router, 'dist/esm/route.js'), 'utf8')).toContain('from "./link.js"');
  const built = async (plugins: ReturnType<typeof unusedLink>[]) => {
    const entry = join(router, 'dist/esm/route.js');
    const options = { write: false, minify: true, lib: { entry, formats: ['es' as const] } };
    const results = await build({ configFile: false, logLevel: 'silent', plugins, build: options });
    const result = Array.isArray(results) ? results[0] : results;
    return result && 'output' in result ? result.output[0].code : '';
  };
  const [whole, without] = [await built([]), await built([unusedLink()])];
  expect(without).toContain('routes have none');
  expect(whole.length - without.length).toBeGreaterThan(3000);
});
