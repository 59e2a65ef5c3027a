import type { Upload, UploadKind } from '@kinora/contracts/uploads';
import { Button, Dialog, Empty, RetryNotice, Skeleton, focusRow, placeOfRow } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { DeleteQuestion } from './delete-question.tsx';
import { UploadCards } from './upload-cards.tsx';
import type { EarlierUploads } from './uploads-atoms.ts';

export interface UploadsDialogProps extends EarlierUploads {
  kind: UploadKind;
  chosen: string | null;
  /** The chosen one is on its way to the form. */
  isBringing: boolean;
  /** What is to be deleted, once somebody has said so again. */
  asked: Upload | null;
  isDeleting: boolean;
  onChoose: (id: string) => void;
  onAsk: (upload: Upload) => void;
  onKeep: () => void;
  onDelete: () => void;
  onUse: () => void;
  onMore: () => void;
  onClose: () => void;
}

const SKELETONS = 4;

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
    <Empty title={kind === 'video' ? t`No videos yet` : t`No images yet`}>
      <Trans>Files you use for clips are saved here to use again.</Trans>
    </Empty>
  );
}

function Failed({ onMore }: Pick<UploadsDialogProps, 'onMore'>) {
  const { t } = useLingui();
  return (
    <RetryNotice retryLabel={t`Try again`} onRetry={onMore}>
      <Trans>Your uploads couldn’t be loaded. Check your connection.</Trans>
    </RetryNotice>
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

function Footer(props: UploadsDialogProps) {
  const { asked, chosen, isBringing, isDeleting, onDelete, onKeep, onUse } = props;
  return (
    <div className="sticky bottom-0 z-sticky -mx-1 flex justify-end gap-2 bg-overlay px-1 py-3">
      {asked ? (
        <DeleteQuestion name={asked.name} isBusy={isDeleting} onDelete={onDelete} onKeep={onKeep} />
      ) : (
        <Button disabled={chosen === null} busy={isBringing} onClick={onUse}>
          <Trans>Use this file</Trans>
        </Button>
      )}
    </div>
  );
}

/** Gives the focus back to the cards once the question is answered. */
function useFocusBack({ asked, onAsk }: Pick<UploadsDialogProps, 'asked' | 'onAsk'>) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  const isAsking = asked !== null;
  useEffect(() => {
    if (isAsking || place.current === null) return;
    focusRow(box.current, { place: place.current, otherwise: 'button:not([disabled])' });
    place.current = null;
  }, [isAsking]);
  const ask = (upload: Upload) => {
    place.current = placeOfRow(box.current, upload.id);
    onAsk(upload);
  };
  return { box, ask };
}

/** What the member sent before, to be used once more or deleted: chosen by its picture. */
export function UploadsDialog(props: UploadsDialogProps) {
  const { kind, state, uploads, next, isBringing, isDeleting, onClose } = props;
  const { t } = useLingui();
  const { box, ask } = useFocusBack(props);
  const fitting = uploads.filter((upload) => upload.kind === kind);
  const isEmpty = state === 'ready' && next === null && fitting.length === 0;
  return (
    <Dialog
      title={t`Your uploads`}
      closeLabel={t`Close`}
      size="login"
      sheet
      busy={isBringing || isDeleting}
      onClose={onClose}
    >
      <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isEmpty && <Nothing kind={kind} />}
        {fitting.length > 0 && <UploadCards {...props} uploads={fitting} onAsk={ask} />}
        <More {...props} />
        {fitting.length > 0 && <Footer {...props} />}
      </div>
    </Dialog>
  );
}
