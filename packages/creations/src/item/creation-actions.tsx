import type { Creation } from '@kinora/contracts/creations';
import {
  Button,
  VideoIcon,
  CloseIcon,
  CopyIcon,
  DownloadIcon,
  IconButton,
  IconLink,
  Menu,
  ScissorsIcon,
  ShareIcon,
  VaryIcon,
} from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { isUnfinished } from '../creation-list.ts';
import { RemedyButton } from './remedy-button.tsx';

/** What can be done with a creation; a press while `busy` is ignored. */
export interface CreationHandlers {
  onCancel: (creation: Creation) => void;
  /** Asks for the same again, at today's price. */
  onRetry: (creation: Creation) => void;
  onRemove: (creation: Creation) => void;
  /** Puts its prompt and settings into the form. */
  onUseSettings: (creation: Creation) => void;
  /** Where its settings are used instead, when that is another page. */
  settingsHrefOf?: ((creation: Creation) => string | null) | undefined;
  /** Where its clip becomes the video of another; null where this page does it. */
  videoHrefOf?: ((creation: Creation) => string | null) | undefined;
  /** Where its clip is opened in the editor. */
  editHrefOf?: ((creation: Creation) => string | null) | undefined;
  /** Takes its clip as the video of the form here. */
  onUseAsVideo?: ((creation: Creation) => void) | undefined;
  onDownload: (creation: Creation) => void;
  /**
   * What other models would make of it, with their prices: the entries of a menu, null where there are none; of a clip
   * that was not made, a button in place of the usual one.
   */
  renderOtherModels?: ((creation: Creation, usual: ReactNode) => ReactNode) | undefined;
  /** Opens who sees its clip. */
  onShare?: ((creation: Creation) => void) | undefined;
}

export type CreationTask = 'cancel' | 'retry' | 'remove' | 'download' | 'move';

export interface CreationActionsProps extends CreationHandlers {
  creation: Creation;
  /** What tells it from the others of the page, as part of the names of its buttons. */
  name?: string | undefined;
  /** What is being done right now. */
  task?: CreationTask | undefined;
}

/** Puts the settings into the form they belong to: here, or on the page that has it. */
function UseSettings({ creation, onUseSettings, settingsHrefOf }: CreationActionsProps) {
  const { t } = useLingui();
  const href = settingsHrefOf?.(creation) ?? null;
  if (href !== null) return <IconLink label={t`Reuse settings`} icon={<CopyIcon />} href={href} />;
  return <IconButton label={t`Reuse settings`} icon={<CopyIcon />} onClick={() => onUseSettings(creation)} />;
}

/** Takes the clip as the video of another, here or on the page that redraws videos. */
function UseAsVideo({ creation, videoHrefOf, onUseAsVideo }: CreationActionsProps) {
  const { t } = useLingui();
  const href = videoHrefOf?.(creation) ?? null;
  if (href !== null) return <IconLink label={t`Restyle`} icon={<VideoIcon />} href={href} />;
  if (!onUseAsVideo || !creation.result) return null;
  return <IconButton label={t`Restyle`} icon={<VideoIcon />} onClick={() => onUseAsVideo(creation)} />;
}

function EditLink({ creation, editHrefOf }: CreationActionsProps) {
  const { t } = useLingui();
  const href = editHrefOf?.(creation) ?? null;
  return href !== null && <IconLink label={t`Edit`} icon={<ScissorsIcon />} href={href} />;
}

function ShareButton({ creation, onShare }: CreationActionsProps) {
  const { t } = useLingui();
  return onShare && <IconButton label={t`Share`} icon={<ShareIcon />} onClick={() => onShare(creation)} />;
}

/** Its entries are drawn when it is opened: a list has many clips. */
function OtherModels({ creation, renderOtherModels }: CreationActionsProps) {
  const { t } = useLingui();
  const entries = renderOtherModels?.(creation, null) ?? null;
  return (
    entries !== null && (
      <Menu label={t`Try with another model`} trigger={<VaryIcon />}>
        {entries}
      </Menu>
    )
  );
}

function AgainButton({ creation, task, settingsHrefOf, ...handlers }: CreationActionsProps) {
  const { onRetry, onUseSettings, renderOtherModels } = handlers;
  const href = settingsHrefOf?.(creation) ?? null;
  const isRetrying = task === 'retry';
  return <RemedyButton {...{ creation, onRetry, onUseSettings, renderOtherModels, href, isRetrying }} />;
}

function ReadyButtons(props: CreationActionsProps) {
  const { creation, name, task, onDownload } = props;
  const { t } = useLingui();
  return (
    <>
      {/* On phones a line of its own: the others fill the next one. */}
      <span className="grid max-[479px]:basis-full">
        <Button
          look="default"
          size="small"
          icon={<DownloadIcon />}
          busy={task === 'download'}
          aria-label={name && t`Download: ${name}`}
          onClick={() => onDownload(creation)}
        >
          <Trans>Download</Trans>
        </Button>
      </span>
      <ShareButton {...props} />
      {creation.mode !== 'edit' && <UseSettings {...props} />}
      <OtherModels {...props} />
      <UseAsVideo {...props} />
      <EditLink {...props} />
    </>
  );
}

/** Asks once more before a clip leaves the list; the library can bring it back. */
function RemoveButtons({ creation, name, task, onRemove }: CreationActionsProps) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const label = name ? t`Remove: ${name}` : t`Remove`;
  if (!asks) return <IconButton label={label} icon={<CloseIcon />} onClick={() => setAsks(true)} />;
  return (
    <fieldset aria-label={t`Move this clip to the trash?`} className="flex flex-wrap items-center gap-1.5">
      <Button look="danger" size="small" busy={task === 'remove'} onClick={() => onRemove(creation)}>
        <Trans>Move to trash</Trans>
      </Button>
      <Button look="quiet" size="small" onClick={() => setAsks(false)}>
        <Trans>Keep</Trans>
      </Button>
    </fieldset>
  );
}

/** The buttons of one creation, as far as its state has them. */
export function CreationActions(props: CreationActionsProps) {
  const { creation, name, task, onCancel } = props;
  const { t } = useLingui();
  if (isUnfinished(creation)) {
    return (
      <Button
        look="default"
        size="small"
        busy={task === 'cancel'}
        aria-label={name && t`Cancel: ${name}`}
        onClick={() => onCancel(creation)}
      >
        <Trans>Cancel</Trans>
      </Button>
    );
  }
  return (
    <>
      {creation.state === 'ready' ? <ReadyButtons {...props} /> : <AgainButton {...props} />}
      <RemoveButtons {...props} />
    </>
  );
}
