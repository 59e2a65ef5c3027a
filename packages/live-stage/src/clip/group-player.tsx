import { Stage } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';

import { ClipChoicesPanel, type PlaybackChoices } from './clip-choices-panel.tsx';
import { seekTo } from './clip-moves.ts';
import { ClipPosition } from './clip-position.tsx';
import { ClipTransport } from './clip-transport.tsx';
import { ClipVideo, type ClipVideoProps } from './clip-video.tsx';
import { followVideo } from './follow-video.ts';
import type { PlayedClip } from './played-clip.ts';
import { sheetPlaces } from './sheet-places.ts';
import { useClipKeys } from './use-clip-keys.ts';
import { useClipPlayback, useScrubbing } from './use-clip-playback.ts';

interface GroupedClip {
  readonly clip: PlayedClip;
  /** Names its picture. */
  readonly label: string;
  /** On its picture, where that alone tells it from the others. */
  readonly caption?: string | undefined;
}

export interface GroupPlayerProps {
  /** Of about one shape, at least two. The longest one leads and is heard. */
  clips: readonly GroupedClip[];
  columns: number;
  bleed?: boolean;
  tags?: ReactNode;
  tagsEnd?: ReactNode;
  /** Reads fresh addresses. */
  onExpired: () => void;
}

interface GroupStyle extends CSSProperties {
  '--halves': number;
}

interface PlaceStyle extends CSSProperties {
  '--start': number | 'auto';
}

/** A clip that goes with the one that leads. */
function LedVideo({
  leader,
  ...props
}: Omit<ClipVideoProps, 'attach' | 'muted'> & { leader: HTMLVideoElement | null }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  useEffect(() => (video && leader ? followVideo(video, leader) : undefined), [video, leader]);
  return <ClipVideo {...props} attach={setVideo} muted />;
}

/** The first one of the longest. */
const leaderOf = (clips: readonly GroupedClip[]): GroupedClip | undefined =>
  clips.toSorted((one, other) => other.clip.seconds - one.clip.seconds)[0];

/** Where the name of a picture stands: clear of the tags above the first row and of the bar below the last one. */
const CAPTION_CLASSES = { alone: 'top-12 nav:top-2', first: 'bottom-2', other: 'top-2' } as const;

function rowOf(index: number, { columns, count }: { readonly columns: number; readonly count: number }) {
  if (count <= columns) return 'alone';
  return index < columns ? 'first' : 'other';
}

interface PicturesProps extends Pick<GroupPlayerProps, 'clips' | 'columns' | 'onExpired'> {
  leading: GroupedClip;
  /** Its video, once it is there. */
  leader: HTMLVideoElement | null;
  attach: (leader: HTMLVideoElement | null) => void;
  onPress: () => void;
}

function Pictures({ clips, columns, leading, leader, attach, onExpired, onPress }: PicturesProps) {
  const { halves, startOf } = sheetPlaces(clips.length, columns);
  const style: GroupStyle = { '--halves': halves };
  const placeOf = (index: number): PlaceStyle => ({ '--start': startOf(index) });
  const shared = { autoPlay: true, onError: onExpired, onPress };
  return (
    <div dir="ltr" style={style} className="grid auto-rows-fr grid-cols-[repeat(var(--halves),minmax(0,1fr))] gap-0.5">
      {clips.map((one, index) => (
        <div key={one.label} style={placeOf(index)} className="relative col-span-2 col-start-(--start) min-h-0">
          {one === leading ? (
            <ClipVideo clip={one.clip} label={one.label} attach={attach} muted={false} {...shared} />
          ) : (
            <LedVideo clip={one.clip} label={one.label} leader={leader} {...shared} />
          )}
          {one.caption !== undefined && (
            <span
              aria-hidden="true"
              className={`pointer-events-none absolute end-2 max-w-[calc(100%-16px)] truncate rounded-full bg-glass px-2.5 py-1 text-micro text-on-media ${CAPTION_CLASSES[rowOf(index, { columns, count: clips.length })]}`}
            >
              {one.caption}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

function Screens({ choices, ...props }: GroupPlayerProps & { choices: PlaybackChoices }) {
  const { clips, columns, bleed = false, tags, tagsEnd, onExpired } = props;
  const { t } = useLingui();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { act, onSpeed, ...state } = useClipPlayback({ video, frame, startsMuted: false, choices });
  const { scrubbed, hold, seek, release } = useScrubbing(video);
  useClipKeys({ frame, listensToPage: false, onAct: act });
  const leading = leaderOf(clips);
  if (!leading) return null;
  const scrub = (time: number) => {
    seek(time);
    // All pictures follow at once: there are no tiles above them.
    if (video) seekTo(video, time);
  };
  return (
    <div ref={setFrame} className="relative isolate grid grid-cols-[minmax(0,1fr)] [&:fullscreen]:content-center">
      <Stage
        label={t`Comparison`}
        ratio={(columns * leading.clip.width) / (Math.ceil(clips.length / columns) * leading.clip.height)}
        bleed={bleed}
        tags={tags}
        tagsEnd={tagsEnd}
        bar={
          <ClipTransport
            {...state}
            position={
              <ClipPosition
                {...{ clip: leading.clip, video, scrubbed }}
                onHold={hold}
                onSeek={scrub}
                onRelease={release}
              />
            }
            onAct={act}
            onSpeed={onSpeed}
          />
        }
      >
        <Pictures
          {...{ clips, columns, leading, onExpired }}
          leader={video}
          attach={setVideo}
          onPress={() => act('play')}
        />
      </Stage>
    </div>
  );
}

/** Clips beside each other, in step: one bar plays, stops and scrubs all of them; one that is shorter waits at its end. */
export function GroupPlayer(props: GroupPlayerProps) {
  return <ClipChoicesPanel>{(choices) => <Screens {...props} choices={choices} />}</ClipChoicesPanel>;
}
