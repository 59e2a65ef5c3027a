import type { Clip, TimelineDocument } from '@kinora/contracts/timeline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  aClip,
  aDocument,
  aPlacement,
  aTextClip,
  aTimelineOf,
  aTrack,
  anEffectClip,
  anEmptyTimeline,
  anOfflineTimeline,
  someMedia,
} from '../fixtures.ts';
import { problemsOf } from './problems-of.ts';

const SECOND = 240_000;
const onVideo = (...clips: readonly Clip[]) => aDocument({ tracks: [aTrack({ clips })] });
const keys = (...ats: readonly number[]) => ({ keys: ats.map((at) => ({ at, value: at, ease: 'linear' }) as const) });
const left = aClip({ id: 'left' });
const right = aClip({ id: 'right', start: 2 * SECOND });
const cut = { id: 'cut', leftId: 'left', rightId: 'right', duration: SECOND, kind: 'dissolve' };
/** A document with a value that its type does not admit. */
const odd = (change: unknown) => ({ ...aDocument(), ...Object(change) }) as TimelineDocument;

describe('a sound document', () => {
  it.each([
    ['empty', anEmptyTimeline()],
    [
      'with all kinds',
      aDocument({
        tracks: [
          aTrack({ kind: 'audio', clips: [aClip({ id: 'sound', kind: 'audio', mediaId: 'upload:music' })] }),
          aTrack({ clips: [aClip(), aClip({ id: 'picture', kind: 'image', start: 2 * SECOND })] }),
          aTrack({ kind: 'text', clips: [aTextClip()] }),
          aTrack({ kind: 'effect', clips: [anEffectClip()] }),
        ],
      }),
    ],
    ['with a medium that is gone', anOfflineTimeline()],
    ['with a transition', { ...onVideo(left, right), transitions: [cut] }],
    ['with keys', onVideo(aClip({ frame: aPlacement({ x: keys(0, 5, SECOND) }) }))],
    ['with many clips', aTimelineOf(5000)],
  ])('%s has no problems', (_, document) => expect(problemsOf(document, someMedia)).toEqual([]));
});

