import type { Change, Edit, MediaClip, TimelineDocument, Track } from '@kinora/contracts/timeline';
import { aClip, aDocument as aWholeDocument, aTrack as anyTrack } from '@kinora/timeline/fixtures';

const UNKNOWN_ID = '01940000-0000-7000-8000-00000000ffff';

/** One second from the start of the track `v1`, of a medium of nobody. */
export const aVideoClip = (change: Partial<MediaClip> = {}): MediaClip =>
  aClip({ id: 'c1', trackId: 'v1', duration: 240_000, mediaId: `creation:${UNKNOWN_ID}`, ...change });

export const aTrack = (change: Partial<Track> = {}): Track => anyTrack({ id: 'v1', name: 'Video 1', ...change });

/** An empty timeline with one track. */
export const aDocument = (change: Partial<TimelineDocument> = {}): TimelineDocument =>
  aWholeDocument({ name: 'A boat', tracks: [aTrack()], ...change });

export const anEdit = (...changes: readonly Change[]): Edit => ({ label: 'batch', changes, selection: [] });

export const addClip = (clip: MediaClip): Edit => anEdit({ table: 'clip', id: clip.id, before: null, after: clip });

export const rename = (before: string, after: string): Edit =>
  anEdit({ table: 'project', id: 'project', before: { name: before }, after: { name: after } });
