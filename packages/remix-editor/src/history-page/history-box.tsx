import type { Creation } from '@kinora/contracts/creations';
import { endingWords, percentDone, RemedyButton, type CreationTask, type RemedyButtonProps } from '@kinora/creations';
import { ReceiptLine } from '@kinora/credits';
import { Button, CopyIcon, DownloadIcon, IconButton, IconLink, ScissorsIcon, StatusBox, Tag } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { boxLook, trialIn } from './box-look.ts';
import { BoxMiddle } from './box-middle.tsx';

/** What can be done with what is in a box; a press while `task` is set is ignored. */
interface HistoryHandlers {
  onCancel: (creation: Creation) => void;
  /** Asks for the same again, at today's price. */
  onRetry: (creation: Creation) => void;
  onDownload: (creation: Creation) => void;
}

export interface HistoryBoxProps extends HistoryHandlers, Pick<RemedyButtonProps, 'renderOtherModels'> {
  creation: Creation;
  title: string;
  /** A picture of what is being made, before its poster is there. */
  sketch?: ReactNode;
  task?: CreationTask | undefined;
  /** Where it is opened in the editor; null where there is none. */
  editHref: string | null;
  /** Where the form is with its settings; null where nobody has one. */
  settingsHref: string | null;
}

function Corner({ creation }: Pick<HistoryBoxProps, 'creation'>) {
  const { i18n } = useLingui();
  const { result, state } = creation;
  if (state === 'waiting') {
    return (
      <Tag look="glass">
        <Trans>In queue</Trans>
      </Tag>
    );
  }
  if (state === 'running') {
    return (
      <Tag look="glass" live>
        <Trans>In progress</Trans>
      </Tag>
    );
  }
  if (state !== 'ready') return <Tag look="glass">{i18n._(endingWords(creation).tag)}</Tag>;
  const seconds = i18n.number(result?.seconds ?? 0, { maximumFractionDigits: 1 });
  return (
    <Tag look="glass">
      <Trans>{seconds} s</Trans>
    </Tag>
  );
}

function Actions({ creation, task, editHref, settingsHref, renderOtherModels, ...on }: HistoryBoxProps) {
  const { t } = useLingui();
  const { state } = creation;
  if (state === 'waiting' || state === 'running') {
    return (
      <Button look="default" size="small" busy={task === 'cancel'} onClick={() => on.onCancel(creation)}>
        <Trans>Cancel</Trans>
      </Button>
    );
  }
  if (state === 'ready') {
    return (
      <>
        <IconButton label={t`Download`} icon={<DownloadIcon />} onClick={() => on.onDownload(creation)} />
        {editHref !== null && <IconLink label={t`Open in editor`} icon={<ScissorsIcon />} href={editHref} />}
        {editHref === null && settingsHref !== null && (
          <IconLink label={t`Reuse settings`} icon={<CopyIcon />} href={settingsHref} />
        )}
      </>
    );
  }
  return (
    <>
      <RemedyButton
        {...{ creation, renderOtherModels }}
        isRetrying={task === 'retry'}
        onRetry={on.onRetry}
        href={settingsHref}
      />
      {settingsHref !== null && <IconLink label={t`Reuse settings`} icon={<CopyIcon />} href={settingsHref} />}
    </>
  );
}

/** One thing that was asked for: ready ones lead to the editor, all others, once they ended, to the form with their settings. */
export function HistoryBox(props: HistoryBoxProps) {
  const { creation, title, sketch, editHref, settingsHref } = props;
  const { t } = useLingui();
  const { result, state, receipt } = creation;
  const picture = result ? <img src={result.poster} alt="" loading="lazy" decoding="async" /> : sketch;
  const opens = state === 'ready' && editHref !== null;
  const href = opens ? editHref : settingsHref;
  return (
    <StatusBox
      title={title}
      receipt={<ReceiptLine receipt={receipt} trial={trialIn(creation)} ownKey={creation.ownKey} />}
      picture={picture}
      look={boxLook(creation, picture !== undefined)}
      progress={percentDone(creation)}
      corner={<Corner creation={creation} />}
      href={(creation.endedAt === null ? null : href) ?? undefined}
      hrefLabel={opens ? t`Open in editor: ${title}` : t`Reuse settings: ${title}`}
      actions={<Actions {...props} />}
    >
      {(opens || state !== 'ready') && <BoxMiddle creation={creation} />}
    </StatusBox>
  );
}
