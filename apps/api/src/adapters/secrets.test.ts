import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { keepSecrets } from './secrets.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-secrets-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('secrets', () => {
  it('are made once, for the owner only, and found again', () => {
    const first = keepSecrets(home);
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(keepSecrets(home)).toEqual(first);
    expect(statSync(join(home, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('are never half replaced: that would lock everybody out', () => {
    writeFileSync(join(home, 'secrets.json'), JSON.stringify({ pepper: 'x'.repeat(40) }));
    expect(() => keepSecrets(home)).toThrow('no usable mediaKey, originKey');
  });
});
