import { Answer, listView, RetryNotice, Skeleton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
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

const WAITING = (
  <div className="grid grid-cols-2 gap-3.5 desk:grid-cols-4">
    {SKELETONS.map((place) => (
      <div key={place}>
        <Skeleton shape="tile" />
      </div>
    ))}
  </div>
);

function Footer({ more, onMore }: Pick<LibraryViewProps, 'more' | 'onMore'>) {
  const { t } = useLingui();
  if (more === 'failed') {
    return (
      <RetryNotice retryLabel={t`Try again`} onRetry={onMore}>
        <Trans>Your older clips couldn’t be loaded. They’re safe on the server.</Trans>
      </RetryNotice>
    );
  }
  return (
    <output className="min-h-6 text-center text-small text-muted">
      {more === 'loading' && <Trans>Loading more clips</Trans>}
    </output>
  );
}

function Body({ state, problem, more, count, grid, empty, onReload, onMore }: LibraryViewProps) {
  const { t } = useLingui();
  return (
    <Answer
      answer={listView({ state, isEmpty: count === 0, problem })}
      loadingLabel={t`Loading your library`}
      skeleton={WAITING}
      retryLabel={t`Try again`}
      onRetry={onReload}
    >
      {() =>
        count === 0 ? (
          empty
        ) : (
          <>
            <div aria-busy={state === 'loading'}>{grid}</div>
            <Footer more={more} onMore={onMore} />
          </>
        )
      }
    </Answer>
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
