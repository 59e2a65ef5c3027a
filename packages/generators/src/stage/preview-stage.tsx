import type { PageKind } from '@kinora/contracts/catalogue';
import {
  type PreviewState,
  type PreviewView,
  BiasLight,
  Transport,
  type TransportProps,
  StageInvitation,
  StageLoading,
} from '@kinora/live-stage';
import { Button, ImageIcon, Notice, Stage, Tag, VideoIcon, WriteIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Stepper, type StepperProps } from '../prompt/list/stepper.tsx';

export interface PreviewStageProps extends Pick<
  TransportProps,
  'onPlay' | 'onPause' | 'onShuffle' | 'onSound' | 'position'
> {
  view: PreviewView;
  /** Width divided by height. */
  ratio: number;
  about: PageKind;
  /** Nothing is typed yet, or no file is there: an example plays. */
  isExample: boolean;
  /** What the picture shows, for those who do not see it. */
  description: string;
  /** Another maker draws the paid clip: the stage shows a sketch. */
  otherMaker?: string | undefined;
  /** Which of several prompts is shown, and the way to the others. */
  stepper?: StepperProps | null | undefined;
  /** The way to the clip that came, where there is one. */
  stageSwitch?: ReactNode;
  /** Puts the canvas into its place; stays the same function. */
  attach: (host: HTMLElement | null) => (() => void) | undefined;
  canvas: () => HTMLCanvasElement | null;
  /** Puts the light of the film on a canvas; stays the same function. */
  light: (canvas: HTMLCanvasElement | null) => (() => void) | undefined;
  /** Takes the example into the form, or opens the field for a file. */
  onTakeExample: () => void;
}

/** Below this width the device is too slow for a light behind the film. */
const LIGHT_MIN_WIDTH = 320;

const isOnItsWay = (state: PreviewState): boolean => state === 'waiting' || state === 'loading';

const isShownIn = (state: PreviewState): boolean => state === 'playing' || state === 'still';

function messageFor({ view: { state }, about, isExample, otherMaker }: PreviewStageProps): ReactNode {
  if (isExample) return isShownIn(state) ? undefined : <StageInvitation about={about} />;
  if (isOnItsWay(state)) return <StageLoading />;
  if (state === 'none') {
    return (
      <Notice look="glass">
        <Trans>The live preview doesn’t run in this browser. You can still create clips.</Trans>
      </Notice>
    );
  }
  return otherMaker === undefined ? undefined : (
    <Notice look="glass">
      <Trans>This is our sketch. {otherMaker} will render it differently.</Trans>
    </Notice>
  );
}

type ExampleNoteProps = Pick<PreviewStageProps, 'about' | 'onTakeExample'>;

function PictureNote({ onTakeExample }: Pick<ExampleNoteProps, 'onTakeExample'>) {
  return (
    <Notice
      look="glass"
      icon={<ImageIcon />}
      action={
        <Button look="default" size="small" onClick={onTakeExample}>
          <Trans>Choose an image</Trans>
        </Button>
      }
    >
      <b className="block font-bold">
        <Trans>Add an image</Trans>
      </b>
      <span className="max-phone:hidden">
        <Trans>Watch it move here, free, before you pay.</Trans>
      </span>
    </Notice>
  );
}

function VideoNote({ onTakeExample }: Pick<ExampleNoteProps, 'onTakeExample'>) {
  return (
    <Notice
      look="glass"
      icon={<VideoIcon />}
      action={
        <Button look="default" size="small" onClick={onTakeExample}>
          <Trans>Choose a video</Trans>
        </Button>
      }
    >
      <b className="block font-bold">
        <Trans>Add a video</Trans>
      </b>
      <span className="max-phone:hidden">
        <Trans>See it restyled here, free, before you pay.</Trans>
      </span>
    </Notice>
  );
}

function ExampleNote({ about, onTakeExample }: ExampleNoteProps) {
  if (about === 'image') return <PictureNote onTakeExample={onTakeExample} />;
  if (about === 'video') return <VideoNote onTakeExample={onTakeExample} />;
  return (
    <Notice
      look="glass"
      icon={<WriteIcon />}
      action={
        <Button look="default" size="small" onClick={onTakeExample}>
          <Trans>Use this example</Trans>
        </Button>
      }
    >
      <b className="block font-bold">
        <Trans>Describe a scene</Trans>
      </b>
      <span className="max-phone:hidden">
        <Trans>Watch it appear as you type, free.</Trans>
      </span>
    </Notice>
  );
}

/** What stands on and around the film while it is shown. */
function dressing({ view, canvas, light, attach: _attach, ...props }: PreviewStageProps) {
  const openFullScreen = () =>
    void canvas()
      ?.requestFullscreen()
      .catch(() => {});
  const { state, frames, fps, width, isLoud } = view;
  const { about, isExample, stepper, position, onPlay, onPause, onShuffle, onSound, onTakeExample } = props;
  return {
    tags: (
      <>
        {props.stageSwitch}
        <Tag look="glass" size="medium" live>
          <Trans>Live preview, free</Trans>
        </Tag>
      </>
    ),
    tagsEnd: (
      <>
        {stepper && <Stepper {...stepper} look="glass" />}
        <Tag look="glass" size="medium">
          {isExample ? <Trans>Example</Trans> : <Trans>Local preview engine</Trans>}
        </Tag>
      </>
    ),
    bar: (
      <Transport
        {...{ position, frames, fps, isLoud, onPlay, onPause, onShuffle, onSound }}
        isPlaying={state === 'playing'}
        onFullScreen={openFullScreen}
      />
    ),
    ...(isExample && { note: <ExampleNote about={about} onTakeExample={onTakeExample} /> }),
    ...(width >= LIGHT_MIN_WIDTH && { bias: <BiasLight attach={light} /> }),
  };
}

/** The stage of a create page: the scene moves here while it is written, before anything is paid. */
export function PreviewStage(props: PreviewStageProps) {
  const { view, ratio, isExample, description, attach } = props;
  const { t } = useLingui();
  const { state } = view;
  return (
    <Stage
      label={t`Live preview`}
      ratio={ratio}
      bleed
      busy={!isExample && isOnItsWay(state)}
      message={messageFor(props)}
      {...(isShownIn(state) && dressing(props))}
    >
      <figure
        ref={attach}
        // An `img` cannot hold the canvas that the worker draws on.
        aria-label={description}
        hidden={state === 'none'}
        className="[&>canvas]:size-full [&>canvas]:object-contain"
      />
    </Stage>
  );
}
