import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { storyPackages } from './story-packages.mjs';

const root = mkdtempSync(join(tmpdir(), 'kinora-story-packages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

for (const file of ['auth/src/login.stories.tsx', 'credits/src/receipt/line.stories.tsx', 'timeline/src/index.ts']) {
  mkdirSync(join(root, 'packages', file, '..'), { recursive: true });
  writeFileSync(join(root, 'packages', file), '');
}

it('shows the stories of the packages that are named', () => {
  expect(storyPackages(root, ['credits', 'auth'])).toBe('credits,auth');
});

it('shows all of them without a name', () => {
  expect(storyPackages(root, [])).toBeUndefined();
});

it('refuses a package without stories, and names the others', () => {
  expect(() => storyPackages(root, ['timeline'])).toThrow(
    /no package "timeline" has stories; these have: auth, credits/,
  );
});
