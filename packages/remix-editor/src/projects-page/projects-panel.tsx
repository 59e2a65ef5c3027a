import type { ApiFailure } from '@kinora/api-client';
import { memberAtom, openLoginAtom, travelAtom } from '@kinora/auth';
import type { Result } from '@kinora/contracts';
import type { ProjectCard } from '@kinora/contracts/projects';
import { answerView, Button, moreView, PlusIcon, toast } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { SAMPLE_ID } from '../saving/session-atoms.ts';
import { NewProjectDialog } from './new-project-dialog.tsx';
import { ProjectBox, type ProjectHandlers } from './project-box.tsx';
import type { Shape } from './project-facts.ts';
import { projectProblem } from './project-messages.ts';
import {
  chooseShelfAtom,
  duplicateProjectAtom,
  loadMoreProjectsAtom,
  loadProjectsAtom,
  moreProjectsAtom,
  newProjectAtom,
  projectsAtom,
  removeProjectAtom,
  renameProjectAtom,
  restoreProjectAtom,
  shelfAtom,
} from './projects-atoms.ts';
import { ProjectsGuest } from './projects-guest.tsx';
import { ProjectsView } from './projects-view.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export interface ProjectsPanelProps {
  /** Where a project is edited. */
  editHrefOf: (projectId: string) => string;
}

/** Says why something was not done; true when it was. */
function useDone() {
  const { i18n } = useLingui();
  return (result: Result<unknown, ApiFailure>): boolean => {
    if (!result.ok) toast(i18n._(projectProblem(result.failure)), { look: 'danger' });
    return result.ok;
  };
}

/** Ways to change the list, with word of what became of each. */
function useHandlers(onRename: ProjectHandlers['onRename']): ProjectHandlers {
  const { t } = useLingui();
  const isDone = useDone();
  const duplicate = useSetAtom(duplicateProjectAtom);
  const remove = useSetAtom(removeProjectAtom);
  const restore = useSetAtom(restoreProjectAtom);
  const bringBack = async ({ id, name }: ProjectCard) => {
    if (isDone(await restore(id))) toast(t`“${name}” restored`, { look: 'success' });
  };
  return {
    onRename,
    onRestore: (project) => void bringBack(project),
    onDuplicate: ({ id, name }) => void duplicate({ id, name: t`${name} (copy)` }).then(isDone),
    onRemove: (project) => {
      const { id, name } = project;
      const throwAway = async () => {
        if (!isDone(await remove(id))) return;
        const action = { label: t`Undo`, onPress: () => void bringBack(project) };
        toast(t`“${name}” moved to trash`, { look: 'success', action });
      };
      void throwAway();
    },
  };
}

function RenamePanel({ project, onClose }: { project: ProjectCard; onClose: () => void }) {
  const { i18n } = useLingui();
  const rename = useSetAtom(renameProjectAtom);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (name: string) => {
    setBusy(true);
    const result = await rename({ id: project.id, name });
    setBusy(false);
    if (result.ok) onClose();
    else setProblem(i18n._(projectProblem(result.failure)));
  };
  return (
    <RenameDialog
      name={project.name}
      problem={problem}
      isBusy={isBusy}
      onSave={(name) => void save(name)}
      onClose={onClose}
    />
  );
}

/** The button that begins a project, and its dialog. */
function NewProjectPanel({ editHrefOf }: ProjectsPanelProps) {
  const { i18n } = useLingui();
  const create = useSetAtom(newProjectAtom);
  const travel = useAtomValue(travelAtom);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async (shape: Shape) => {
    setBusy(true);
    const result = await create(shape);
    setBusy(false);
    if (result.ok) travel.open(editHrefOf(result.value));
    else setProblem(i18n._(projectProblem(result.failure)));
  };
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => setOpen(true)}>
        <Trans>New project</Trans>
      </Button>
      {isOpen && (
        <NewProjectDialog
          problem={problem}
          isBusy={isBusy}
          onCreate={(shape) => void make(shape)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function MemberProjects({ editHrefOf }: ProjectsPanelProps) {
  const { i18n, t } = useLingui();
  const known = useAtomValue(projectsAtom);
  const shelf = useAtomValue(shelfAtom);
  const chooseShelf = useSetAtom(chooseShelfAtom);
  const load = useSetAtom(loadProjectsAtom);
  const next = useAtomValue(moreProjectsAtom);
  const loadMore = useSetAtom(loadMoreProjectsAtom);
  const [renamed, setRenamed] = useState<ProjectCard>();
  const [now] = useState(() => Date.now());
  const handlers = useHandlers(setRenamed);
  return (
    <>
      <ProjectsView
        projects={answerView(known, (failure) => i18n._(projectProblem(failure)))}
        shelf={shelf}
        more={moreView(next, () => t`The next projects couldn’t be loaded. They’re safe on the server.`)}
        newProject={<NewProjectPanel editHrefOf={editHrefOf} />}
        onShelf={chooseShelf}
        onReload={() => void load()}
        onMore={() => void loadMore()}
        renderBox={(project) => <ProjectBox project={project} href={editHrefOf(project.id)} now={now} {...handlers} />}
      />
      {renamed && <RenamePanel project={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  );
}

/** What a member is working on; a guest finds the way in and a sample. */
export function ProjectsPanel(props: ProjectsPanelProps) {
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  if (member !== null) return <MemberProjects key={member.id} {...props} />;
  return <ProjectsGuest sampleHref={props.editHrefOf(SAMPLE_ID)} onLogIn={() => openLogin({ reason: 'header' })} />;
}
