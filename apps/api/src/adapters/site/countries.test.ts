import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { createCountries } from './countries.ts';

describe('countries', () => {
  const said: string[] = [];
  const countryOf = createCountries({ log: (message) => said.push(message) });

  it.each([
    ['8.8.8.8', 'US'],
    ['114.114.114.114', 'CN'],
    ['::ffff:114.114.114.114', 'CN'],
    ['2400:3200::1', 'CN'],
    ['127.0.0.1', undefined],
    ['10.1.2.3', undefined],
    ['nowhere', undefined],
    ['', undefined],
  ])('place %s in %s', (address, country) => {
    expect(countryOf(address)).toBe(country);
    expect(said).toEqual([]);
  });

  it('are unknown, and say so once, where the database cannot be read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kinora-countries-'));
    const file = join(folder, 'broken.mmdb');
    writeFileSync(file, 'not a database');
    const problems: string[] = [];
    const lost = createCountries({ file, log: (message) => problems.push(message) });
    expect([lost('8.8.8.8'), lost('8.8.8.8')]).toEqual([undefined, undefined]);
    expect(problems).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });
});
