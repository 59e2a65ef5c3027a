import { Avatar, Button, FileButton, Notice, ProgressRing } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { SendingPhoto } from './photo-atoms.ts';

/** What browsers offer; the server looks at the bytes. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif';

export interface PhotoFieldProps {
  photo: string | null;
  sending: SendingPhoto | null;
  /** Which picture was not taken, and why, in the reader's language. */
  refusal: { readonly name: string; readonly text: string } | null;
  isRemoving: boolean;
  onFile: (file: File) => void;
  onCancel: () => void;
  onRemove: () => void;
}

function Progress({ step }: Pick<SendingPhoto, 'step'>) {
  const { t } = useLingui();
  const percent = step.phase === 'sending' ? Math.round(step.share * 100) : 100;
  return (
    <output className="flex items-center gap-2 text-small text-muted tabular-nums">
      <ProgressRing label={t`Uploading image`} value={percent} />
      {step.phase === 'sending' ? <Trans>Uploading, {percent} %</Trans> : <Trans>Checking</Trans>}
    </output>
  );
}

function Actions({ photo, sending, isRemoving, onFile, onCancel, onRemove }: Omit<PhotoFieldProps, 'refusal'>) {
  const isEmpty = photo === null && sending === null;
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton accept={ACCEPTED} look="default" size="small" disabled={isRemoving} onFile={onFile}>
        {isEmpty ? <Trans>Choose an image</Trans> : <Trans>Choose another image</Trans>}
      </FileButton>
      {sending !== null && (
        <Button look="quiet" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      {sending === null && photo !== null && (
        <Button look="quiet" size="small" busy={isRemoving} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </div>
  );
}

/** The photo of the account: the one that is on its way is shown in its place already. */
export function PhotoField({ refusal, ...field }: PhotoFieldProps) {
  const { photo, sending } = field;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar size="large" src={sending?.preview ?? photo ?? undefined} />
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <Actions {...field} />
          {sending === null ? (
            <p className="text-micro text-muted">
              <Trans>PNG, JPEG, WebP or AVIF. Only you see it.</Trans>
            </p>
          ) : (
            <Progress step={sending.step} />
          )}
        </div>
      </div>
      {refusal !== null && (
        <Notice look="danger" announce="alert">
          <bdi className="font-bold text-strong">{refusal.name}</bdi> <Trans>couldn’t be used as your photo.</Trans>{' '}
          {refusal.text}
        </Notice>
      )}
    </div>
  );
}
