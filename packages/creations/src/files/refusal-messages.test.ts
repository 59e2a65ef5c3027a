import { UPLOAD_REFUSALS } from '@kinora/contracts/uploads';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { uploadRefusalWords } from './refusal-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const said = (words: MessageDescriptor) => i18n._(words);

describe('uploadRefusalWords', () => {
  it('has a sentence for every reason, and most of them say their own', () => {
    const all = UPLOAD_REFUSALS.map((reason) => said(uploadRefusalWords(reason, {})));
    expect(all.filter((text) => text.length < 20 || !text.endsWith('.'))).toEqual([]);
    expect(new Set(all).size).toBeGreaterThan(UPLOAD_REFUSALS.length - 2);
  });

  it('names what was found and how much is possible', () => {
    const size = { width: 9, height: 12, least: 16, most: 16_384 };
    expect(said(uploadRefusalWords('too-small', size))).toContain('9 × 12 pixels. Each side needs at least 16');
    expect(said(uploadRefusalWords('side-too-long', size))).toContain('up to 16384');
    expect(said(uploadRefusalWords('too-many-pixels', size))).toContain('9 × 12');
    expect(said(uploadRefusalWords('too-large-file', { most: 200 * 1_048_576 }))).toContain('200 MB');
    expect(said(uploadRefusalWords('unsupported-container', { found: 'TIFF' }))).toContain('TIFF isn’t');
  });

  it('has a general sentence for reasons it does not know, and survives strange details', () => {
    expect(said(uploadRefusalWords('eclipse', {}))).toContain('can’t be used');
    expect(said(uploadRefusalWords('toString', {}))).toContain('can’t be used');
    expect(said(uploadRefusalWords('too-small', { width: 'wide', least: null }))).toContain('0 × 0');
  });
});
