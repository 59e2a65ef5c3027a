import { aDocument } from '@kinora/timeline/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';

import { seconds } from '../../testing/a-preview.ts';
import type { PlayClock } from '../play-clock.ts';
import type { SoundNews, SoundRequest } from './sound-messages.ts';
import { createSoundPlayer, type AudioPort } from './sound-player.ts';

const SINCE = 1_000_000;
const nothing = () => undefined;
const clock = (change: Partial<PlayClock> = {}): PlayClock => ({
  rate: 1,
  time: seconds(3),
  since: SINCE,
  from: 0,
  to: seconds(60),
  isLoop: false,
  ...change,
});

/** A page whose loudspeaker shows 50 s when the clock starts. */
function aPage({ hasAudio = true } = {}) {
  const seen = { asked: [] as SoundRequest[], played: [] as number[], stops: 0, workers: 0, closed: 0 };
  let ms = 0;
  let isRunning = true;
  let hear: (news: SoundNews) => void = nothing;
  let pump: () => void = nothing;
  const audio: AudioPort = {
    heard: () => 50 + ms / 1000,
    isRunning: () => isRunning,
    play: (_sound, at) => seen.played.push(at),
    stop: () => (seen.stops += 1),
    resume: () => undefined,
    close: () => (seen.closed += 1),
  };
  const player = createSoundPlayer({
    openAudio: () => (hasAudio ? audio : null),
    startWorker: (listener) => {
      seen.workers += 1;
      hear = listener;
      return { postMessage: (request) => seen.asked.push(request), terminate: () => (seen.closed += 1) };
    },
    every: (run) => {
      pump = run;
      return () => (pump = () => undefined);
    },
    now: () => SINCE + ms,
  });
  const mixes = () => seen.asked.filter((request) => request.kind === 'mix');
  const answer = (isSilent = false) => {
    const last = mixes().at(-1);
    const sound = isSilent ? null : { left: new Float32Array(1), right: new Float32Array(1) };
    if (last) hear({ kind: 'mixed', id: last.id, sound });
  };
  return {
    player,
    seen,
    mixes: () => mixes().map(({ from, to }) => [from / 240_000, to / 240_000]),
    answer,
    hear: (news: SoundNews) => hear(news),
    wait: (by: number) => {
      ms += by;
      pump();
    },
    block: (is: boolean) => (isRunning = !is),
  };
}

let page: ReturnType<typeof aPage>;
beforeEach(() => {
  page = aPage();
});

describe('the sound', () => {
  it('begins where the playhead is, a second ahead and no further', () => {
    page.player.follow(clock());
    for (let count = 0; count < 6; count += 1) page.answer();
    expect(page.mixes()).toEqual([
      [3, 3.5],
      [3.5, 4],
      [4, 4.5],
    ]);
    expect(page.seen.played).toEqual([50, 50.5, 51]);
    page.wait(600);
    page.answer();
    expect(page.mixes().at(-1)).toEqual([4.5, 5]);
  });

  it('leaves out silence, and goes on after it', () => {
    page.player.follow(clock());
    page.answer(true);
    page.answer();
    expect(page.seen.played).toEqual([50.5]);
  });

  it('starts again at another place, and drops what was for the old one', () => {
    page.player.follow(clock());
    page.player.follow(clock({ time: seconds(20) }));
    page.hear({ kind: 'mixed', id: 1, sound: { left: new Float32Array(1), right: new Float32Array(1) } });
    expect(page.seen.played).toEqual([]);
    page.answer();
    expect([page.mixes().at(1), page.seen.played]).toEqual([[20, 20.5], [50]]);
    expect(page.seen.stops).toBeGreaterThan(0);
  });

  it('is silent at other rates and when it stands', () => {
    for (const rate of [0, 2, -1]) page.player.follow(clock({ rate }));
    expect([page.seen.workers, page.mixes()]).toEqual([0, []]);
    page.player.follow(clock());
    page.player.follow(clock({ rate: 0 }));
    page.answer();
    page.wait(3000);
    expect([page.mixes().length, page.seen.played]).toEqual([1, []]);
    expect(page.player.since()).toBeNull();
  });

  it('waits for a loudspeaker that may not run yet, and leaves out what was missed', () => {
    page.block(true);
    page.player.follow(clock());
    expect([page.mixes(), page.player.since()]).toEqual([[], null]);
    page.block(false);
    page.wait(700);
    page.answer();
    expect([page.mixes()[0], page.seen.played[0]]).toEqual([[3.7, 4.2], 50.7]);
  });

  it('ends with what is played, and goes round where it loops', () => {
    page.player.follow(clock({ to: seconds(3.75) }));
    for (let count = 0; count < 4; count += 1) page.answer();
    expect(page.mixes()).toEqual([
      [3, 3.5],
      [3.5, 3.75],
    ]);
    page.player.follow(clock({ to: seconds(3.5), from: seconds(3), isLoop: true }));
    for (let count = 0; count < 2; count += 1) page.answer();
    expect(page.mixes().slice(-2)).toEqual([
      [3, 3.5],
      [3, 3.5],
    ]);
  });

  it('leads the clock', () => {
    page.player.follow(clock());
    page.wait(1000);
    expect(page.player.since()).toBeCloseTo(SINCE, 6);
  });
});

describe('the worker that mixes', () => {
  it('is told what was said before it was there, the last of it', () => {
    const document = aDocument();
    page.player.tell({ kind: 'document', document: aDocument({ name: 'older' }) });
    page.player.tell({ kind: 'edits', edits: [] });
    page.player.tell({ kind: 'document', document });
    page.player.tell({ kind: 'media', media: {} });
    page.player.tell({ kind: 'size', width: 1, height: 1 });
    page.player.follow(clock());
    page.player.tell({ kind: 'edits', edits: [] });
    expect(page.seen.asked.map(({ kind }) => kind)).toEqual(['document', 'media', 'mix', 'edits']);
    expect(page.seen.asked[0]).toEqual({ kind: 'document', document });
  });

  it('is not started where nothing can be heard, and ends with the page', () => {
    const deaf = aPage({ hasAudio: false });
    deaf.player.follow(clock());
    expect([deaf.seen.workers, deaf.player.since()]).toEqual([0, null]);
    page.player.follow(clock());
    page.player.close();
    expect(page.seen.closed).toBe(2);
  });
});
