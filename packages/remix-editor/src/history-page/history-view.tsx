import type { ListState } from '@kinora/creations';
import { Answer, ButtonLink, Chip, Empty, HistoryIcon, listView, Skeleton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { HistoryShelf } from './history-shelf.ts';

export interface HistoryViewProps {
  state: ListState;
  shelf: HistoryShelf;
  onShelf: (shelf: HistoryShelf) => void;
  /** One for each creation on the shelf, with a key. */
  boxes: readonly ReactNode[];
  /** Whether there is anything on any shelf. */
  hasAny: boolean;
  /** Where something to begin with is found. */
  galleryHref: string;
  onReload: () => void;
}

const PLACES = [1, 2, 3, 4, 5, 6];
const GRID_CLASSES = 'grid gap-x-3.5 gap-y-6 dialog:grid-cols-2 wide:grid-cols-3';

const WAITING = (
  <div className={GRID_CLASSES}>
    {PLACES.map((place) => (
      <div key={place}>
        <Skeleton shape="tile" />
      </div>
    ))}
  </div>
);

function Nothing({ galleryHref }: Pick<HistoryViewProps, 'galleryHref'>) {
  const { t } = useLingui();
  return (
    <Empty
      heading="h2"
      icon={<HistoryIcon />}
      title={t`Nothing here yet`}
      action={
        <ButtonLink href={galleryHref}>
          <Trans>Find a scene to remix</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your clips appear here, newest first, with their receipts. Finished clips open in the editor.</Trans>
    </Empty>
  );
}

function Shelves({ shelf, onShelf }: Pick<HistoryViewProps, 'shelf' | 'onShelf'>) {
  const { t } = useLingui();
  const shelves: Readonly<Record<HistoryShelf, string>> = {
    all: t`All`,
    ready: t`Ready`,
    'in-progress': t`In progress`,
    ended: t`Failed or cancelled`,
  };
  // Keys of records are strings to the compiler.
  const names = Object.keys(shelves) as HistoryShelf[];
  return (
    <fieldset
      aria-label={t`Show`}
      className="-mx-(--frame-gutter) flex gap-2 overflow-x-auto px-(--frame-gutter) py-1 nav:mx-0 nav:flex-wrap nav:px-0"
    >
      {names.map((name) => (
        <Chip key={name} pressed={name === shelf} onClick={() => onShelf(name)}>
          {shelves[name]}
        </Chip>
      ))}
    </fieldset>
  );
}

function Boxes({ boxes }: Pick<HistoryViewProps, 'boxes'>) {
  const { t } = useLingui();
  if (boxes.length === 0) {
    return (
      <output className="py-6 text-center text-muted">
        <Trans>No matching clips here.</Trans>
      </output>
    );
  }
  return (
    <ul aria-label={t`History`} className={GRID_CLASSES}>
      {boxes}
    </ul>
  );
}

/** Everything that was asked for, as boxes with how it went and what it cost. */
export function HistoryView(props: HistoryViewProps) {
  const { state, hasAny, boxes, shelf, onShelf, galleryHref, onReload } = props;
  const { t } = useLingui();
  return (
    <Answer
      answer={listView({
        state,
        isEmpty: !hasAny,
        problem: t`Your clips couldn’t be loaded. They’re safe on the server.`,
      })}
      loadingLabel={t`Loading your clips`}
      skeleton={WAITING}
      retryLabel={t`Try again`}
      onRetry={onReload}
    >
      {() =>
        hasAny ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Shelves shelf={shelf} onShelf={onShelf} />
            <h2 className="sr-only">
              <Trans>Your clips</Trans>
            </h2>
            <Boxes boxes={boxes} />
          </div>
        ) : (
          <Nothing galleryHref={galleryHref} />
        )
      }
    </Answer>
  );
}
