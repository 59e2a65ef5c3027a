import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, describe, expect, it } from 'vitest';

import { keepSecrets } from './secrets.ts';

const run = promisify(execFile);
const home = mkdtempSync(join(tmpdir(), 'kinora-secrets-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('secrets', () => {
  it('are made once, for the owner only, and found again', () => {
    const first = keepSecrets(home);
    expect(new Set(Object.values(first.accepted).flat()).size).toBe(5);
    expect(first).toMatchObject({ pepper: first.accepted.pepper[0], sealKey: first.accepted.sealKey[0] });
    expect(keepSecrets(home)).toEqual(first);
    expect(statSync(join(home, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('are the same for processes that start together on a new home', async () => {
    const fresh = mkdtempSync(join(home, 'fresh-'));
    const script = `import { keepSecrets } from ${JSON.stringify(join(import.meta.dirname, 'secrets.ts'))};
      console.log(JSON.stringify(keepSecrets(process.argv[1])));`;
    const start = () => run(process.execPath, ['--input-type=module', '--eval', script, fresh]);
    const printed = await Promise.all([start(), start(), start()]);
    expect(new Set(printed.map(({ stdout }) => stdout)).size).toBe(1);
    expect(readdirSync(fresh)).toEqual(['secrets.json']);
  });

  it('are never half replaced: that would lock everybody out', () => {
    writeFileSync(join(home, 'secrets.json'), JSON.stringify({ pepper: 'x'.repeat(40) }));
    expect(() => keepSecrets(home)).toThrow('no usable mediaKey, originKey');
  });

  it('come from the environment where they are set, the file standing in for the rest', () => {
    const folder = mkdtempSync(join(home, 'mixed-'));
    const file = keepSecrets(folder);
    const mixed = keepSecrets(folder, { pepper: ['new pepper', file.pepper], mediaKey: ['new key'] });
    expect(mixed.accepted).toMatchObject({ pepper: ['new pepper', file.pepper], mediaKey: ['new key'] });
    expect(mixed.originKey).toBe(file.originKey);
    // What is made from the pepper is as good as the pepper it was made from.
    expect(mixed.accepted.codeKey[1]).toBe(file.codeKey);
    expect(mixed.sealKey).not.toBe(file.sealKey);
    expect(keepSecrets(folder, { sealKey: ['seal'] })).toMatchObject({ codeKey: file.codeKey, pepper: file.pepper });
  });

  it('need no file where all are set', () => {
    const folder = mkdtempSync(join(home, 'none-'));
    const all = keepSecrets(folder, { pepper: ['p'], mediaKey: ['m'], originKey: ['o'] });
    expect(all).toMatchObject({ pepper: 'p', mediaKey: 'm', originKey: 'o' });
    expect(Buffer.from(all.sealKey, 'base64url')).toHaveLength(32);
    expect(readdirSync(folder)).toEqual([]);
  });
});
