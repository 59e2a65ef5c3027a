// What an edit of a timeline costs at 1,000 and at 10,000 clips, and what is visible of a long track; a few seconds.
// Half of the clips are linked to the other half, on a track of video and a track of sound: no track could be longer.
//   node --conditions=@kinora/source tooling/bench/timeline-edits.mjs [rounds]
import { aClip, aDocument, aTrack, someFacts } from '../../packages/timeline/src/fixtures.ts';
import { applyEdit, endOf, revertEdit, run, visibleClips } from '../../packages/timeline/src/index.ts';
import { median, tell } from './figures.mjs';

/** Milliseconds at 10,000 clips, how many times those at 1,000, and which share of a linear filter's. */
const LIMITS = { single: 0.1, ripple: 0.5, growth: 3, query: 1 / 20 };
const SIZES = [1000, 10_000];
const SECOND = 240_000;
const media = { video: someFacts({ duration: 4 * SECOND }), sound: someFacts({ kind: 'audio', duration: 4 * SECOND }) };

const [rounds = '400'] = process.argv.slice(2);
let made = 0;
const context = { media, makeId: () => `made-${++made}` };

/** Pairs of a picture and its sound, with a gap of a second after each. */
function timelineOf(count) {
  const pairs = Array.from({ length: count / 2 }, (_, place) => {
    const shared = { start: place * 3 * SECOND, sourceIn: SECOND, linkId: `pair-${place}` };
    return [
      aClip({ ...shared, id: `video-${place}`, mediaId: 'video' }),
      aClip({ ...shared, id: `sound-${place}`, kind: 'audio', mediaId: 'sound' }),
    ];
  });
  const [videos, sounds] = [0, 1].map((side) => pairs.map((pair) => pair[side]));
  return aDocument({ tracks: [aTrack({ kind: 'audio', clips: sounds }), aTrack({ clips: videos })] });
}

const frames = (count) => count * 8000;
/** Edits of one clip; where it is linked its sound goes along. */
const SINGLE = {
  trim: (id) => ({ op: 'trim', clipId: id, side: 'end', delta: -frames(3) }),
  move: (id) => ({ op: 'move', clipIds: [id], delta: frames(5) }),
  slip: (id) => ({ op: 'slip', clipId: id, delta: frames(2) }),
  split: (id, clip) => ({ op: 'split', clipIds: [id], at: clip.start + SECOND }),
  lift: (id) => ({ op: 'lift', clipIds: [id] }),
  gain: (id) => ({ op: 'setClip', clipId: id, gain: 0.5 }),
};
const RIPPLES = {
  rippleTrim: (id) => ({ op: 'rippleTrim', clipId: id, side: 'end', delta: -frames(3) }),
  rippleDelete: (id) => ({ op: 'rippleDelete', clipIds: [id] }),
  insert: (id, clip) => ({
    op: 'insert',
    clip: aClip({ id: context.makeId(), mediaId: 'video' }),
    trackId: 'video',
    at: clip.start,
    mode: 'ripple',
  }),
};

/** Median milliseconds of a command with its edit applied, somewhere on the timeline each time. */
function costOf(start, command) {
  const clips = start.tracks[1].clips;
  const times = [];
  let document = start;
  for (let round = 0; round < Number(rounds); round++) {
    const clip = clips[(round * 7919) % clips.length];
    const begin = performance.now();
    const result = run(document, command(clip.id, clip), context);
    if (!result.ok) throw new Error(`${clip.id}: ${result.failure.reason}`);
    const after = applyEdit(document, result.value);
    times.push(performance.now() - begin);
    document = revertEdit(after, result.value);
  }
  return median(times);
}

function compare(commands, { limit, growth }) {
  for (const [name, command] of Object.entries(commands)) {
    const [few, many] = documents.map((document) => costOf(document, command));
    console.log(`${name}: ${few.toFixed(4)} ms at ${SIZES[0]} clips, ${many.toFixed(4)} ms at ${SIZES[1]}`);
    tell('  milliseconds', many, limit);
    if (growth) tell('  times the smaller', many / few, growth);
  }
}

const documents = SIZES.map(timelineOf);
// Twice: what is compiled while it is measured would be measured, too.
for (const document of documents)
  for (const command of Object.values({ ...SINGLE, ...RIPPLES })) costOf(document, command);
compare(SINGLE, { limit: LIMITS.single, growth: LIMITS.growth });
// A ripple writes every clip behind it: it grows with them.
compare(RIPPLES, { limit: LIMITS.ripple });

const [, { tracks }] = documents;
const track = tracks[1];
const windows = Array.from({ length: 200 }, (_, index) => ((index * 7919) % track.clips.length) * 3 * SECOND);
const timesOf = (look) =>
  median(
    windows.map((from) => {
      const begin = performance.now();
      for (let time = 0; time < 20; time++) look(from, from + 60 * SECOND);
      return performance.now() - begin;
    }),
  );
const linear = (from, to) => track.clips.filter((clip) => clip.start < to && endOf(clip) > from);
const looks = [(from, to) => visibleClips(track, from, to), linear];
for (const look of looks) timesOf(look);
const [found, filtered] = looks.map(timesOf);
console.log(
  `visible clips: ${((found / 20) * 1000).toFixed(2)} µs, by a linear filter ${((filtered / 20) * 1000).toFixed(2)} µs`,
);
tell('  of the linear filter', found / filtered, LIMITS.query);
