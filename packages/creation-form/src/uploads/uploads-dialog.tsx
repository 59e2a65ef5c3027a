import type { Upload, UploadKind } from '@kinora/contracts';
import { Button, Dialog, Empty, Notice, Skeleton, StyleCard, VideoIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { EarlierUploads } from './uploads-atoms.ts';

export interface UploadsDialogProps extends EarlierUploads {
  kind: UploadKind;
  chosen: string | null;
  /** The chosen one is on its way to the form. */
  isBringing: boolean;
  onChoose: (id: string) => void;
  onUse: () => void;
  onMore: () => void;
  onClose: () => void;
}

const SKELETONS = 4;

function Picture({ upload }: { upload: Upload }) {
  if (upload.kind === 'picture' && upload.url !== null) return <img src={upload.url} alt="" loading="lazy" />;
  return (
    <span className="grid place-items-center bg-well text-muted">
      <VideoIcon />
    </span>
  );
}

function Cards({ uploads, chosen, onChoose }: Pick<UploadsDialogProps, 'chosen' | 'onChoose' | 'uploads'>) {
  const { i18n } = useLingui();
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)]">
      <legend className="sr-only">
        <Trans>Your uploads</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2 nav:grid-cols-4">
        {uploads.map((upload) => (
          <StyleCard
            key={upload.id}
            name="upload"
            value={upload.id}
            checked={upload.id === chosen}
            onChoose={() => onChoose(upload.id)}
            label={
              upload.seconds === null
                ? upload.name
                : `${upload.name}, ${i18n.number(upload.seconds, { maximumFractionDigits: 1 })} s`
            }
            picture={<Picture upload={upload} />}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-2 nav:grid-cols-4">
      {Array.from({ length: SKELETONS }, (_value, index) => (
        <Skeleton key={index} shape="card" />
      ))}
    </div>
  );
}

function Nothing({ kind }: Pick<UploadsDialogProps, 'kind'>) {
  const { t } = useLingui();
  return (
    <Empty title={kind === 'video' ? t`No videos yet` : t`No pictures yet`}>
      <Trans>What you send with a clip is kept here, to be used again.</Trans>
    </Empty>
  );
}

function Failed({ onMore }: Pick<UploadsDialogProps, 'onMore'>) {
  return (
    <Notice
      look="danger"
      announce="alert"
      action={
        <Button look="default" size="small" onClick={onMore}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Your uploads could not be loaded. Check your connection.</Trans>
    </Notice>
  );
}

function More({ state, next, onMore }: Pick<UploadsDialogProps, 'next' | 'onMore' | 'state'>) {
  if (state === 'failed') return <Failed onMore={onMore} />;
  if (state === 'loading') return <Waiting />;
  if (next === null) return null;
  return (
    <Button look="default" wide onClick={onMore}>
      <Trans>Show more</Trans>
    </Button>
  );
}

/** What the member sent before, to be used once more: chosen by its picture. */
export function UploadsDialog(props: UploadsDialogProps) {
  const { kind, state, uploads, next, chosen, isBringing, onUse, onClose } = props;
  const { t } = useLingui();
  const fitting = uploads.filter((upload) => upload.kind === kind);
  const isEmpty = state === 'ready' && next === null && fitting.length === 0;
  return (
    <Dialog title={t`Your uploads`} closeLabel={t`Close`} size="login" sheet busy={isBringing} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isEmpty && <Nothing kind={kind} />}
        {fitting.length > 0 && <Cards {...props} uploads={fitting} />}
        <More {...props} />
        <div className="sticky bottom-0 z-sticky -mx-1 flex justify-end gap-2 bg-overlay px-1 py-3">
          <Button disabled={chosen === null} busy={isBringing} onClick={onUse}>
            <Trans>Use this one</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
