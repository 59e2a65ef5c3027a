import { Button, Empty, LibraryIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface LibraryGuestProps {
  onLogIn: () => void;
}

/** What a guest finds in the library: the way in. */
export function LibraryGuest({ onLogIn }: LibraryGuestProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <h1 className="type-display">
        <Trans>Library</Trans>
      </h1>
      <Empty
        heading="h2"
        icon={<LibraryIcon />}
        title={t`Log in to see your library`}
        action={
          <Button onClick={onLogIn}>
            <Trans>Log in</Trans>
          </Button>
        }
      >
        <Trans>Find, play, download and organise everything you create.</Trans>
      </Empty>
    </div>
  );
}