describe('a problem', () => {
  it.each<[string, TimelineDocument, string | null]>([
    ['unknown-format', odd({ format: 'other' }), null],
    ['unknown-version', odd({ version: 2 }), null],
    ['bad-ratio', aDocument({ rate: { num: 0, den: 1 } }), null],
    ['bad-ratio', aDocument({ rate: { num: 1, den: 3 } }), null],
    ['bad-size', aDocument({ width: 0.5 }), null],
    ['bad-colour', aDocument({ background: 'red' }), null],
    ['bad-range', aDocument({ range: { start: 5, end: 5 } }), null],
    ['bad-shape', odd({ tracks: null }), null],
    ['bad-shape', odd({ tracks: [7] }), null],
    ['not-finite', odd({ future: [{ deep: Number.NaN }] }), null],
    [
      'too-many-tracks',
      aDocument({ tracks: Array.from({ length: 101 }, (_, index) => aTrack({ id: `${index}` })) }),
      null,
    ],
    ['too-many-clips', aTimelineOf(20_001), null],
    ['not-integer', onVideo(aClip({ start: 0.5 })), 'clip'],
    ['negative-time', onVideo(aClip({ start: -1 })), 'clip'],
    ['time-too-large', onVideo(aClip({ start: 1e12 })), 'clip'],
    ['too-short', onVideo(aClip({ duration: 0 })), 'clip'],
    ['bad-ratio', onVideo(aClip({ speed: { num: 1, den: 0 } })), 'clip'],
    ['unsorted', onVideo(right, left), 'left'],
    ['overlap', onVideo(left, { ...right, start: SECOND }), 'right'],
    ['duplicate-id', onVideo(left, { ...right, id: 'left' }), 'left'],
    ['linked-twice', onVideo({ ...left, linkId: 'pair' }, { ...right, linkId: 'pair' }), 'right'],
    ['wrong-track', aDocument({ tracks: [{ ...aTrack(), clips: [aClip({ trackId: 'other' })] }] }), 'clip'],
    ['wrong-kind', onVideo(aTextClip()), 'text-clip'],
    ['wrong-medium', onVideo(aClip({ mediaId: 'upload:music' })), 'clip'],
    ['source-outside-medium', onVideo(aClip({ sourceIn: 9 * SECOND })), 'clip'],
    ['source-outside-medium', onVideo(aClip({ speed: { num: 6, den: 1 } })), 'clip'],
    ['fades-too-long', onVideo(aClip({ fadeIn: SECOND, fadeOut: SECOND + 1 })), 'clip'],
    [
      'unknown-take',
      onVideo(aClip({ takes: [{ mediaId: 'creation:fox', sourceIn: 0, name: '' }], activeTake: 1 })),
      'clip',
    ],
    ['keys-unsorted', onVideo(aClip({ frame: aPlacement({ x: keys(5, 5) }) })), 'clip'],
    ['key-outside', onVideo(aClip({ frame: aPlacement({ x: keys(2 * SECOND + 1) }) })), 'clip'],
    ['no-keys', onVideo(aClip({ gain: keys() })), 'clip'],
    [
      'bad-ease',
      onVideo(aClip({ gain: { keys: [{ at: 0, value: 1, ease: { x1: 2, y1: 0, x2: 0, y2: 0 } }] } })),
      'clip',
    ],
    [
      'text-too-long',
      aDocument({ tracks: [aTrack({ kind: 'text', clips: [aTextClip({ text: 'a'.repeat(2001) })] })] }),
      'text-clip',
    ],
    [
      'bad-colour',
      aDocument({
        tracks: [aTrack({ kind: 'text', clips: [{ ...aTextClip(), look: { ...aTextClip().look, colour: '#fff' } }] })],
      }),
      'text-clip',
    ],
    ['transition-without-cut', { ...onVideo(left, { ...right, start: 2 * SECOND + 1 }), transitions: [cut] }, 'cut'],
    ['transition-without-cut', { ...onVideo(left), transitions: [cut] }, 'cut'],
    ['transition-too-long', { ...onVideo(left, right), transitions: [{ ...cut, duration: 5 * SECOND }] }, 'cut'],
    ['transition-twice', { ...onVideo(left, right), transitions: [cut, { ...cut, id: 'again' }] }, 'again'],
    ['bad-shape', aDocument({ markers: [{ id: 'mark', time: 0, label: '', colour: 'pink' as 'red' }] }), 'mark'],
    ['negative-time', aDocument({ markers: [{ id: 'mark', time: -1, label: '', colour: 'red' }] }), 'mark'],
  ])('%s', (problem, document, id) => {
    expect(problemsOf(document, someMedia)).toContainEqual({ problem, id });
  });

  it('counts code points of a text, not units', () => {
    const document = aDocument({ tracks: [aTrack({ kind: 'text', clips: [aTextClip({ text: '🦊'.repeat(2000) })] })] });
    expect(problemsOf(document, someMedia)).toEqual([]);
  });

  it('is told of what is nested too deeply to be written', () => {
    let deep: unknown = 0;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(problemsOf(odd({ future: deep }), {})).toEqual([{ problem: 'too-deep', id: null }]);
  });
});

describe('anything at all', () => {
  const anything = fc.anything({ withNullPrototype: true });

  it('is looked at without throwing', () => {
    const check = fc.property(anything, (value) => {
      expect(problemsOf(value as TimelineDocument, someMedia).length).toBeGreaterThan(0);
    });
    fc.assert(check);
  });

  it('may stand anywhere in a document', () => {
    const fields = [...Object.keys(aDocument()), 'clips', 'clip'];
    const clipFields = Object.keys(aClip());
    const check = fc.property(
      fc.constantFrom(...fields),
      fc.constantFrom(...clipFields),
      anything,
      (field, own, value) => {
        const clip = field === 'clip' ? { ...aClip(), [own]: value } : value;
        const track = { ...aTrack(), clips: field === 'clips' ? value : [clip] };
        expect(() => problemsOf(odd({ tracks: [track], [field]: value }), someMedia)).not.toThrow();
      },
    );
    fc.assert(check, { numRuns: 500 });
  });
});
