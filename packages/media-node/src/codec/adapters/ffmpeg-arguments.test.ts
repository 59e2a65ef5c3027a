import { expect, it } from 'vitest';

import { framesArguments } from './ffmpeg-arguments.ts';

/** What is done to each frame, in its order. */
function filters(request: Parameters<typeof framesArguments>[1]): readonly string[] {
  const all = framesArguments('/clips/one.mp4', request);
  return (all[all.indexOf('-vf') + 1] ?? '').split(',').map((filter) => filter.split(':in_color')[0] ?? '');
}

it('scales whole frames, and cuts a part out before it is scaled', () => {
  const size = { width: 640, height: 360, start: 0 };
  expect(filters(size)).toEqual(['scale=640:360', 'format=rgba']);
  const part = { x: 80, y: 20, width: 64, height: 36 };
  expect(filters({ ...size, part })).toEqual(['crop=64:36:80:20', 'scale=640:360', 'format=rgba']);
});

it('scales finer where that is asked for', () => {
  const all = framesArguments('/clips/one.mp4', { width: 640, height: 360, start: 0, scaling: 'lanczos' });
  expect(all[all.indexOf('-vf') + 1]).toContain(':flags=lanczos,');
});
