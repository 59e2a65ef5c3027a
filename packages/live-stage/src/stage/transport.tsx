import { FullScreenIcon, IconButton, MuteIcon, PauseIcon, PlayIcon, ShuffleIcon, SoundIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { lengthText } from './time-text.ts';

export interface TransportProps {
  isPlaying: boolean;
  /** Where the film stands, and the way to another place: a `FilmPosition`, redrawn with each frame. */
  position: ReactNode;
  frames: number;
  fps: number;
  isLoud?: boolean;
  onPlay: () => void;
  onPause: () => void;
  /** Left out where the film has no sound. */
  onSound?: ((on: boolean) => void) | undefined;
  /** Draws the same scene with another seed; left out where there is none. */
  onShuffle?: (() => void) | undefined;
  onFullScreen: () => void;
}

/** Play, the place in the film, sound. It runs from left to right in every language; on a slim film the place has a line of its own. */
export function Transport(props: TransportProps) {
  const { isPlaying, position, frames, fps, onPlay, onPause, isLoud = false, onSound } = props;
  const { onShuffle, onFullScreen } = props;
  const { t } = useLingui();
  return (
    <>
      {isPlaying ? (
        <IconButton look="media" label={t`Pause`} icon={<PauseIcon />} onClick={onPause} />
      ) : (
        <IconButton look="media" label={t`Play`} icon={<PlayIcon />} onClick={onPlay} />
      )}
      <span className="contents tall:@max-[320px]:order-first tall:@max-[320px]:flex tall:@max-[320px]:basis-full tall:@max-[320px]:items-center tall:@max-[320px]:gap-2 tall:@max-[320px]:px-2">
        {position}
      </span>
      <span className="max-nav:hidden">{lengthText(frames, fps)}</span>
      {onSound && (
        <IconButton
          look="media"
          label={isLoud ? t`Mute` : t`Unmute`}
          icon={isLoud ? <SoundIcon /> : <MuteIcon />}
          onClick={() => onSound(!isLoud)}
        />
      )}
      {onShuffle && (
        <IconButton look="media" label={t`Try another variation`} icon={<ShuffleIcon />} onClick={onShuffle} />
      )}
      <IconButton look="media" label={t`Full screen`} icon={<FullScreenIcon />} onClick={onFullScreen} />
    </>
  );
}
