import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { FETCH_MESSAGES, fetchFailure } from './fetch-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const refused = (reason: 'members-only' | 'unknown-creation' | 'uploads-full') =>
  fetchFailure({ kind: 'refused', reason, details: {} });

describe('a clip that did not become an upload', () => {
  it('is gone only where the server knows of no such clip', () => {
    expect(refused('unknown-creation')).toBe('gone');
    expect(refused('uploads-full')).toBe('uploads-full');
    expect(fetchFailure({ kind: 'unreachable' })).toBe('unreachable');
    expect(fetchFailure({ kind: 'busy', retryAfter: 5 })).toBe('unreachable');
  });

  it('is told with what helps', () => {
    expect(i18n._(FETCH_MESSAGES[refused('uploads-full')])).toContain('Delete some');
    expect(i18n._(FETCH_MESSAGES.unreachable)).toContain('Try again');
  });
});
