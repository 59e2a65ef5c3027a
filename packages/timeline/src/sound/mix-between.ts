import type { MediaClip, MediaTable, Ratio, Ticks, TimelineDocument, Track } from '@kinora/contracts/timeline';

import { clipsSharing } from '../document/clip-index.ts';
import { endOf, firstEndingAfter } from '../document/clip-order.ts';
import { sourceTimeAt } from '../picture/source-time.ts';
import { halvesOf } from '../problems/list-problems.ts';
import { isPlayed, mediumLength, roomOf } from '../rules/source-part.ts';
import { transitionsBySide } from '../rules/transition-index.ts';
import { animatedLine, crossLine, fadeLine, multiplyLines, type GainPoint } from './gain-line.ts';

/** A piece of a medium that is heard. Times are the document's, except `sourceFrom`, which is the medium's. */
export interface MixPart {
  readonly clipId: string;
  readonly mediaId: string;
  readonly at: Ticks;
  readonly duration: Ticks;
  /** What is heard first; a reversed part goes back from there. */
  readonly sourceFrom: Ticks;
  readonly speed: Ratio;
  readonly reversed: boolean;
  readonly keepPitch: boolean;
  /** Linear gain, straight between the points, from the start of the part to its end. */
  readonly gains: readonly GainPoint[];
}

/** Tracks that are heard: mute wins over solo. */
function heardTracks({ tracks }: TimelineDocument): Track[] {
  const isSolo = tracks.some(({ solo }) => solo);
  return tracks.filter(({ kind, muted, solo }) => {
    const hasSound = kind === 'audio' || kind === 'video';
    return hasSound && !muted && (solo || !isSolo);
  });
}

/** A video is heard if its medium has sound and no linked sound clip carries it. */
function isHeard(document: TimelineDocument, clip: MediaClip, media: MediaTable): boolean {
  if (clip.kind === 'audio') return true;
  const facts = Object.hasOwn(media, clip.mediaId) ? media[clip.mediaId] : undefined;
  if (!facts?.hasSound) return false;
  return (
    clip.linkId === null || !clipsSharing(document, 'linkId', clip.linkId).some((one) => one.clip.kind === 'audio')
  );
}

interface Window {
  readonly from: Ticks;
  readonly to: Ticks;
  readonly media: MediaTable;
}

/** How far a transition lets a clip be heard beyond its edges: as far as its medium goes. */
function reachOf({ transitions }: TimelineDocument, clip: MediaClip, media: MediaTable) {
  const { byLeft, byRight } = transitionsBySide(transitions);
  const [entering, leaving] = [byRight.get(clip.id), byLeft.get(clip.id)];
  const [into, out] = [entering, leaving].map((one) => (one ? halvesOf(one.duration) : { left: 0, right: 0 }));
  const room = mediumLength(clip, media) === null ? { start: Infinity, end: Infinity } : roomOf(clip, media);
  return {
    entering: into && entering ? { from: clip.start - into.left, to: clip.start + into.right } : null,
    leaving: out && leaving ? { from: endOf(clip) - out.left, to: endOf(clip) + out.right } : null,
    start: clip.start - Math.min(into?.left ?? 0, room.start),
    end: endOf(clip) + Math.min(out?.right ?? 0, room.end),
  };
}

function partOf(
  document: TimelineDocument,
  { clip, track }: { clip: MediaClip; track: Track },
  window: Window,
): MixPart[] {
  const reach = reachOf(document, clip, window.media);
  const [at, end] = [Math.max(window.from, reach.start), Math.min(window.to, reach.end)];
  if (at >= end) return [];
  const { entering, leaving } = reach;
  const lines = [
    animatedLine(clip.gain, clip.start),
    fadeLine(clip, { start: entering !== null, end: leaving !== null }),
    entering ? crossLine(entering.from, entering.to, 'right') : [],
    leaving ? crossLine(leaving.from, leaving.to, 'left') : [],
    [{ at: clip.start, gain: track.gain }],
  ];
  return [
    {
      clipId: clip.id,
      mediaId: clip.mediaId,
      at,
      duration: end - at,
      sourceFrom: Math.max(0, sourceTimeAt(clip, at - clip.start)),
      speed: clip.speed,
      reversed: clip.reversed,
      keepPitch: clip.keepPitch,
      gains: multiplyLines(lines, at, end),
    },
  ];
}

/** The clips in a window and one on each side, which a transition may bring in. */
function clipsNear({ clips }: Track, { from, to }: Window): MediaClip[] {
  const near: MediaClip[] = [];
  for (let place = Math.max(0, firstEndingAfter(clips, from) - 1); ; place++) {
    const clip = clips[place];
    if (clip && isPlayed(clip)) near.push(clip);
    if (!clip || clip.start >= to) return near;
  }
}

/**
 * What is heard between two times. `media` tells which videos have sound and where media end; without it, only sound
 * clips are heard.
 */
export function mixBetween(
  document: TimelineDocument,
  ...[from, to, media = {}]: [from: Ticks, to: Ticks, media?: MediaTable]
): MixPart[] {
  const window = { from, to, media };
  return heardTracks(document).flatMap((track) =>
    clipsNear(track, window)
      .filter((clip) => isHeard(document, clip, media))
      .flatMap((clip) => partOf(document, { clip, track }, window)),
  );
}
