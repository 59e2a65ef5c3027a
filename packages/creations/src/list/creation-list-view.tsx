import type { Creation } from '@kinora/contracts/creations';
import { Answer, Empty, listView, Skeleton, WriteIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { ListState } from '../creations-atoms.ts';
import type { CreationHandlers, CreationTask } from '../item/creation-actions.tsx';
import { CreationItem } from '../item/creation-item.tsx';
import { BatchLine } from './batch-line.tsx';
import { batchesIn, placesIn, type BatchSummary } from './batch-summary.ts';

export interface CreationListViewProps extends CreationHandlers {
  /** Names the list: "Today". */
  label: string;
  state: ListState;
  creations: readonly Creation[];
  /** What a clip is called. */
  titleOf?: ((creation: Creation) => string) | undefined;
  /** What is being done, by the creation's id. */
  tasks?: Readonly<Record<string, CreationTask>>;
  /** The batch of which more clips lie below the list. */
  cutBatch?: string | undefined;
  /** Plays a clip on the stage of the page; without one it plays below its own line. */
  onPlay?: ((creation: Creation) => void) | undefined;
  /** The id of the clip on that stage. */
  onStage?: string | undefined;
  onExpired: (creation: Creation) => void;
  /** Reads the list again after it could not be had. */
  onReload: () => void;
  /** A picture of what is being made. */
  renderSketch?: ((creation: Creation) => ReactNode) | undefined;
}

type ListProps = Omit<CreationListViewProps, 'state' | 'onReload'>;

const WAITING = (
  <div className="grid gap-2">
    <Skeleton shape="item" />
    <Skeleton shape="item" />
  </div>
);

const Above = ({ batch }: { batch: BatchSummary | undefined }) => batch && <BatchLine summary={batch} />;

function Nothing() {
  const { t } = useLingui();
  return (
    <Empty title={t`No clips yet`} icon={<WriteIcon />}>
      <Trans>Your clips appear here and are saved to your library.</Trans>
    </Empty>
  );
}

function List({ label, creations, titleOf, tasks = {}, cutBatch, renderSketch, onStage, ...handlers }: ListProps) {
  const batches = batchesIn(creations, { cut: cutBatch });
  const places = placesIn(creations, { cut: cutBatch });
  return (
    <ol aria-label={label} className="grid gap-2">
      {creations.map((creation) => (
        <li key={creation.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <Above batch={batches.get(creation.id)} />
          <CreationItem
            {...handlers}
            creation={creation}
            title={titleOf?.(creation)}
            place={places.get(creation.id)}
            task={tasks[creation.id]}
            isOnStage={creation.id === onStage}
            sketch={renderSketch?.(creation)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Creations one below the other, or why there are none to see. */
export function CreationListView({ state, onReload, ...list }: CreationListViewProps) {
  const { t } = useLingui();
  const isEmpty = list.creations.length === 0;
  return (
    <Answer
      answer={listView({ state, isEmpty, problem: t`Your clips couldn’t be loaded. They’re safe on the server.` })}
      loadingLabel={t`Loading your clips`}
      skeleton={WAITING}
      retryLabel={t`Try again`}
      onRetry={onReload}
    >
      {() => (isEmpty ? <Nothing /> : <List {...list} />)}
    </Answer>
  );
}
