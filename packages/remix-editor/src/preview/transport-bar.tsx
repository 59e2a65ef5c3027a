import {
  ChevronLeftIcon,
  ChevronRightIcon,
  FullScreenIcon,
  IconButton,
  LoopIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
  SafeAreasIcon,
} from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { MouseEventHandler, ReactNode } from 'react';

type Way = 1 | -1;

export interface TransportBarProps {
  isPlaying: boolean;
  isLoop: boolean;
  hasSafeAreas: boolean;
  /** Where the playhead is; it changes by itself. */
  timecode: ReactNode;
  /** How long the project is. */
  length: string;
  onPlay: () => void;
  onStep: (way: Way) => void;
  onEdit: (way: Way) => void;
  onLoop: () => void;
  onSafeAreas: () => void;
  onFullScreen: MouseEventHandler<HTMLElement>;
}

function Steps({ isPlaying, onEdit, onPlay, onStep }: TransportBarProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-1">
      <span className="contents max-nav:hidden">
        <IconButton label={t`Previous edit`} icon={<PreviousIcon />} onClick={() => onEdit(-1)} />
      </span>
      <IconButton label={t`Back one frame`} icon={<ChevronLeftIcon />} onClick={() => onStep(-1)} />
      <IconButton
        look="strong"
        label={isPlaying ? t`Pause` : t`Play`}
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        onClick={onPlay}
      />
      <IconButton label={t`Forward one frame`} icon={<ChevronRightIcon />} onClick={() => onStep(1)} />
      <span className="contents max-nav:hidden">
        <IconButton label={t`Next edit`} icon={<NextIcon />} onClick={() => onEdit(1)} />
      </span>
    </div>
  );
}

/** Below the picture: where it is, the ways through it, and how it is shown. It runs from left to right in every language. */
export function TransportBar(props: TransportBarProps) {
  const { hasSafeAreas, isLoop, length, timecode, onFullScreen, onLoop, onSafeAreas } = props;
  const { t } = useLingui();
  return (
    <div
      dir="ltr"
      className="grid grid-cols-[auto_1fr_auto] items-center gap-2 bg-surface-2 py-1.5 pr-2 pl-3 text-small shadow-lit nav:grid-cols-[1fr_auto_1fr] nav:pl-4"
    >
      <span className="whitespace-nowrap text-muted tabular-nums">
        <b className="font-bold text-strong">{timecode}</b>
        <span className="max-nav:hidden"> / {length}</span>
      </span>
      <div className="justify-self-center">
        <Steps {...props} />
      </div>
      <div className="flex items-center justify-end gap-1">
        <span className="contents max-nav:hidden">
          <IconButton label={t`Loop`} pressed={isLoop} icon={<LoopIcon />} onClick={onLoop} />
          <IconButton label={t`Safe areas`} pressed={hasSafeAreas} icon={<SafeAreasIcon />} onClick={onSafeAreas} />
        </span>
        <IconButton label={t`Full screen`} icon={<FullScreenIcon />} onClick={onFullScreen} />
      </div>
    </div>
  );
}
