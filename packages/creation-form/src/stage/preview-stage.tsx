import { Notice, Stage, Tag, WriteIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { PreviewView } from '../preview/preview-player.ts';
import { BiasLight } from './bias-light.tsx';
import { Transport, type TransportProps } from './transport.tsx';

export interface PreviewStageProps extends Pick<TransportProps, 'onPlay' | 'onPause' | 'onSeek' | 'onShuffle'> {
  view: PreviewView;
  /** Width divided by height. */
  ratio: number;
  /** No prompt yet. */
  isEmpty: boolean;
  /** What the picture shows, for those who do not see it. */
  description: string;
  /** Another maker draws the paid clip: the stage shows a sketch. */
  otherMaker?: string | undefined;
  /** Puts the canvas into its place; stays the same function. */
  attach: (host: HTMLElement | null) => (() => void) | undefined;
  canvas: () => HTMLCanvasElement | null;
}

/** Below this width the device is too slow for a light behind the film. */
const LIGHT_MIN_WIDTH = 320;

function messageFor({ view: { state }, isEmpty, otherMaker }: PreviewStageProps): ReactNode {
  if (isEmpty) {
    return (
      <>
        <span className="text-accent">
          <WriteIcon />
        </span>
        <h2 className="type-title">
          <Trans>Type a scene</Trans>
        </h2>
        <p className="text-small text-muted">
          <Trans>It appears here while you write, free.</Trans>
        </p>
      </>
    );
  }
  if (state === 'waiting' || state === 'loading') {
    return (
      <output className="text-small text-muted">
        <Trans>Loading the preview engine</Trans>
      </output>
    );
  }
  if (state === 'none') {
    return (
      <Notice look="glass">
        <Trans>The live preview does not run in this browser. Creating works all the same.</Trans>
      </Notice>
    );
  }
  return otherMaker === undefined ? undefined : (
    <Notice look="glass">
      <Trans>{otherMaker} draws this its own way. This is our sketch of your prompt, not its result.</Trans>
    </Notice>
  );
}

function Tags() {
  return (
    <Tag look="glass" size="medium" live>
      <Trans>Live preview, free</Trans>
    </Tag>
  );
}

/** The stage of a create page: the scene moves here while it is written, before anything is paid. */
export function PreviewStage(props: PreviewStageProps) {
  const { view, ratio, isEmpty, description, attach, canvas, ...handlers } = props;
  const { t } = useLingui();
  const isShown = !isEmpty && (view.state === 'playing' || view.state === 'still');
  const openFullScreen = () =>
    void canvas()
      ?.requestFullscreen()
      .catch(() => {});
  return (
    <Stage
      label={t`Live preview`}
      ratio={ratio}
      bleed
      busy={!isEmpty && (view.state === 'waiting' || view.state === 'loading')}
      bias={isShown && view.width >= LIGHT_MIN_WIDTH ? <BiasLight source={canvas} /> : undefined}
      message={messageFor(props)}
      tags={isShown ? <Tags /> : undefined}
      tagsEnd={
        isShown ? (
          <Tag look="glass" size="medium">
            <Trans>Local preview engine</Trans>
          </Tag>
        ) : undefined
      }
      bar={
        isShown ? (
          <Transport
            {...handlers}
            isPlaying={view.state === 'playing'}
            frame={view.frame}
            frames={view.frames}
            fps={view.fps}
            onFullScreen={openFullScreen}
          />
        ) : undefined
      }
    >
      <div
        ref={attach}
        role="img"
        aria-label={description}
        hidden={isEmpty || view.state === 'none'}
        className="[&>canvas]:size-full [&>canvas]:object-contain"
      />
    </Stage>
  );
}
