import { expect, it } from 'vitest';

import { buildId } from './build-manifest.ts';

it('names a build after its files, in whatever order and with whatever stands beside them', () => {
  const id = buildId(['assets/a-1.js', 'assets/b-2.css']);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(buildId(['assets/b-2.css', 'index.html', 'assets/a-1.js', 'assets/a-1.js.map', 'pages.json'])).toBe(id);
  expect(buildId(['assets/a-2.js', 'assets/b-2.css'])).not.toBe(id);
});
