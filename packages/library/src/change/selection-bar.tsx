import type { LibraryFolder } from '@kinora/contracts/library';
import {
  Button,
  DownloadIcon,
  HeartIcon,
  Panel,
  RetryIcon,
  SelectField,
  ShareIcon,
  TextField,
  TrashIcon,
} from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';

interface SelectionHandlers {
  onAll: () => void;
  onNone: () => void;
  onFavourite: () => void;
  /** The id of a folder; none takes them out of theirs. */
  onMove: (folder: string | undefined) => void;
  onNewFolder: () => void;
  onTag: (tag: string) => void;
  onDownload: () => void;
  /** Left out where not exactly one clip that can be shared is chosen. */
  onShare?: (() => void) | undefined;
  onTrash: () => void;
  onRestore: () => void;
  onErase: () => void;
}

export interface SelectionBarProps extends SelectionHandlers {
  count: number;
  /** Everything that the search finds; null until that is counted. */
  of: number | null;
  /** Everything is being changed step by step: how many were looked at so far. */
  seen?: number | undefined;
  isTrash: boolean;
  /** All of them are favourites: the press takes that away. */
  areFavourites: boolean;
  /** Something is being done with them. */
  isBusy: boolean;
  folders: readonly LibraryFolder[];
}

const [NONE, NEW] = ['none', 'new'];

function Mover({ folders, onMove, onNewFolder }: SelectionBarProps) {
  const { t } = useLingui();
  const choose = (value: string) => {
    if (value === NEW) onNewFolder();
    else onMove(value === NONE ? undefined : value);
  };
  return (
    <SelectField
      label={t`Move to folder`}
      labelHidden
      value=""
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="" disabled>
        {t`Move to folder`}
      </option>
      <option value={NONE}>{t`No folder`}</option>
      {folders.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={NEW}>{t`New folder …`}</option>
    </SelectField>
  );
}

function Tagger({ onTag }: SelectionBarProps) {
  const { t } = useLingui();
  const [tag, setTag] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (tag.trim() === '') return;
    onTag(tag);
    setTag('');
  };
  return (
    <form onSubmit={send}>
      <TextField
        label={t`Tag`}
        labelHidden
        placeholder={t`Type a tag, press Enter`}
        maxLength={40}
        value={tag}
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
      />
    </form>
  );
}

function KeptActions(props: SelectionBarProps) {
  const { isBusy, areFavourites, onFavourite, onDownload, onShare, onTrash } = props;
  return (
    <>
      <div className="grid w-full grid-cols-2 gap-2 phone:w-88">
        <Mover {...props} />
        <Tagger {...props} />
      </div>
      <Button look="default" size="small" icon={<HeartIcon />} onClick={onFavourite}>
        {areFavourites ? <Trans>Remove from favourites</Trans> : <Trans>Favourite</Trans>}
      </Button>
      <Button look="default" size="small" icon={<DownloadIcon />} busy={isBusy} onClick={onDownload}>
        <Trans>Download as ZIP</Trans>
      </Button>
      {onShare && (
        <Button look="default" size="small" icon={<ShareIcon />} onClick={onShare}>
          <Trans>Share</Trans>
        </Button>
      )}
      <Button look="danger" size="small" icon={<TrashIcon />} busy={isBusy} onClick={onTrash}>
        <Trans>Move to trash</Trans>
      </Button>
    </>
  );
}

/** Asks once more before clips are gone. */
function TrashActions({ count, isBusy, onRestore, onErase }: SelectionBarProps) {
  const [asks, setAsks] = useState(false);
  if (asks) {
    return (
      <>
        <span className="text-small">
          <Plural
            value={count}
            one="Delete # clip permanently? You can’t undo this."
            other="Delete # clips permanently? You can’t undo this."
          />
        </span>
        <Button look="danger" size="small" busy={isBusy} onClick={onErase}>
          <Trans>Delete permanently</Trans>
        </Button>
        <Button look="quiet" size="small" onClick={() => setAsks(false)}>
          <Trans>Keep</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <Button look="default" size="small" icon={<RetryIcon />} busy={isBusy} onClick={onRestore}>
        <Trans>Restore</Trans>
      </Button>
      <Button look="danger" size="small" icon={<TrashIcon />} onClick={() => setAsks(true)}>
        <Trans>Delete permanently</Trans>
      </Button>
    </>
  );
}

/** What can be done with everything that is chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { t, i18n } = useLingui();
  const { count, of, seen, isTrash, onAll, onNone } = props;
  const [done, all, every] = [i18n.number(seen ?? 0), i18n.number(count), i18n.number(of ?? 0)];
  return (
    <section aria-label={t`Selected clips`} className="sticky bottom-3 z-sticky">
      <Panel>
        <div className="flex flex-wrap items-center gap-2">
          <output className="text-small font-medium">
            {seen === undefined ? (
              <Plural value={count} one="# clip selected" other="# clips selected" />
            ) : (
              <Trans>
                {done} of {all} done
              </Trans>
            )}
          </output>
          {(of === null || count < of) && (
            <Button look="quiet" size="small" onClick={onAll}>
              {of === null ? <Trans>Select all</Trans> : <Trans>Select all {every}</Trans>}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={onNone}>
            <Trans>Select none</Trans>
          </Button>
          {isTrash ? <TrashActions key={count} {...props} /> : <KeptActions {...props} />}
        </div>
      </Panel>
    </section>
  );
}
