import type { LibraryItem } from '@kinora/contracts/library';
import { ClipPlayer } from '@kinora/live-stage/clip';
import {
  Button,
  ButtonLink,
  VideoIcon,
  CopyIcon,
  Dialog,
  DownloadIcon,
  HeartIcon,
  IconButton,
  ScissorsIcon,
  ShareIcon,
  TrashIcon,
} from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { ClipFacts } from './clip-facts.tsx';
import type { Difference } from './settings-diff.ts';
import { SettingsQuestion } from './settings-question.tsx';

export interface PlayerDialogProps {
  item: LibraryItem;
  title: string;
  folder?: string | undefined;
  /** Where it came from and what was made from it. */
  lineage: ReactNode;
  /** Who sees it, where that can be changed. */
  sharing?: ReactNode;
  /** Where its settings are used. */
  settingsHref: string | null;
  /** Where the clip becomes the video of another; null for none. */
  videoHref?: string | null | undefined;
  /** Where the clip is opened in the editor; null for none. */
  editHref?: string | null | undefined;
  /** What would be replaced there. */
  differences: readonly Difference[];
  isBusy: boolean;
  /** In the place of a clip that was not made. */
  ending?: ReactNode;
  /** Reads the clip's addresses again. */
  onExpired: (item: LibraryItem) => void;
  onFavourite: () => void;
  onDownload: () => void;
  onTrash: () => void;
  onClose: () => void;
}

type Asked = 'settings' | 'share' | null;

type ActionsProps = PlayerDialogProps & { asked: Asked; onAsk: (asked: Asked) => void };

function Settings({ settingsHref, differences, onAsk }: ActionsProps) {
  if (settingsHref === null) return null;
  if (differences.length === 0) {
    return (
      <ButtonLink look="default" icon={<CopyIcon />} href={settingsHref}>
        <Trans>Reuse settings</Trans>
      </ButtonLink>
    );
  }
  return (
    <Button look="default" icon={<CopyIcon />} onClick={() => onAsk('settings')}>
      <Trans>Reuse settings</Trans>
    </Button>
  );
}

function Actions(props: ActionsProps) {
  const { t } = useLingui();
  const { item, sharing, asked, isBusy, videoHref, editHref, onAsk, onDownload, onFavourite, onTrash } = props;
  const isSharing = asked === 'share';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {item.result && (
        <span className="grid max-wide:w-full">
          <Button icon={<DownloadIcon />} busy={isBusy} onClick={onDownload}>
            <Trans>Download</Trans>
          </Button>
        </span>
      )}
      <Settings {...props} />
      {typeof videoHref === 'string' && (
        <ButtonLink look="default" icon={<VideoIcon />} href={videoHref}>
          <Trans>Restyle</Trans>
        </ButtonLink>
      )}
      {typeof editHref === 'string' && (
        <ButtonLink look="default" icon={<ScissorsIcon />} href={editHref}>
          <Trans>Edit</Trans>
        </ButtonLink>
      )}
      {sharing !== undefined && (
        <Button
          look="default"
          icon={<ShareIcon />}
          aria-expanded={isSharing}
          onClick={() => onAsk(isSharing ? null : 'share')}
        >
          <Trans>Share</Trans>
        </Button>
      )}
      <span className="ms-auto flex gap-1">
        <IconButton label={t`Favourite`} icon={<HeartIcon />} pressed={item.favourite} onClick={onFavourite} />
        <IconButton label={t`Move to trash`} icon={<TrashIcon />} onClick={onTrash} />
      </span>
    </div>
  );
}

/** One clip over the library: it plays, and beside it stands everything about it. */
export function PlayerDialog(props: PlayerDialogProps) {
  const { t } = useLingui();
  const { item, title, folder, ending, lineage, sharing, settingsHref, differences, onClose, onExpired } = props;
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <Dialog size="player" title={title} titleHidden closeLabel={t`Close the player`} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5 dialog:pt-0 player:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          {item.result ? (
            // On phones to the edges of the dialog: the slider needs the room.
            <div className="max-dialog:-mx-5">
              <ClipPlayer
                key={item.id}
                clip={item.result}
                label={title}
                listensToPage
                onExpired={() => onExpired(item)}
                onRetry={() => onExpired(item)}
              />
            </div>
          ) : (
            ending
          )}
          <Actions {...props} asked={asked} onAsk={setAsked} />
        </div>
        {/* Below the cross. */}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 player:pt-4">
          {asked === 'settings' && settingsHref !== null && (
            <SettingsQuestion differences={differences} href={settingsHref} onKeep={() => setAsked(null)} />
          )}
          {asked === 'share' ? sharing : <ClipFacts item={item} folder={folder} />}
          {lineage}
        </div>
      </div>
    </Dialog>
  );
}
