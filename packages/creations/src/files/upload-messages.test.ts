import { i18n, type MessageDescriptor } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { isFileToBlame, uploadWords } from './upload-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const said = (words: MessageDescriptor | null) => (words ? i18n._(words) : '');

const answered = (code: number) => ({ kind: 'unexpected', code, requestId: null }) as const;

describe('uploadWords', () => {
  it('says that nothing was charged and how it goes on', () => {
    const kinds = [
      { kind: 'unreachable' },
      { kind: 'busy', retryAfter: null },
      { kind: 'session-expired' },
      { kind: 'invalid', fields: {} },
      { kind: 'unexpected', code: 500, requestId: null },
      { kind: 'refused', reason: 'too-many-uploads', details: {} },
      { kind: 'refused', reason: 'uploads-full', details: {} },
      { kind: 'refused', reason: 'unknown-upload', details: {} },
    ] as const;
    for (const failure of kinds) expect(said(uploadWords(failure))).toContain('Nothing was charged');
  });

  it('says nothing where it was stopped by the member', () => {
    expect(uploadWords({ kind: 'cancelled' })).toBeNull();
  });

  it('knows HTTP answers for too large files and full disks', () => {
    expect(said(uploadWords(answered(413)))).toContain('too large');
    expect(said(uploadWords(answered(507)))).toContain('out of space');
    expect([413, 507].map((code) => isFileToBlame(answered(code)))).toEqual([true, false]);
    expect(isFileToBlame({ kind: 'file-refused', reason: 'svg', detail: {} })).toBe(true);
  });
});
