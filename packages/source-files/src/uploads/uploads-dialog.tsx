import type { Page } from '@kinora/api-client';
import type { Upload, UploadKind } from '@kinora/contracts/uploads';
import {
  Answer,
  Button,
  Dialog,
  Empty,
  focusRow,
  LoadMore,
  placeOfRow,
  Skeleton,
  type AnswerView,
  type MoreView,
} from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { DeleteQuestion } from './delete-question.tsx';
import { UploadCards } from './upload-cards.tsx';

export interface UploadsDialogProps {
  kind: UploadKind;
  /** Those of the kind. */
  uploads: AnswerView<Page<Upload>>;
  /** What follows the ones that are shown. */
  more: MoreView;
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
  onReload: () => void;
  onMore: () => void;
  onClose: () => void;
}

const SKELETONS = 4;

const WAITING = (
  <div className="grid grid-cols-2 gap-2 nav:grid-cols-4">
    {Array.from({ length: SKELETONS }, (_value, index) => (
      <Skeleton key={index} shape="card" />
    ))}
  </div>
);

function Nothing({ kind }: Pick<UploadsDialogProps, 'kind'>) {
  const { t } = useLingui();
  return (
    <Empty title={kind === 'video' ? t`No videos yet` : t`No images yet`}>
      <Trans>Files you use for clips are saved here to use again.</Trans>
    </Empty>
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
  const { kind, uploads, more, isBringing, isDeleting, onReload, onMore, onClose } = props;
  const { t } = useLingui();
  const { box, ask } = useFocusBack(props);
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
        <Answer
          answer={uploads}
          loadingLabel={t`Your uploads are loading`}
          skeleton={WAITING}
          retryLabel={t`Try again`}
          onRetry={onReload}
        >
          {({ items }) => (
            <>
              {items.length === 0 && more.state === 'end' && <Nothing kind={kind} />}
              {items.length > 0 && <UploadCards {...props} uploads={items} onAsk={ask} />}
              <LoadMore more={more} label={t`Show more`} retryLabel={t`Try again`} onMore={onMore} />
              {items.length > 0 && <Footer {...props} />}
            </>
          )}
        </Answer>
      </div>
    </Dialog>
  );
}
