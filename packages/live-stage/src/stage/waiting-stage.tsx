import type { PageKind } from '@kinora/contracts/catalogue';
import { ImageIcon, Stage, VideoIcon, WriteIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** What the stage says before there is a picture. */
function PictureInvitation() {
  return (
    <>
      <span className="text-accent">
        <ImageIcon />
      </span>
      <h2 className="type-title">
        <Trans>Add an image</Trans>
      </h2>
      <p className="text-small text-muted">
        <Trans>Watch it move here, free, before you pay.</Trans>
      </p>
    </>
  );
}

function VideoInvitation() {
  return (
    <>
      <span className="text-accent">
        <VideoIcon />
      </span>
      <h2 className="type-title">
        <Trans>Add a video</Trans>
      </h2>
      <p className="text-small text-muted">
        <Trans>See it restyled here, free, before you pay.</Trans>
      </p>
    </>
  );
}

/** What the stage says before there is a prompt, or a file. */
export function StageInvitation({ about }: { about: PageKind }) {
  if (about === 'image') return <PictureInvitation />;
  if (about === 'video') return <VideoInvitation />;
  return (
    <>
      <span className="text-accent">
        <WriteIcon />
      </span>
      <h2 className="type-title">
        <Trans>Describe a scene</Trans>
      </h2>
      <p className="text-small text-muted">
        <Trans>Watch it appear as you type, free.</Trans>
      </p>
    </>
  );
}

/** What the stage says while the preview is on its way. */
export function StageLoading() {
  return (
    <output className="text-small text-muted">
      <Trans>Loading the preview engine</Trans>
    </output>
  );
}

export interface WaitingStageProps {
  /** Width divided by height. */
  ratio: number;
  about: PageKind;
  /** No prompt yet, or no file. */
  isEmpty: boolean;
}

/** The stage of the first paint: the size and the words of the one that follows it. */
export function WaitingStage({ ratio, about, isEmpty }: WaitingStageProps) {
  const { t } = useLingui();
  return (
    <Stage
      label={t`Live preview`}
      ratio={ratio}
      bleed
      busy={!isEmpty}
      message={isEmpty ? <StageInvitation about={about} /> : <StageLoading />}
    />
  );
}
