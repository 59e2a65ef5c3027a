import { TICKS_PER_SECOND, type MediaClip, type Ticks, type TimelineDocument } from '@kinora/contracts/timeline';
import { endOf, isMediaClip, sourceTimeAt, visibleClips } from '@kinora/timeline';

/** A clip whose frames are wanted soon, and where in its medium it begins to be seen. */
export interface NeededClip {
  readonly clip: MediaClip;
  readonly sourceTime: Ticks;
}

interface Playhead {
  readonly time: Ticks;
  /** Backwards where it is negative. */
  readonly rate: number;
}

/** A reader is opened so long before its clip is seen. */
const AHEAD = TICKS_PER_SECOND;
/** A reader is kept so long after its clip was seen, and before it is seen again. */
const KEPT = 2 * TICKS_PER_SECOND;

/** How far transitions let a clip be seen beyond its edges. */
function reachOf({ transitions }: TimelineDocument, clip: MediaClip) {
  const half = (side: 'leftId' | 'rightId') => {
    const transition = transitions.find((one) => one[side] === clip.id);
    return transition ? Math.ceil(transition.duration / 2) : 0;
  };
  return { start: clip.start - half('rightId'), end: endOf(clip) + half('leftId') };
}

/** Moving pictures that are seen between two times, transitions included. */
function seenBetween(document: TimelineDocument, from: Ticks, to: Ticks) {
  const tracks = document.tracks.filter(({ hidden, kind }) => kind === 'video' && !hidden);
  const near = tracks.flatMap((track) => visibleClips(track, from - KEPT, to + KEPT)).filter(isMediaClip);
  return near
    .map((clip) => ({ clip, ...reachOf(document, clip) }))
    .filter(({ start, end }) => start < to && end > from);
}

/** Clips that are seen within the next second, with the frame that is seen first. */
export function clipsAhead(document: TimelineDocument, { rate, time }: Playhead): readonly NeededClip[] {
  const far = time + Math.round(AHEAD * rate);
  const [from, to] = [Math.min(time, far), Math.max(time, far) + 1];
  return seenBetween(document, from, to).map(({ clip, end, start }) => {
    const first = rate < 0 ? Math.min(time, end - 1) : Math.max(time, start);
    return { clip, sourceTime: Math.max(0, sourceTimeAt(clip, first - clip.start)) };
  });
}

/** Ids of the clips whose readers stay open. */
export function clipsKept(document: TimelineDocument, time: Ticks): ReadonlySet<string> {
  return new Set(seenBetween(document, time - KEPT, time + KEPT).map(({ clip }) => clip.id));
}
