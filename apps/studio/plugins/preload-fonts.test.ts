import { describe, expect, it } from 'vitest';

import { fontLinks } from './preload-fonts.ts';

const emitted = [
  { fileName: 'assets/inter-latin-ext-1.woff2', originals: ['fonts/inter-latin-ext.woff2'] },
  { fileName: 'assets/inter-latin-2.woff2', originals: ['fonts/inter-latin.woff2'] },
];

describe('fontLinks', () => {
  it('names the emitted file of a font', () => {
    const [link, ...others] = fontLinks([{ file: 'inter-latin.woff2', except: 'ar' }], emitted);
    expect(link).toMatchObject({
      tag: 'link',
      attrs: { rel: 'preload', href: '/assets/inter-latin-2.woff2', as: 'font', 'data-except': 'ar' },
    });
    expect(link?.attrs).not.toHaveProperty('data-only');
    expect(others).toEqual([]);
  });

  it('ends the build when a font is not there', () => {
    expect(() => fontLinks([{ file: 'fraunces-basic.woff2' }], emitted)).toThrow('no font fraunces-basic.woff2');
  });
});
