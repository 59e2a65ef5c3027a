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
        one="What you move here stays for # day. Until then you can restore it."
        other="What you move here stays for # days. Until then you can restore it."
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
        title={t`Nothing fits`}
        action={
          <Button look="default" onClick={onClear}>
            <Trans>Clear search and filters</Trans>
          </Button>
        }
      >
        <Trans>No clip on this shelf has all of that. Try fewer words, or the beginning of a word.</Trans>
      </Empty>
    );
  }
  if (shelf === 'trash') return <EmptyTrash trashDays={trashDays} />;
  const titles = {
    all: t`Nothing here yet`,
    progress: t`Nothing is in progress`,
    ready: t`No clip is ready yet`,
    failed: t`Everything was made`,
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
      <Trans>Everything you create is kept here, newest first.</Trans>
    </Empty>
  );
}
