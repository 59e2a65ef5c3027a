import { Scrubber } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type CSSProperties, type PointerEvent } from 'react';

import { lengthText, momentText } from '../stage/time-text.ts';
import type { PlayedClip } from './played-clip.ts';
import { SpriteTile } from './sprite-tile.tsx';
import { useMediaTime } from './use-media.ts';

/** Frames of clips a second, unless they say otherwise. */
const FPS = 24;

export interface ClipPositionProps {
  clip: PlayedClip;
  video: HTMLVideoElement | null;
  /** The place under a pointer that holds the slider; null while nobody scrubs. */
  scrubbed: number | null;
  /** A pointer takes the slider. */
  onHold: () => void;
  /** Seconds. */
  onSeek: (time: number) => void;
  /** The pointer lets go. */
  onRelease: () => void;
}

interface Hover {
  /** Seconds. */
  readonly time: number;
  /** Share of the slider's width. */
  readonly share: number;
}

/** Half the width of the slider's thumb: the pointer is nowhere nearer to an end than that. */
const THUMB = 8;

function hoverAt(event: PointerEvent<HTMLElement>, seconds: number): Hover | null {
  if (event.pointerType === 'touch') return null;
  const box = event.currentTarget.getBoundingClientRect();
  const along = (event.clientX - box.left - THUMB) / Math.max(1, box.width - 2 * THUMB);
  const share = Math.min(1, Math.max(0, along));
  return { time: share * seconds, share };
}

interface HoverStyle extends CSSProperties {
  '--share': string;
}

/** The picture above the pointer, with its time. */
function HoverTile({ clip, hover }: { clip: PlayedClip; hover: Hover }) {
  const place: HoverStyle = { '--share': `${hover.share * 100}%` };
  return (
    <span
      aria-hidden="true"
      style={place}
      className="pointer-events-none absolute bottom-full left-[clamp(56px,var(--share),calc(100%-56px))] mb-2 grid w-28 -translate-x-1/2 justify-items-center gap-1"
    >
      {clip.sprite && (
        <span className="relative block aspect-video w-full overflow-hidden rounded-tight bg-well shadow-e2">
          <SpriteTile sprite={clip.sprite} seconds={clip.seconds} time={hover.time} />
        </span>
      )}
      <span className="rounded-full bg-glass px-2 text-micro text-on-media">{momentText(hover.time * FPS, FPS)}</span>
    </span>
  );
}

/** Where the clip stands, and the way to every other place in it; pointing at one shows its picture. */
export function ClipPosition({ clip, video, scrubbed, onHold, onSeek, onRelease }: ClipPositionProps) {
  const { t } = useLingui();
  const [hover, setHover] = useState<Hover | null>(null);
  const at = useMediaTime(video);
  const time = scrubbed ?? at;
  const moment = momentText(time * FPS, FPS);
  const length = lengthText(clip.seconds * FPS, FPS);
  return (
    <>
      <span>{moment}</span>
      <div
        className="relative grid min-w-0 flex-1"
        onPointerDown={onHold}
        onPointerUp={onRelease}
        onPointerCancel={onRelease}
        onPointerMove={(event) => setHover(hoverAt(event, clip.seconds))}
        onPointerLeave={() => setHover(null)}
      >
        {hover && <HoverTile clip={clip} hover={hover} />}
        <Scrubber
          label={t`Position`}
          value={time}
          max={clip.seconds}
          step={1 / FPS}
          valueText={t`${moment} of ${length}`}
          onValue={onSeek}
        />
      </div>
      <span>{length}</span>
    </>
  );
}
