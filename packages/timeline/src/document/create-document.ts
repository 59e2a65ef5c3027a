import type { Ratio, TimelineDocument, Track, TrackKind } from '@kinora/contracts/timeline';

const DEFAULT_RATE: Ratio = { num: 30, den: 1 };

/** A track without clips; where it has no name, a view says what kind it is. */
export const emptyTrack = (id: string, kind: TrackKind): Track => ({
  id,
  kind,
  name: '',
  locked: false,
  hidden: false,
  muted: false,
  solo: false,
  gain: 1,
  clips: [],
});

interface NewDocument {
  readonly name?: string;
  readonly rate?: Ratio;
  readonly width?: number;
  readonly height?: number;
  readonly background?: string;
  /** The lowest first. */
  readonly tracks?: readonly TrackKind[];
  readonly makeId: () => string;
}

/** A project without clips: by default one track of sound below one of video, 1080p at 30 frames a second. */
export function createDocument({ tracks = ['audio', 'video'], makeId, ...request }: NewDocument): TimelineDocument {
  const { name = '', rate = DEFAULT_RATE, width = 1920, height = 1080, background = '#000000' } = request;
  return {
    format: 'kinora-timeline',
    version: 1,
    name,
    rate,
    width,
    height,
    background,
    tracks: tracks.map((kind) => emptyTrack(makeId(), kind)),
    transitions: [],
    markers: [],
    range: null,
  };
}
