import { Button, Notice, Skeleton } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface LibraryViewProps {
  state: 'loading' | 'ready' | 'failed';
  /** How what follows the list is: nothing to say, on its way, could not be had, or there is nothing more. */
  more: 'none' | 'loading' | 'failed' | 'end';
  /** Why there is nothing to see, in the reader's language. */
  problem?: string | undefined;
  count: number;
  filters: ReactNode;
  /** About the shelf or the folder. */
  note?: ReactNode;
  grid: ReactNode;
  empty: ReactNode;
  /** What can be done with those that are chosen. */
  selection?: ReactNode;
  onReload: () => void;
  onMore: () => void;
}

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

function Waiting() {
  return (
    <div aria-busy="true">
      <output className="sr-only">
        <Trans>Loading your library</Trans>
      </output>
      <div className="grid grid-cols-2 gap-3.5 desk:grid-cols-4">
        {SKELETONS.map((place) => (
          <div key={place}>
            <Skeleton shape="tile" />
          </div>
        ))}
      </div>
    </div>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <Button look="default" size="small" onClick={onPress}>
      <Trans>Try again</Trans>
    </Button>
  );
}

function Foot({ more, onMore }: Pick<LibraryViewProps, 'more' | 'onMore'>) {
  if (more === 'failed') {
    return (
      <Notice announce="alert" look="danger" action={<TryAgain onPress={onMore} />}>
        <Trans>The clips before these could not be loaded. They are safe on the server.</Trans>
      </Notice>
    );
  }
  return (
    <output className="min-h-6 text-center text-small text-muted">
      {more === 'loading' && <Trans>Loading more clips</Trans>}
    </output>
  );
}

function Body({ state, more, problem, count, grid, empty, onReload, onMore }: LibraryViewProps) {
  if (state === 'failed') {
    return (
      <Notice announce="alert" look="danger" action={<TryAgain onPress={onReload} />}>
        {problem}
      </Notice>
    );
  }
  if (count === 0) return state === 'loading' ? <Waiting /> : empty;
  return (
    <>
      <div aria-busy={state === 'loading'}>{grid}</div>
      <Foot more={more} onMore={onMore} />
    </>
  );
}

/** Everything somebody made, to be found again. */
export function LibraryView(props: LibraryViewProps) {
  const { filters, note, selection } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      {filters}
      {note}
      <Body {...props} />
      {selection}
    </div>
  );
}
