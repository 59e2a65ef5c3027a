import { IconButton, PauseIcon, PlayIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { PreviewState } from '../player/preview-view.ts';

export interface LiveCanvasProps {
  state: PreviewState;
  /** What the picture shows, for those who do not see it. */
  description: string;
  /** The film fills the whole place; otherwise all of it is seen. */
  fills: boolean;
  /** Puts the canvas into its place; stays the same function. */
  attach: (host: HTMLElement | null) => (() => void) | undefined;
  onPlay: () => void;
  onPause: () => void;
  /** Between the film and its button: what makes words on it readable. */
  children?: ReactNode;
}

/** The film alone, over a still picture of it: it appears when its first frame is there, and can be stopped. */
export function LiveCanvas({ state, description, fills, attach, onPlay, onPause, children }: LiveCanvasProps) {
  const { t } = useLingui();
  const isShown = state === 'playing' || state === 'still';
  const isPlaying = state === 'playing';
  return (
    <div
      data-shown={isShown || undefined}
      className="absolute inset-0 opacity-0 transition-opacity duration-scene data-shown:opacity-100"
    >
      <figure
        ref={attach}
        // An `img` cannot hold the canvas that the worker draws on.
        aria-label={description}
        className={`size-full [&>canvas]:size-full ${fills ? '[&>canvas]:object-cover' : 'bg-well [&>canvas]:object-contain'}`}
      />
      {children}
      {isShown && (
        <div className="absolute end-3 top-3 nav:end-4 nav:top-4">
          <IconButton
            look="glass"
            label={isPlaying ? t`Pause` : t`Play`}
            icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
            onClick={isPlaying ? onPause : onPlay}
          />
        </div>
      )}
    </div>
  );
}
