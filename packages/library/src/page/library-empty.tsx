import type { Shelf } from '@kinora/contracts/library';
import { Button, ButtonLink, Empty, LibraryIcon, SearchIcon, TrashIcon } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

export interface LibraryEmptyProps {
  shelf: Shelf;
  /** Something is looked for that nothing fits. */
  isNarrow: boolean;
  /** Days for which the trash keeps clips. */
  trashDays: number;
  createHref: string;
  onClear: () => void;
}

function EmptyTrash({ trashDays }: Pick<LibraryEmptyProps, 'trashDays'>) {
  const { t } = useLingui();
  return (
    <Empty heading="h2" icon={<TrashIcon />} title={t`The trash is empty`}>
      <Plural
        value={trashDays}
        one="Deleted clips stay here for # day. You can restore them until then."
        other="Deleted clips stay here for # days. You can restore them until then."
      />
    </Empty>
  );
}

/** Nothing on this shelf: what will be here, and the next step. */
export function LibraryEmpty({ shelf, isNarrow, trashDays, createHref, onClear }: LibraryEmptyProps) {
  const { t } = useLingui();
  if (isNarrow) {
    return (
      <Empty
        heading="h2"
        icon={<SearchIcon />}
        title={t`No matches`}
        action={
          <Button look="default" onClick={onClear}>
            <Trans>Clear search and filters</Trans>
          </Button>
        }
      >
        <Trans>No clips match your search. Try fewer words or the start of a word.</Trans>
      </Empty>
    );
  }
  if (shelf === 'trash') return <EmptyTrash trashDays={trashDays} />;
  const titles = {
    all: t`Nothing here yet`,
    progress: t`Nothing in progress`,
    ready: t`No finished clips yet`,
    failed: t`Nothing failed`,
  };
  return (
    <Empty
      heading="h2"
      icon={<LibraryIcon />}
      title={titles[shelf]}
      action={
        <ButtonLink href={createHref}>
          <Trans>Create a clip</Trans>
        </ButtonLink>
      }
    >
      <Trans>Everything you create is saved here, newest first.</Trans>
    </Empty>
  );
}
