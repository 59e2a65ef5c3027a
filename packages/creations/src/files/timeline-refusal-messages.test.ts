import { UPLOAD_REFUSALS } from '@kinora/contracts/uploads';
import { expect, it } from 'vitest';

import { timelineRefusalMessage } from './timeline-refusal-messages.ts';

const words = (reason: string, detail = {}) => timelineRefusalMessage(reason, detail).message ?? '';

it('has a sentence for every reason', () => {
  for (const reason of UPLOAD_REFUSALS) expect(words(reason)).toMatch(/^[A-Z].+\.$/);
});

it('names the limits of a timeline, and what it takes', () => {
  expect(words('too-long', { seconds: 1300, most: 1200 })).toContain('{most} minutes');
  expect(words('too-long')).toContain('too long');
  expect(words('too-large-file', { most: 2_000_000_000 })).toContain('{most} GB');
  expect(words('too-large-file')).toContain('too large');
  expect(words('not-media')).toContain('FLAC');
  expect(words('unsupported-codec', { found: 'theora' })).toContain('{found}');
  expect(words('unsupported-container')).toContain('WAV or MP3');
});

it('speaks of pictures where only they can be refused so', () => {
  expect(words('heic')).toContain('HEIC');
  expect(words('damaged')).toContain('damaged');
});
