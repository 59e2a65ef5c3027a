import type { LibraryItem } from '@kinora/contracts/library';
import {
  Button,
  ButtonLink,
  CopyIcon,
  Dialog,
  DownloadIcon,
  HeartIcon,
  IconButton,
  TextButton,
  TrashIcon,
} from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { ClipFacts } from './clip-facts.tsx';
import { ClipScreen } from './clip-screen.tsx';
import type { Difference } from './settings-diff.ts';
import { SettingsQuestion } from './settings-question.tsx';

/** A clip that this one came from. */
interface Ancestor {
  readonly id: string;
  readonly title: string;
}

export interface PlayerDialogProps {
  item: LibraryItem;
  title: string;
  folder?: string | undefined;
  /** What it came from, the nearest first; gone ones are left out. */
  ancestors: readonly Ancestor[];
  /** Where its settings are used. */
  settingsHref: string | null;
  /** What would be replaced there. */
  differences: readonly Difference[];
  isBusy: boolean;
  /** In the place of a clip that was not made. */
  ending?: ReactNode;
  onOpen: (id: string) => void;
  onFavourite: () => void;
  onDownload: () => void;
  onTrash: () => void;
  onClose: () => void;
}

function Settings({ settingsHref, differences, onAsk }: PlayerDialogProps & { onAsk: () => void }) {
  if (settingsHref === null) return null;
  if (differences.length === 0) {
    return (
      <ButtonLink look="default" icon={<CopyIcon />} href={settingsHref}>
        <Trans>Use settings</Trans>
      </ButtonLink>
    );
  }
  return (
    <Button look="default" icon={<CopyIcon />} onClick={onAsk}>
      <Trans>Use settings</Trans>
    </Button>
  );
}

function Actions(props: PlayerDialogProps & { onAsk: () => void }) {
  const { t } = useLingui();
  const { item, isBusy, onDownload, onFavourite, onTrash } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {item.result && (
        <Button icon={<DownloadIcon />} busy={isBusy} onClick={onDownload}>
          <Trans>Download</Trans>
        </Button>
      )}
      <Settings {...props} />
      <span className="ms-auto flex gap-1">
        <IconButton label={t`Favourite`} icon={<HeartIcon />} pressed={item.favourite} onClick={onFavourite} />
        <IconButton label={t`Move to trash`} icon={<TrashIcon />} onClick={onTrash} />
      </span>
    </div>
  );
}

function Lineage({ ancestors, onOpen }: Pick<PlayerDialogProps, 'ancestors' | 'onOpen'>) {
  const { t } = useLingui();
  if (ancestors.length === 0) return null;
  return (
    <section aria-label={t`Where it came from`} className="grid gap-2">
      <h3 className="type-label">
        <Trans>Where it came from</Trans>
      </h3>
      <ul className="grid gap-1">
        {ancestors.map(({ id, title }) => (
          <li key={id}>
            <TextButton onClick={() => onOpen(id)}>
              <bdi>{title}</bdi>
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One clip over the library: it plays, and beside it stands everything about it. */
export function PlayerDialog(props: PlayerDialogProps) {
  const { t } = useLingui();
  const { item, title, folder, ending, settingsHref, differences, onClose } = props;
  const [asks, setAsks] = useState(false);
  return (
    <Dialog size="player" title={title} titleHidden closeLabel={t`Close the player`} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5 dialog:pt-0 player:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          {item.result ? <ClipScreen key={item.id} clip={item.result} label={title} /> : ending}
          <Actions {...props} onAsk={() => setAsks(true)} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {asks && settingsHref !== null && (
            <SettingsQuestion differences={differences} href={settingsHref} onKeep={() => setAsks(false)} />
          )}
          <ClipFacts item={item} folder={folder} />
          <Lineage {...props} />
        </div>
      </div>
    </Dialog>
  );
}
