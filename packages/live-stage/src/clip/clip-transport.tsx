import {
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  FullScreenIcon,
  IconButton,
  LoopIcon,
  Menu,
  MenuItem,
  MuteIcon,
  PauseIcon,
  PlayIcon,
  SoundIcon,
} from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { ClipAct } from './clip-keys.ts';
import { SPEEDS } from './clip-moves.ts';

export interface ClipTransportProps {
  isPlaying: boolean;
  isLoud: boolean;
  loops: boolean;
  /** 1 is as it was made. */
  speed: number;
  /** Where the clip stands: a `ClipPosition`. */
  position: ReactNode;
  onAct: (act: ClipAct) => void;
  onSpeed: (speed: number) => void;
}

function SpeedMenu({ speed, onSpeed }: Pick<ClipTransportProps, 'speed' | 'onSpeed'>) {
  const { t, i18n } = useLingui();
  const named = (one: number) => `${i18n.number(one)}×`;
  const current = named(speed);
  return (
    <Menu
      label={t`Speed: ${current}`}
      trigger={<span className="min-w-8 text-small font-label text-on-media">{current}</span>}
    >
      {SPEEDS.map((one) => (
        <MenuItem key={one} size="small" onChoose={() => onSpeed(one)}>
          {named(one)}
          {one === speed && (
            <span className="ms-auto text-accent">
              <CheckIcon />
            </span>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}

/**
 * The bar of a clip: play, step, place, speed, loop, sound, full screen. It runs from left to right everywhere. Where it is
 * narrow, on a phone or an upright film, the place has a line of its own, long enough to be aimed at.
 */
export function ClipTransport(props: ClipTransportProps) {
  const { isPlaying, isLoud, loops, speed, position, onAct, onSpeed } = props;
  const { t } = useLingui();
  return (
    <>
      <IconButton
        look="media"
        label={isPlaying ? t`Pause` : t`Play`}
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        onClick={() => onAct('play')}
      />
      {/* Where there is no room, the keys step. */}
      <span className="flex @max-[340px]:hidden">
        <IconButton
          look="media"
          size="small"
          label={t`One frame back`}
          icon={<ChevronLeftIcon />}
          onClick={() => onAct('frame-back')}
        />
        <IconButton
          look="media"
          size="small"
          label={t`One frame on`}
          icon={<ChevronRightIcon />}
          onClick={() => onAct('frame-ahead')}
        />
      </span>
      <span className="contents @max-[560px]:order-first @max-[560px]:flex @max-[560px]:basis-full @max-[560px]:items-center @max-[560px]:gap-2 @max-[560px]:px-2">
        {position}
      </span>
      <span className="flex-1 @min-[560px]:hidden" />
      <SpeedMenu speed={speed} onSpeed={onSpeed} />
      <IconButton look="media" label={t`Loop`} pressed={loops} icon={<LoopIcon />} onClick={() => onAct('loop')} />
      <IconButton
        look="media"
        label={isLoud ? t`Mute` : t`Unmute`}
        icon={isLoud ? <SoundIcon /> : <MuteIcon />}
        onClick={() => onAct('mute')}
      />
      <IconButton look="media" label={t`Full screen`} icon={<FullScreenIcon />} onClick={() => onAct('full-screen')} />
    </>
  );
}
