import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { listedClips } from './listed-clips.ts';

it('lists clips as they begin, the uppermost first', () => {
  const document = aDocument({
    tracks: [
      aTrack({ kind: 'audio', clips: [aClip({ id: 'sound', kind: 'audio' })] }),
      aTrack({ clips: [aClip({ id: 'first' }), aClip({ id: 'third', start: 900_000 })] }),
      aTrack({ id: 'upper', clips: [aClip({ id: 'second', start: 480_000 })] }),
    ],
  });
  expect(listedClips(document).map(({ clip }) => clip.id)).toEqual(['first', 'sound', 'second', 'third']);
});
