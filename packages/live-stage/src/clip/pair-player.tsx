import { Stage } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

import { ClipChoicesPanel, type PlaybackChoices } from './clip-choices-panel.tsx';
import { seekTo } from './clip-moves.ts';
import { ClipPosition } from './clip-position.tsx';
import { ClipTransport } from './clip-transport.tsx';
import { ClipVideo } from './clip-video.tsx';
import { followVideo } from './follow-video.ts';
import type { PlayedClip } from './played-clip.ts';
import { useClipKeys } from './use-clip-keys.ts';
import { useClipPlayback, useScrubbing } from './use-clip-playback.ts';

export interface PairPlayerProps {
  /** Two clips of one shape and length; the first one is heard. */
  clips: readonly [PlayedClip, PlayedClip];
  labels: readonly [string, string];
  bleed?: boolean;
  tags?: ReactNode;
  tagsEnd?: ReactNode;
  /** Reads fresh addresses. */
  onExpired: () => void;
}

function Screens({ choices, ...props }: PairPlayerProps & { choices: PlaybackChoices }) {
  const {
    clips: [one, other],
    labels,
    bleed = false,
    tags,
    tagsEnd,
    onExpired,
  } = props;
  const { t } = useLingui();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [led, setLed] = useState<HTMLVideoElement | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { act, onSpeed, ...state } = useClipPlayback({ video, frame, startsMuted: false, choices });
  const { scrubbed, hold, seek, release } = useScrubbing(video);
  useClipKeys({ frame, hearsPage: false, onAct: act });
  useEffect(() => (video && led ? followVideo(led, video) : undefined), [video, led]);
  const scrub = (time: number) => {
    seek(time);
    // Both pictures follow at once: there are no tiles above them.
    if (video) seekTo(video, time);
  };
  const shared = { autoPlay: true, onError: onExpired, onPress: () => act('play') };
  return (
    <div ref={setFrame} className="relative isolate grid grid-cols-[minmax(0,1fr)] [&:fullscreen]:content-center">
      <Stage
        label={t`Comparison`}
        ratio={(2 * one.width) / one.height}
        bleed={bleed}
        tags={tags}
        tagsEnd={tagsEnd}
        bar={
          <ClipTransport
            {...state}
            position={
              <ClipPosition {...{ clip: one, video, scrubbed }} onHold={hold} onSeek={scrub} onRelease={release} />
            }
            onAct={act}
            onSpeed={onSpeed}
          />
        }
      >
        <div dir="ltr" className="grid grid-cols-2 gap-0.5">
          <ClipVideo clip={one} label={labels[0]} attach={setVideo} muted={false} {...shared} />
          <ClipVideo clip={other} label={labels[1]} attach={setLed} muted {...shared} />
        </div>
      </Stage>
    </div>
  );
}

/** Two clips beside each other, in step: one bar plays, stops and scrubs both. */
export function PairPlayer(props: PairPlayerProps) {
  return <ClipChoicesPanel>{(choices) => <Screens {...props} choices={choices} />}</ClipChoicesPanel>;
}
