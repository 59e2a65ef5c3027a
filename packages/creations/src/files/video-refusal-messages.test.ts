import { UPLOAD_REFUSALS } from '@kinora/contracts/uploads';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';

import { videoRefusalWords } from './video-refusal-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const said = (reason: string, detail = {}) => i18n._(videoRefusalWords(reason, detail));

it('has a sentence for every reason, and none that asks for a picture', () => {
  for (const reason of UPLOAD_REFUSALS) {
    expect(said(reason)).toMatch(/\.$/);
    expect(said(reason)).not.toMatch(/JPEG|PNG|picture program/);
  }
});

it('names what was found and how much is possible', () => {
  expect(said('too-long', { most: 60 })).toContain('longer than 60 s');
  expect(said('unsupported-codec', { found: 'ProRes' })).toContain('ProRes isn’t');
  expect(said('too-large-file', { most: 200 * 1_048_576 })).toContain('200 MB');
});

it('has a general sentence for reasons it does not know', () => {
  expect(said('eclipse')).toContain('MP4, MOV or WebM');
  expect(said('toString')).toContain('MP4, MOV or WebM');
});
