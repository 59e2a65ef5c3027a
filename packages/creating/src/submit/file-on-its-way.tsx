import type { FileProgress } from '@kinora/creations/files';
import { Button, ProgressBar } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface FileOnItsWayProps {
  file: FileProgress;
  /** The browser is offline: the upload waits for a connection. */
  isOffline?: boolean | undefined;
  onCancel: () => void;
  /** Pauses or resumes it. */
  onPause: () => void;
}

/** Said aloud at every quarter, not with every piece. */
const quarterOf = (percent: number) => Math.floor(percent / 25) * 25;

function What({
  file: { count, field, isPaused, number, step },
  isOffline,
}: Pick<FileOnItsWayProps, 'file' | 'isOffline'>) {
  const isVideo = field === 'video';
  if (isOffline && !isPaused) return <Trans>You’re offline. The upload continues when you’re back.</Trans>;
  if (step.phase === 'checking')
    return isVideo ? <Trans>Checking your video</Trans> : <Trans>Checking your image</Trans>;
  if (isPaused) return <Trans>Paused. Your progress is saved.</Trans>;
  if (isVideo) return <Trans>Uploading your video</Trans>;
  if (count === 1) return <Trans>Uploading your image</Trans>;
  return (
    <Trans>
      Uploading image {number} of {count}
    </Trans>
  );
}

/** A file on its way to the server, and how to stop it; nothing is requested before it is there. */
export function FileOnItsWay({ file, isOffline, onCancel, onPause }: FileOnItsWayProps) {
  const { t } = useLingui();
  const { field, step } = file;
  const isVideo = field === 'video';
  const looks = isVideo ? t`Checking your video` : t`Checking your image`;
  const percent = step.phase === 'sending' ? Math.round(step.share * 100) : 100;
  const quarter = quarterOf(percent);
  return (
    <div className="grid gap-2">
      <p className="flex items-center justify-between gap-3 text-small text-muted tabular-nums">
        <span>
          <What file={file} isOffline={isOffline} />
        </span>
        <span aria-hidden="true">{step.phase === 'sending' && <Trans>{percent} %</Trans>}</span>
        <output className="sr-only">{step.phase === 'sending' ? t`${quarter} % uploaded` : looks}</output>
      </p>
      <ProgressBar label={isVideo ? t`Uploading your video` : t`Uploading your image`} value={percent} />
      <div className="grid grid-cols-2 gap-2">
        <Button look="default" size="large" wide disabled={step.phase !== 'sending'} onClick={onPause}>
          {file.isPaused ? <Trans>Continue</Trans> : <Trans>Pause</Trans>}
        </Button>
        <Button look="default" size="large" wide onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
