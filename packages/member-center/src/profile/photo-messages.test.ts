import { describe, expect, it } from 'vitest';

import { photoWords } from './photo-messages.ts';

const said = (failure: Parameters<typeof photoWords>[0]) => photoWords(failure)?.message;

describe('why a picture did not become the photo', () => {
  it('is what the server saw in it', () => {
    expect(said({ kind: 'file-refused', reason: 'svg', detail: {} })).toContain('SVG isn’t supported');
    expect(said({ kind: 'unexpected', code: 413, requestId: null })).toContain('too large');
    expect(said({ kind: 'unexpected', code: 507, requestId: null })).toContain('out of space');
  });

  it('is what happened on the way', () => {
    expect(said({ kind: 'refused', reason: 'too-many-uploads', details: {} })).toContain('Wait for them');
    expect(said({ kind: 'refused', reason: 'unknown-upload', details: {} })).toContain('Choose the image again');
    expect(said({ kind: 'unexpected', code: 500, requestId: null })).toContain('on our side');
    expect(said({ kind: 'unreachable' })).toContain('Check your connection');
  });

  it('is known to whoever stopped it', () => {
    expect(photoWords({ kind: 'cancelled' })).toBeNull();
  });
});
