import { describe, expect, it } from 'vitest';

import { countedIds } from '../fixtures.ts';
import { problemsOf } from '../problems/problems-of.ts';
import { createDocument } from './create-document.ts';

describe('a new document', () => {
  it('is sound and has a track of sound below one of video', () => {
    const document = createDocument({ makeId: countedIds('track') });
    expect(problemsOf(document, {})).toEqual([]);
    expect(document.tracks.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['track-1 audio', 'track-2 video']);
  });

  it('takes what it is given', () => {
    const rate = { num: 30_000, den: 1001 };
    const document = createDocument({ rate, width: 1080, height: 1920, tracks: ['text'], makeId: countedIds('track') });
    expect(document).toMatchObject({ rate, width: 1080, height: 1920, tracks: [{ kind: 'text' }] });
  });
});
