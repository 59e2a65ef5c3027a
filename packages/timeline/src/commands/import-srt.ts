import { ok } from '@kinora/contracts';
import type { Clip, CommandNamed, Track } from '@kinora/contracts/timeline';

import { captionOf, isFree } from '../captions/caption-clips.ts';
import { readSrt } from '../captions/read-srt.ts';
import { firstFrom } from '../document/clip-order.ts';
import { emptyTrack } from '../document/create-document.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { openTrack, refuse } from '../rules/targets.ts';

/** A track for captions and its clips so far. */
interface Lane {
  readonly track: Track;
  readonly clips: Clip[];
}

/** The first lane with room, or a new one above. */
function laneFor(draft: Draft, lanes: Lane[], caption: Clip): Lane {
  const free = lanes.find(({ clips }) => isFree(clips, caption));
  if (free) return free;
  const lane: Lane = { track: emptyTrack(draft.makeId(), 'text'), clips: [] };
  const [first] = lanes;
  const above = draft.base.tracks.findIndex(({ id }) => id === first?.track.id) + lanes.length;
  draft.putTrack(null, lane.track, above);
  lanes.push(lane);
  return lane;
}

/** Adds captions from an SRT file; overlapping ones go to new tracks above. */
export function importSrt(draft: Draft, { trackId, text }: CommandNamed<'importSrt'>): Outcome {
  const target = openTrack(draft.base, trackId);
  if (!target.ok) return target;
  if (target.value.kind !== 'text') return refuse('no-room');
  const lanes: Lane[] = [{ track: target.value, clips: [...target.value.clips] }];
  const captions: Clip[] = [];
  const { rate } = draft;
  for (const cue of readSrt(text)) {
    const caption = captionOf(cue, { id: draft.makeId(), trackId, rate });
    const { track, clips } = laneFor(draft, lanes, caption);
    const placed = { ...caption, trackId: track.id };
    clips.splice(firstFrom(clips, placed.start), 0, placed);
    captions.push(placed);
  }
  for (const caption of captions) draft.put(null, caption);
  return ok(captions.map(({ id }) => id));
}
