import { Scrubber } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { lengthText, momentText } from './time-text.ts';

export interface FilmPositionProps {
  frame: number;
  frames: number;
  fps: number;
  onSeek: (frame: number) => void;
}

/** The time of a film's frame, and its place in the film. */
export function FilmPosition({ frame, frames, fps, onSeek }: FilmPositionProps) {
  const { t } = useLingui();
  const moment = momentText(frame, fps);
  const length = lengthText(frames, fps);
  return (
    <>
      <span>{moment}</span>
      <Scrubber
        label={t`Position`}
        value={frame}
        max={Math.max(1, frames - 1)}
        valueText={t`${moment} of ${length}`}
        onValue={onSeek}
      />
    </>
  );
}
