import { Notice, Stage, Tag } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { PreviewState, PreviewView } from '../preview/preview-player.ts';
import { BiasLight } from './bias-light.tsx';
import { Transport, type TransportProps } from './transport.tsx';
import { StageInvitation, StageLoading } from './waiting-stage.tsx';

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

const isOnItsWay = (state: PreviewState): boolean => state === 'waiting' || state === 'loading';

function messageFor({ view: { state }, isEmpty, otherMaker }: PreviewStageProps): ReactNode {
  if (isEmpty) return <StageInvitation />;
  if (isOnItsWay(state)) return <StageLoading />;
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

/** What stands on and around the film while it is shown. */
function dressing({ view, canvas, attach: _attach, ...props }: PreviewStageProps) {
  const openFullScreen = () =>
    void canvas()
      ?.requestFullscreen()
      .catch(() => {});
  const { state, frame, frames, fps, width } = view;
  const { onPlay, onPause, onSeek, onShuffle } = props;
  return {
    tags: (
      <Tag look="glass" size="medium" live>
        <Trans>Live preview, free</Trans>
      </Tag>
    ),
    tagsEnd: (
      <Tag look="glass" size="medium">
        <Trans>Local preview engine</Trans>
      </Tag>
    ),
    bar: (
      <Transport
        {...{ frame, frames, fps, onPlay, onPause, onSeek, onShuffle }}
        isPlaying={state === 'playing'}
        onFullScreen={openFullScreen}
      />
    ),
    ...(width >= LIGHT_MIN_WIDTH && { bias: <BiasLight source={canvas} /> }),
  };
}

/** The stage of a create page: the scene moves here while it is written, before anything is paid. */
export function PreviewStage(props: PreviewStageProps) {
  const { view, ratio, isEmpty, description, attach } = props;
  const { t } = useLingui();
  const { state } = view;
  const isShown = !isEmpty && (state === 'playing' || state === 'still');
  return (
    <Stage
      label={t`Live preview`}
      ratio={ratio}
      bleed
      busy={!isEmpty && isOnItsWay(state)}
      message={messageFor(props)}
      {...(isShown && dressing(props))}
    >
      <div
        ref={attach}
        // An `img` element cannot hold the canvas that the worker draws on.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={description}
        hidden={isEmpty || state === 'none'}
        className="[&>canvas]:size-full [&>canvas]:object-contain"
      />
    </Stage>
  );
}
