import type { Creation } from '@kinora/contracts/creations';
import { Button, ButtonLink, DownloadIcon, IconLink, VideoIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { isUnfinished } from '../creation-list.ts';
import { asksAgain, endingWords } from '../ending-messages.ts';
import type { CreationHandlers, CreationTask } from '../item/creation-actions.tsx';
import { RemedyButton } from '../item/remedy-button.tsx';

export interface TrayActionsProps extends Pick<
  CreationHandlers,
  'onCancel' | 'onRetry' | 'onDownload' | 'renderOtherModels'
> {
  creation: Creation;
  /** What the clip is called, as part of the names of its buttons. */
  name: string;
  /** What is being done right now. */
  task?: CreationTask | undefined;
  /** Where the form is that takes its settings; null where there is none. */
  againHref: string | null;
  /** Where its clip becomes the video of another; null where there is none. */
  videoHref?: string | null | undefined;
  /** Puts it before all others of the member; absent where it is before them. */
  onMakeNext?: ((creation: Creation) => void) | undefined;
}

function Download({ creation, name, task, onDownload }: TrayActionsProps) {
  const { t } = useLingui();
  return (
    <Button
      look="default"
      size="small"
      icon={<DownloadIcon />}
      busy={task === 'download'}
      aria-label={t`Download: ${name}`}
      onClick={() => onDownload(creation)}
    >
      <Trans>Download</Trans>
    </Button>
  );
}

function Unfinished({ creation, name, task, onCancel, onMakeNext }: TrayActionsProps) {
  const { t } = useLingui();
  return (
    <>
      {onMakeNext && (
        <Button
          look="quiet"
          size="small"
          busy={task === 'move'}
          aria-label={t`Run next: ${name}`}
          onClick={() => onMakeNext(creation)}
        >
          <Trans>Run next</Trans>
        </Button>
      )}
      <Button
        look="default"
        size="small"
        busy={task === 'cancel'}
        aria-label={t`Cancel: ${name}`}
        onClick={() => onCancel(creation)}
      >
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}

/** What the tray offers for one creation. */
export function TrayActions(props: TrayActionsProps) {
  const { t } = useLingui();
  const { creation, againHref, videoHref = null } = props;
  if (isUnfinished(creation)) return <Unfinished {...props} />;
  const isReady = creation.state === 'ready';
  const again = againHref !== null && (isReady || asksAgain(endingWords(creation).action));
  return (
    <>
      {again && (
        <ButtonLink look="quiet" size="small" href={againHref}>
          <Trans>Reuse settings</Trans>
        </ButtonLink>
      )}
      {videoHref !== null && <IconLink size="small" label={t`Restyle`} icon={<VideoIcon />} href={videoHref} />}
      {isReady && <Download {...props} />}
      {!isReady && (
        <RemedyButton
          creation={creation}
          isRetrying={props.task === 'retry'}
          onRetry={props.onRetry}
          renderOtherModels={props.renderOtherModels}
          href={againHref}
        />
      )}
    </>
  );
}
