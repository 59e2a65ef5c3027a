import type { Creation } from '@kinora/contracts/creations';
import { ClockIcon, Empty } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';

import type { CreationHandlers, CreationTask } from '../item/creation-actions.tsx';
import { CreationItem } from '../item/creation-item.tsx';
import type { Activity } from './activity.ts';
import { TrayActions } from './tray-actions.tsx';

export interface TrayListProps extends Omit<CreationHandlers, 'settingsHrefOf' | 'onUseSettings' | 'onUseAsVideo'> {
  activity: Activity;
  /** What a clip is called. */
  titleOf: (creation: Creation) => string;
  /** What is being done, by the creation's id. */
  tasks?: Readonly<Record<string, CreationTask>>;
  /** Where the form is that takes a clip's settings. */
  againHrefOf: (creation: Creation) => string | null;
  onExpired: (creation: Creation) => void;
  /** Puts one before all others of the member. */
  onMakeNext: (creation: Creation) => void;
  /** A picture of what is being made. */
  renderSketch?: ((creation: Creation) => ReactNode) | undefined;
}

interface SectionProps {
  title: string;
  creations: readonly Creation[];
  renderItem: (creation: Creation) => ReactNode;
  children?: ReactNode;
}

function Section({ title, creations, renderItem, children }: SectionProps) {
  const id = useId();
  if (creations.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={id} className="px-1 text-small text-muted">
        {title}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {creations.map((creation) => (
          <li key={creation.id}>{renderItem(creation)}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** What is in progress and what has ended, each with what can be done. */
export function TrayList(props: TrayListProps) {
  const { activity, titleOf, tasks = {}, againHrefOf, videoHrefOf, onMakeNext, renderSketch, ...handlers } = props;
  const { t } = useLingui();
  const { ongoing, more, ended } = activity;
  const first = ongoing.find(({ state }) => state === 'waiting');
  const mayMove = (creation: Creation) => creation.state === 'waiting' && creation.id !== first?.id;
  const item = (creation: Creation) => (
    <CreationItem
      {...handlers}
      creation={creation}
      title={titleOf(creation)}
      sketch={renderSketch?.(creation)}
      isQuiet
      onUseSettings={() => {}}
      buttons={
        <TrayActions
          {...handlers}
          creation={creation}
          name={titleOf(creation)}
          task={tasks[creation.id]}
          againHref={againHrefOf(creation)}
          videoHref={videoHrefOf?.(creation)}
          onMakeNext={mayMove(creation) ? onMakeNext : undefined}
        />
      }
    />
  );
  if (ongoing.length === 0 && ended.length === 0) {
    return (
      <Empty title={t`Nothing in progress`} icon={<ClockIcon />}>
        <Trans>Clips you create show up here, on every page.</Trans>
      </Empty>
    );
  }
  const endedOnes = (isNew: boolean) => ended.filter((one) => one.isNew === isNew).map(({ creation }) => creation);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Section title={t`In progress`} creations={ongoing} renderItem={item}>
        {more > 0 && (
          <p className="px-1 text-small text-muted">{t`${plural(more, { one: '# more in queue', other: '# more in queue' })}`}</p>
        )}
      </Section>
      <Section title={t`New since your last visit`} creations={endedOnes(true)} renderItem={item} />
      <Section title={t`Earlier`} creations={endedOnes(false)} renderItem={item} />
    </div>
  );
}
