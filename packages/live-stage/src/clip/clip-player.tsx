import { Notice, RetryNotice, Stage } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState, type ReactNode } from 'react';

import { BiasLight } from '../stage/bias-light.tsx';
import { ClipChoicesPanel, type PlaybackChoices } from './clip-choices-panel.tsx';
import { ClipPosition } from './clip-position.tsx';
import { ClipTransport } from './clip-transport.tsx';
import { ClipVideo } from './clip-video.tsx';
import { lightOfVideo } from './light-of-video.ts';
import type { PlayedClip } from './played-clip.ts';
import { playsClips } from './plays-clips.ts';
import { ScrubPicture } from './scrub-picture.tsx';
import { useClipKeys } from './use-clip-keys.ts';
import { useClipPlayback, useScrubbing } from './use-clip-playback.ts';

export interface ClipPlayerProps {
  clip: PlayedClip;
  /** What it shows, for those who do not see it. */
  label: string;
  /** Started without a press: browsers allow that without sound only. */
  startsMuted?: boolean;
  /** Stands still at its poster until Play is pressed. */
  waits?: boolean;
  /** Keys of the whole page or dialog are meant for it. */
  listensToPage?: boolean;
  /** On phones it reaches both edges of the screen. */
  bleed?: boolean;
  /** Glass tags at the upper edge, at its start and end. */
  tags?: ReactNode;
  tagsEnd?: ReactNode;
  /** Is given what plays it, and null when that leaves; stays the same function. */
  onVideo?: ((video: HTMLVideoElement | null) => void) | undefined;
  /** Reads a fresh address without a word, once: the old one may have expired. */
  onExpired?: (() => void) | undefined;
  /** Pressed after the clip could not be loaded. */
  onRetry: () => void;
}

/** What moves by itself stands still for those who asked for that. */
const isStill = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The address it began with is kept, so that news of the list do not restart it; a fresh one replaces a broken one. */
function useAddress({ clip, onExpired, onRetry }: ClipPlayerProps) {
  const [first, setFirst] = useState(clip);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = failed.includes(first.url) ? clip : first;
  return {
    shown,
    isBroken: failed.includes(shown.url),
    fail: () => {
      setFailed([...failed, shown.url]);
      if (shown.url === first.url) onExpired?.();
    },
    retry: () => {
      setFailed([]);
      setFirst(clip);
      onRetry();
    },
  };
}

function Screen({ choices, ...props }: ClipPlayerProps & { choices: PlaybackChoices }) {
  const { label, startsMuted = false, listensToPage = false, bleed = false, tags, tagsEnd, onVideo } = props;
  const waits = props.waits || (startsMuted && isStill());
  const { t } = useLingui();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { shown, isBroken, fail, retry } = useAddress(props);
  const { act, onSpeed, ...state } = useClipPlayback({ video, frame, startsMuted, choices });
  const { scrubbed, hold, seek, release } = useScrubbing(video);
  useClipKeys({ frame, listensToPage, onAct: act });
  const light = useMemo(() => lightOfVideo(() => video), [video]);
  const attach = useCallback(
    (element: HTMLVideoElement | null) => {
      setVideo(element);
      onVideo?.(element);
    },
    [onVideo],
  );
  const position = (
    <ClipPosition {...{ clip: shown, video, scrubbed }} onHold={hold} onSeek={seek} onRelease={release} />
  );
  return (
    <div ref={setFrame} className="relative isolate grid grid-cols-[minmax(0,1fr)] gap-2 [&:fullscreen]:content-center">
      <Stage
        label={t`Player`}
        ratio={shown.width / shown.height}
        bleed={bleed}
        tags={tags}
        tagsEnd={tagsEnd}
        bias={<BiasLight attach={light} />}
        bar={<ClipTransport {...state} position={position} onAct={act} onSpeed={onSpeed} />}
      >
        <div className="relative">
          <ClipVideo
            key={shown.url}
            clip={shown}
            label={label}
            attach={attach}
            autoPlay={!waits}
            muted={startsMuted}
            onError={fail}
            onPress={() => act('play')}
          />
          {scrubbed !== null && <ScrubPicture clip={shown} time={scrubbed} />}
        </div>
      </Stage>
      {isBroken && (
        <RetryNotice retryLabel={t`Try again`} onRetry={retry}>
          <Trans>This clip didn’t load. Check your connection and try again.</Trans>
        </RetryNotice>
      )}
    </div>
  );
}

/**
 * The one player of finished clips: loop, sound, frame steps, speed, scrubbing with pictures, full screen, and keys
 * for all of them.
 */
export function ClipPlayer(props: ClipPlayerProps) {
  if (playsClips()) {
    return <ClipChoicesPanel>{(choices) => <Screen {...props} choices={choices} />}</ClipChoicesPanel>;
  }
  return (
    <Notice announce="alert" look="danger">
      <Trans>This browser can’t play H.264 video. Download the clip and open it in a video player.</Trans>
    </Notice>
  );
}
