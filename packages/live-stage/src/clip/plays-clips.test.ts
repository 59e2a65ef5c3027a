import { expect, it } from 'vitest';

import { playsClips } from './plays-clips.ts';

it('asks the browser for H.264 with AAC', () => {
  const asked: string[] = [];
  const video = (answer: CanPlayTypeResult) => ({
    canPlayType: (type: string) => {
      asked.push(type);
      return answer;
    },
  });
  expect(playsClips(video('probably'))).toBe(true);
  expect(playsClips(video(''))).toBe(false);
  expect(asked[0]).toMatch(/avc1.*mp4a/);
});
