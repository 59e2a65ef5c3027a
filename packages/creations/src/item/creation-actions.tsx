import type { Creation } from '@kinora/contracts/creations';
import { modelWords } from '@kinora/credits';
import {
  Button,
  ButtonLink,
  VideoIcon,
  CloseIcon,
  CopyIcon,
  DownloadIcon,
  IconButton,
  IconLink,
  ScissorsIcon,
  ShareIcon,
} from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { isUnfinished } from '../creation-list.ts';
import { endingWords } from '../ending-words.ts';
import type { AnotherModel } from '../links/another-model.ts';
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
  /** The model that comes nearest where its own cannot make it, and its price. */
  anotherOf?: ((creation: Creation) => AnotherModel | undefined) | undefined;
  /** The maker's model that is offered for a clip of our own engine. */
  finalOf?: ((creation: Creation) => AnotherModel | undefined) | undefined;
  onDownload: (creation: Creation) => void;
  /** Opens who sees its clip. */
  onShare?: ((creation: Creation) => void) | undefined;
}

export type CreationTask = 'cancel' | 'retry' | 'remove' | 'download' | 'move';

export interface CreationActionsProps extends CreationHandlers {
  creation: Creation;
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

/** Takes the clip as the video of another, here or on the page that draws videos anew. */
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

function AgainButton({ creation, task, onRetry, onUseSettings, settingsHrefOf, anotherOf }: CreationActionsProps) {
  const another = endingWords(creation).action === 'choose-model' ? anotherOf?.(creation) : undefined;
  const wanted = { ...creation, ...another?.clip };
  return (
    <RemedyButton
      {...{ creation, another, onRetry }}
      href={settingsHrefOf?.(wanted) ?? null}
      onUseSettings={() => onUseSettings(wanted)}
      isRetrying={task === 'retry'}
    />
  );
}

/** From a draft to the final clip: the same words and settings with a maker's model, at its price. */
function MakeFinal({ creation, finalOf, onUseSettings, settingsHrefOf }: CreationActionsProps) {
  const { i18n } = useLingui();
  const final = finalOf?.(creation);
  if (!final) return null;
  const { clip, price } = final;
  const model = i18n._(modelWords(clip.model));
  const words = (
    <Trans>
      Make it with {model} for {price}
    </Trans>
  );
  const wanted = { ...creation, ...clip };
  const href = settingsHrefOf?.(wanted) ?? null;
  const look = { look: 'default', size: 'small' } as const;
  if (href !== null)
    return (
      <ButtonLink {...look} href={href}>
        {words}
      </ButtonLink>
    );
  return (
    <Button {...look} onClick={() => onUseSettings(wanted)}>
      {words}
    </Button>
  );
}

function ReadyButtons(props: CreationActionsProps) {
  const { creation, task, onDownload } = props;
  return (
    <>
      <MakeFinal {...props} />
      <Button
        look="default"
        size="small"
        icon={<DownloadIcon />}
        busy={task === 'download'}
        onClick={() => onDownload(creation)}
      >
        <Trans>Download</Trans>
      </Button>
      <ShareButton {...props} />
      {creation.mode !== 'edit' && <UseSettings {...props} />}
      <UseAsVideo {...props} />
      <EditLink {...props} />
    </>
  );
}

/** Asks once more before a clip leaves the list; the library can bring it back. */
function RemoveButtons({ creation, task, onRemove }: CreationActionsProps) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  if (!asks) return <IconButton label={t`Remove`} icon={<CloseIcon />} onClick={() => setAsks(true)} />;
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
  const { creation, task, onCancel } = props;
  if (isUnfinished(creation)) {
    return (
      <Button look="default" size="small" busy={task === 'cancel'} onClick={() => onCancel(creation)}>
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
