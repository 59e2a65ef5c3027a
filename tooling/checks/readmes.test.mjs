import { describe, expect, it } from 'vitest';

import { checkReadmes } from './readmes.mjs';
import { plantPackages } from './testing/plant.mjs';

const GOOD =
  '# auth\n\n## What it is\n\nA.\n\n## Use it\n\n```sh\n## not a heading\n```\n\n## What it must not do\n\nB.\n';
const withReadme = (text) => plantPackages({ auth: { rank: 3, files: { 'README.md': text } } });

describe('a README', () => {
  it('has three headings on one page', () => {
    expect(checkReadmes(withReadme(GOOD))).toEqual([]);
  });

  it('is missed', () => {
    expect(checkReadmes(plantPackages({ auth: { rank: 3 } }))).toEqual(['packages/auth/README.md: is missing']);
  });

  it.each([GOOD.replace('## Use it', '## Usage'), `${GOOD}\n## Licence\n`, GOOD.replace('## Use it', '')])(
    'is refused with other headings (%#)',
    (text) => {
      expect(checkReadmes(withReadme(text))).toEqual([expect.stringContaining('has the headings')]);
    },
  );

  it('is refused when it is longer than a page', () => {
    expect(checkReadmes(withReadme(GOOD + 'more\n'.repeat(60)))).toEqual([expect.stringContaining('more than 60')]);
  });
});
