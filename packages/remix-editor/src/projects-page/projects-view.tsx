import type { Page } from '@kinora/api-client';
import type { ProjectCard, ProjectShelf } from '@kinora/contracts/projects';
import {
  Answer,
  Chip,
  ClapperboardIcon,
  Empty,
  LoadMore,
  Skeleton,
  TrashIcon,
  type AnswerView,
  type MoreView,
} from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface ProjectsViewProps {
  projects: AnswerView<Page<ProjectCard>>;
  shelf: ProjectShelf;
  /** What follows the ones that are shown. */
  more: MoreView;
  renderBox: (project: ProjectCard) => ReactNode;
  /** How a new one is begun. */
  newProject: ReactNode;
  onShelf: (shelf: ProjectShelf) => void;
  onReload: () => void;
  onMore: () => void;
}

const GRID_CLASSES = 'grid grid-cols-[minmax(0,1fr)] gap-x-3.5 gap-y-6 dialog:grid-cols-2 desk:grid-cols-3';
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
        <Trans>Deleted projects stay here for 30 days. You can restore them until then.</Trans>
      </Empty>
    );
  }
  return (
    <Empty heading="h2" icon={<ClapperboardIcon />} title={t`No projects yet`} action={newProject}>
      <Trans>A project is a timeline. Combine your clips, trim them, add titles and sound.</Trans>
    </Empty>
  );
}

function List({ page, ...props }: ProjectsViewProps & { page: Page<ProjectCard> }) {
  const { t } = useLingui();
  if (page.items.length === 0) return <Nothing {...props} />;
  return (
    <>
      <h2 className="sr-only">
        <Trans>Your projects</Trans>
      </h2>
      <ul aria-label={t`Projects`} className={GRID_CLASSES}>
        {page.items.map((project) => (
          <li key={project.id} className="min-w-0">
            {props.renderBox(project)}
          </li>
        ))}
      </ul>
      <LoadMore {...props} label={t`Show more`} retryLabel={t`Try again`} />
    </>
  );
}

/** What somebody is working on, and what is in the trash. */
export function ProjectsView(props: ProjectsViewProps) {
  const { projects, shelf, newProject, onShelf, onReload } = props;
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
        {shelf === 'kept' && projects.state === 'ready' && projects.value.items.length > 0 && newProject}
      </div>
      <Answer
        answer={projects}
        loadingLabel={t`Loading your projects`}
        skeleton={WAITING}
        retryLabel={t`Try again`}
        onRetry={onReload}
      >
        {(page) => <List {...props} page={page} />}
      </Answer>
    </div>
  );
}
