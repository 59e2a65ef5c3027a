import type { UploadStep } from '@kinora/api-client/creations';
import {
  Button,
  CloseIcon,
  FileDrop,
  IconButton,
  PlusIcon,
  RetryNotice,
  SearchIcon,
  Skeleton,
  TextField,
} from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { BinShelf } from './bin-atoms.ts';

/** A file on its way, in words. */
interface UploadLine {
  readonly id: string;
  readonly name: string;
  readonly step: UploadStep;
  /** Why it did not get there, and what to do. */
  readonly failure: string | null;
  readonly onStop: () => void;
}

export interface MediaShelfViewProps {
  shelf: BinShelf;
  tiles: readonly ReactNode[];
  uploads: readonly UploadLine[];
  /** Media types that can be brought. */
  accept: string;
  emptyText: string;
  onSearch: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
  onMore: () => void;
}

function UploadRow({ name, step, failure, onStop }: UploadLine) {
  const { t, i18n } = useLingui();
  const share = step.phase === 'sending' ? i18n.number(step.share, { style: 'percent' }) : '';
  const words = step.phase === 'sending' ? t`Uploading, ${share}` : t`Checking`;
  return (
    <li className="flex items-start gap-2 rounded-tight bg-surface-3 py-1 ps-2.5 text-micro">
      <span className="grid min-w-0 flex-1 py-1">
        <bdi className="truncate text-body">{name}</bdi>
        <span className={failure === null ? 'text-muted' : 'text-danger'}>{failure ?? words}</span>
      </span>
      <IconButton size="small" label={t`Remove ${name}`} icon={<CloseIcon />} onClick={onStop} />
    </li>
  );
}

const SKELETONS = [1, 2, 3, 4, 5];

function Tiles({ shelf, tiles, emptyText }: Pick<MediaShelfViewProps, 'shelf' | 'tiles' | 'emptyText'>) {
  const isLoading = shelf.state === 'loading';
  return (
    <>
      {tiles}
      {isLoading &&
        SKELETONS.map((number) => (
          <li key={number}>
            <Skeleton shape="tile" />
          </li>
        ))}
      {!isLoading && tiles.length === 0 && shelf.state === 'ready' && (
        <li className="col-span-full text-small text-muted">{emptyText}</li>
      )}
    </>
  );
}

/** What the member has, to be put on the timeline. */
export function MediaShelfView(props: MediaShelfViewProps) {
  const { shelf, uploads, accept, onSearch, onFiles, onMore } = props;
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        type="search"
        label={t`Search your clips`}
        labelHidden
        placeholder={t`Search your clips`}
        icon={<SearchIcon />}
        defaultValue={shelf.text}
        onChange={(event) => onSearch(event.target.value)}
      />
      {uploads.length > 0 && (
        <ul className="grid gap-1.5">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} {...upload} />
          ))}
        </ul>
      )}
      <ul aria-busy={shelf.state === 'loading'} aria-label={t`Your media`} className="grid grid-cols-2 gap-2">
        <li className="min-w-0 text-micro">
          <FileDrop label={t`Upload a file`} accept={accept} onFile={(file) => onFiles([file])} onFiles={onFiles}>
            <PlusIcon />
            {t`Upload`}
          </FileDrop>
        </li>
        <Tiles {...props} />
      </ul>
      {shelf.state === 'failed' && (
        <RetryNotice retryLabel={t`Try again`} onRetry={onMore}>
          {t`Your media couldn’t be loaded.`}
        </RetryNotice>
      )}
      {shelf.state === 'ready' && shelf.next !== null && (
        <Button size="small" look="soft" onClick={onMore}>
          {t`Show more`}
        </Button>
      )}
    </div>
  );
}
