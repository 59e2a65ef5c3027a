import type { ProjectShelf } from '@kinora/contracts/projects';
import { Answer, Button, Chip, ClapperboardIcon, Empty, listView, RetryNotice, Skeleton, TrashIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface ProjectsViewProps {
  state: 'loading' | 'ready' | 'failed';
  shelf: ProjectShelf;
  /** How what follows is: `none` is known to be there, `end` is not. */
  more: 'none' | 'loading' | 'failed' | 'end';
  /** Why there is nothing to see, in the reader's language. */
  problem?: string | undefined;
  /** One `li` for each project. */
  boxes: readonly ReactNode[];
  /** How a new one is begun. */
  newProject: ReactNode;
  onShelf: (shelf: ProjectShelf) => void;
  onReload: () => void;
  onMore: () => void;
}

const GRID_CLASSES = 'grid grid-cols-[minmax(0,1fr)] gap-x-3.5 gap-y-6 nav:grid-cols-2 desk:grid-cols-3';
const SKELETONS = [1, 2, 3, 4, 5, 6];

const WAITING = (
  <div className={GRID_CLASSES}>
    {SKELETONS.map((place) => (
      <Skeleton key={place} shape="film" />
    ))}
  </div>
);

function Nothing({ shelf, newProject }: Pick<ProjectsViewProps, 'shelf' | 'newProject'>) {
  const { t } = useLingui();
  if (shelf === 'trash') {
    return (
      <Empty heading="h2" icon={<TrashIcon />} title={t`The trash is empty`}>
        <Trans>What you delete stays here for 30 days. Until then you can restore it.</Trans>
      </Empty>
    );
  }
  return (
    <Empty heading="h2" icon={<ClapperboardIcon />} title={t`No projects yet`} action={newProject}>
      <Trans>A project is a timeline: put your clips together, cut them, add titles and sound.</Trans>
    </Empty>
  );
}

function Foot({ more, onMore }: Pick<ProjectsViewProps, 'more' | 'onMore'>) {
  const { t } = useLingui();
  if (more === 'end') return null;
  if (more === 'failed') {
    return (
      <RetryNotice retryLabel={t`Try again`} onRetry={onMore}>
        <Trans>The next projects could not be loaded. They are safe on the server.</Trans>
      </RetryNotice>
    );
  }
  return (
    <div className="justify-self-center">
      <Button look="default" busy={more === 'loading'} onClick={onMore}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
}

function List({ state, boxes, more, onMore }: ProjectsViewProps) {
  const { t } = useLingui();
  return (
    <>
      <h2 className="sr-only">
        <Trans>Your projects</Trans>
      </h2>
      <ul aria-label={t`Projects`} aria-busy={state === 'loading'} className={GRID_CLASSES}>
        {boxes}
      </ul>
      <Foot more={more} onMore={onMore} />
    </>
  );
}

function Body(props: ProjectsViewProps) {
  const { state, boxes, problem, onReload } = props;
  const { t } = useLingui();
  return (
    <Answer
      answer={listView({ state, isEmpty: boxes.length === 0, problem })}
      loadingLabel={t`Loading your projects`}
      skeleton={WAITING}
      retryLabel={t`Try again`}
      onRetry={onReload}
    >
      {() => (boxes.length === 0 ? <Nothing {...props} /> : <List {...props} />)}
    </Answer>
  );
}

/** What somebody is working on, and what is in the trash. */
export function ProjectsView(props: ProjectsViewProps) {
  const { shelf, boxes, newProject, onShelf } = props;
  const { t } = useLingui();
  const shelves: Readonly<Record<ProjectShelf, string>> = { kept: t`Projects`, trash: t`Trash` };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset aria-label={t`Show`} className="flex flex-wrap gap-2">
          {(['kept', 'trash'] as const).map((name) => (
            <Chip key={name} pressed={name === shelf} onClick={() => onShelf(name)}>
              {shelves[name]}
            </Chip>
          ))}
        </fieldset>
        {shelf === 'kept' && boxes.length > 0 && newProject}
      </div>
      <Body {...props} />
    </div>
  );
}
