import { BiasLight, Transport, type PreviewView } from '@kinora/live-stage';
import { BeforeAfter, Notice, Stage, Tag } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { EffectPicture } from '../list/effect-picture.tsx';

export interface EffectStageProps {
  view: PreviewView;
  /** Width divided by height. */
  ratio: number;
  /** The effect's name. */
  title: string;
  /** Ours is shown, since there is no own picture yet. */
  isSample: boolean;
  /** Where a picture of the effect on our sample lies: it stands there until the film begins. */
  poster?: string | undefined;
  /** The colours of the thirds of that picture, from above: they light the room around it. */
  colours?: readonly string[] | undefined;
  /** Puts the canvas into its place; stays the same function. */
  attach: (host: HTMLElement | null) => (() => void) | undefined;
  canvas: () => HTMLCanvasElement | null;
  /** Puts the light of the film on a canvas; stays the same function. */
  light: (canvas: HTMLCanvasElement | null) => (() => void) | undefined;
  /** Draws the picture without the effect; stays the same function as long as it is the same. */
  drawBefore: () => Promise<ImageBitmap | null>;
  /** The way to the clip that came, where there is one. */
  stageSwitch?: ReactNode;
  onPlay: () => void;
  onPause: () => void;
  position: ReactNode;
}

/** Percent of the picture that is shown without the effect at first. */
const FIRST_SPLIT = 28;

function messageFor({ state }: PreviewView) {
  if (state === 'none') {
    return (
      <Notice look="glass">
        <Trans>The effect can’t be previewed on this device. Your settings are kept.</Trans>
      </Notice>
    );
  }
  if (state === 'playing' || state === 'still') return undefined;
  return (
    <output>
      <Tag look="glass" size="medium">
        <Trans>Loading the effect</Trans>
      </Tag>
    </output>
  );
}

/** The light of a still, where an upright one leaves room at its sides: on phones it fills the width of the screen. */
const StillLight = ({ colours }: { colours: readonly string[] }) => (
  <div className="nav:hidden" style={{ background: `linear-gradient(${colours.join()})` }} />
);

interface ComparedProps extends Pick<EffectStageProps, 'title' | 'attach' | 'drawBefore'> {
  isWaiting: boolean;
}

function Compared({ title, attach, drawBefore, isWaiting }: ComparedProps) {
  const { t } = useLingui();
  const [split, setSplit] = useState(FIRST_SPLIT);
  return (
    <BeforeAfter
      label={t`Compare before and after`}
      isWaiting={isWaiting}
      split={split}
      onSplit={setSplit}
      splitText={t`${split} % before, the rest after`}
      before={<EffectPicture draw={drawBefore} />}
      after={
        <figure
          ref={attach}
          aria-label={t`Your image with the effect ${title}`}
          className="[&>canvas]:size-full [&>canvas]:object-cover"
        />
      }
    />
  );
}

/** The stage of an effect: the picture before it, and moving with it, beside each other. */
export function EffectStage(props: EffectStageProps) {
  const { view, ratio, title, isSample, poster, colours, attach, canvas, light, drawBefore, ...more } = props;
  const { position, stageSwitch, onPlay, onPause } = more;
  const { t } = useLingui();
  const { state, frames, fps } = view;
  const isShown = state === 'playing' || state === 'still';
  const still = isSample && !isShown && poster !== undefined ? <img src={poster} alt="" /> : undefined;
  const openFullScreen = () =>
    void canvas()
      ?.requestFullscreen()
      .catch(() => {});
  return (
    <Stage
      label={t`Live preview`}
      ratio={ratio}
      bleed
      busy={state === 'waiting' || state === 'loading'}
      message={messageFor(view)}
      bias={still && colours && <StillLight colours={colours} />}
      {...(isShown && {
        bias: <BiasLight attach={light} />,
        tagsOfSides: true,
        tags: (
          <>
            {stageSwitch}
            <Tag look="glass" size="medium">
              <Trans>Before</Trans>
            </Tag>
          </>
        ),
        tagsEnd: (
          <>
            {isSample && (
              <Tag look="glass" size="medium">
                <Trans>Sample image</Trans>
              </Tag>
            )}
            <Tag look="glass" size="medium" live={state === 'playing'}>
              <Trans>After</Trans>
            </Tag>
          </>
        ),
        bar: (
          <Transport
            {...{ position, frames, fps, onPlay, onPause }}
            isPlaying={state === 'playing'}
            onFullScreen={openFullScreen}
          />
        ),
      })}
    >
      <div className="relative">
        <div className="absolute inset-0 [&>*]:size-full [&>*]:object-cover">{still}</div>
        <Compared title={title} attach={attach} drawBefore={drawBefore} isWaiting={!isShown} />
      </div>
    </Stage>
  );
}
