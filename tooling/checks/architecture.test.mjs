import { describe, expect, it } from 'vitest';

import { checkArchitecture } from './architecture.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

const TEXT = '# Architecture\n\nSee [style](style.md).\n';
const check = (text, files = {}) =>
  checkArchitecture(readWorkspace(plantFiles({ 'docs/style.md': '# Style', 'docs/architecture.md': text, ...files })));

describe('the architecture', () => {
  it('fits on two screens and leads to every document', () => {
    expect(check(TEXT, { 'docs/decisions/0001-ranks.md': '# 1. Ranks' })).toEqual([]);
  });

  it('is refused when it is too long', () => {
    expect(check(TEXT + 'line\n'.repeat(118))).toEqual(['docs/architecture.md: has 121 lines, more than 120']);
    expect(check(`${TEXT}${'word '.repeat(1400)}\n`)).toEqual(['docs/architecture.md: has 1403 words, more than 1400']);
  });

  it('is refused when a document stands alone', () => {
    expect(check(TEXT, { 'docs/money.md': '# Money' })).toEqual(['docs/architecture.md: does not link to money.md']);
  });

  it('is nobody’s business without the document', () => {
    expect(checkArchitecture(readWorkspace(plantFiles({ 'docs/style.md': '# Style' })))).toEqual([]);
  });
});
