import {
  FullScreenIcon,
  IconButton,
  MuteIcon,
  PauseIcon,
  PlayIcon,
  Scrubber,
  ShuffleIcon,
  SoundIcon,
} from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { lengthText, momentText } from './time-text.ts';

export interface TransportProps {
  isPlaying: boolean;
  frame: number;
  frames: number;
  fps: number;
  isLoud?: boolean;
  onPlay: () => void;
  onPause: () => void;
  onSeek: (frame: number) => void;
  /** Left out where the film has no sound. */
  onSound?: ((on: boolean) => void) | undefined;
  /** Draws the same scene with another seed; left out where there is none. */
  onShuffle?: (() => void) | undefined;
  onFullScreen: () => void;
}

/** Play, time, place in the film. It runs from left to right in every language. */
export function Transport(props: TransportProps) {
  const { isPlaying, frame, frames, fps, onPlay, onPause, isLoud = false, onSeek, onSound } = props;
  const { onShuffle, onFullScreen } = props;
  const { t } = useLingui();
  const moment = momentText(frame, fps);
  const length = lengthText(frames, fps);
  return (
    <>
      {isPlaying ? (
        <IconButton look="media" label={t`Pause`} icon={<PauseIcon />} onClick={onPause} />
      ) : (
        <IconButton look="media" label={t`Play`} icon={<PlayIcon />} onClick={onPlay} />
      )}
      <span>{moment}</span>
      <Scrubber
        label={t`Position`}
        value={frame}
        max={Math.max(1, frames - 1)}
        valueText={t`${moment} of ${length}`}
        onValue={onSeek}
      />
      <span className="max-nav:hidden">{length}</span>
      {onSound && (
        <IconButton
          look="media"
          label={isLoud ? t`Mute` : t`Turn the sound on`}
          icon={isLoud ? <SoundIcon /> : <MuteIcon />}
          onClick={() => onSound(!isLoud)}
        />
      )}
      {onShuffle && (
        <IconButton look="media" label={t`Draw it with another seed`} icon={<ShuffleIcon />} onClick={onShuffle} />
      )}
      <IconButton look="media" label={t`Full screen`} icon={<FullScreenIcon />} onClick={onFullScreen} />
    </>
  );
}
