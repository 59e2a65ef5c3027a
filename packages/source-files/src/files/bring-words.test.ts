import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { BRING_WORDS, bringFailure } from './bring-words.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const refused = (reason: 'members-only' | 'unknown-creation' | 'uploads-full') =>
  bringFailure({ kind: 'refused', reason, details: {} });

describe('a clip that did not become an upload', () => {
  it('is gone only where the server knows of no such clip', () => {
    expect(refused('unknown-creation')).toBe('gone');
    expect(refused('uploads-full')).toBe('uploads-full');
    expect(bringFailure({ kind: 'unreachable' })).toBe('unreachable');
    expect(bringFailure({ kind: 'busy', retryAfter: 5 })).toBe('unreachable');
  });

  it('is told with what helps', () => {
    expect(i18n._(BRING_WORDS[refused('uploads-full')])).toContain('Delete some');
    expect(i18n._(BRING_WORDS.unreachable)).toContain('Try again');
  });
});
