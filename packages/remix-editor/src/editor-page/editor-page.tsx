import { memberAtom, openLoginAtom } from '@kinora/auth';
import { Button, PageHead } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import { ExportPanel } from '../export/export-panel.tsx';
import { createProjectAtom } from '../saving/creating-atoms.ts';
import { openingAtom, openProjectAtom, projectIdAtom } from '../saving/opening-atoms.ts';
import { SAMPLE_ID } from '../saving/session-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { createFromClip } from './create-from-clip-atoms.ts';
import { EditorNotice } from './editor-notice.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { EditorWaiting } from './editor-waiting.tsx';
import { createShownProject } from './shown-project-atoms.ts';

export interface EditorPageProps {
  /** What is opened: a project, or a clip of the member's own to make one of; a guest's sample without either. */
  projectId: string | null;
  clipId: string | null;
  projectsHref: string;
  libraryHref: string;
  /** Goes to another project, in place of this page. */
  onProject: (projectId: string) => void;
}

type OpenProps = Pick<EditorPageProps, 'projectsHref' | 'libraryHref' | 'onProject'> & { projectId: string };

/** A project that isn't on the server any more. */
function Missing({ projectsHref, onProject }: OpenProps) {
  const { t } = useLingui();
  const opening = useAtomValue(openingAtom);
  const create = useSetAtom(createProjectAtom);
  const own = opening.kind === 'missing' ? opening.own : null;
  const saveOwn = async () => {
    if (!own) return;
    const created = await create({ name: own.name, document: own });
    if (created.ok) onProject(created.value.id);
  };
  return (
    <EditorNotice backHref={projectsHref} onSaveOwn={own ? () => void saveOwn() : undefined}>
      {own
        ? t`This project is no longer on the server. Your edits are still in this browser.`
        : t`This project doesn’t exist or belongs to another account.`}
    </EditorNotice>
  );
}

/** The editor of one project, from opening it to closing it. */
function OpenProject(props: OpenProps) {
  const { projectId, projectsHref, libraryHref, onProject } = props;
  const { t } = useLingui();
  const isMember = useAtomValue(memberAtom) !== null;
  const opening = useAtomValue(useMemo(() => createShownProject(projectId), [projectId]));
  const opened = useAtomValue(projectIdAtom);
  const { name } = useAtomValue(documentAtom);
  const open = useSetAtom(openProjectAtom);
  const [isExporting, setExporting] = useState(false);
  useEffect(() => {
    // What a guest has made became the member's own, under an id of its own.
    if (isMember && opened !== null && opened !== projectId) onProject(opened);
  }, [isMember, onProject, opened, projectId]);
  if (opening.kind === 'loading') return <EditorWaiting />;
  if (opening.kind === 'missing') return <Missing {...props} />;
  if (opening.kind === 'failed') {
    return (
      <EditorNotice backHref={projectsHref} onRetry={() => void open(projectId)}>
        {t`The project couldn’t be loaded. Nothing is lost. Try again.`}
      </EditorNotice>
    );
  }
  return (
    <>
      <PageHead title={t`${name} · Kinora`} description={t`Edit your clips on a frame-accurate timeline.`} />
      <EditorPanel backHref={projectsHref} onExport={() => setExporting(true)} />
      {isExporting && <ExportPanel libraryHref={libraryHref} onClose={() => setExporting(false)} />}
    </>
  );
}

interface FromClipProps extends Pick<EditorPageProps, 'projectsHref' | 'onProject'> {
  clipId: string;
}

/** Makes a project of a clip, and goes there. */
function FromClip({ clipId, projectsHref, onProject }: FromClipProps) {
  const { t } = useLingui();
  const [{ fromClipAtom, createAtom }] = useState(() => createFromClip(clipId));
  const made = useAtomValue(fromClipAtom);
  const create = useSetAtom(createAtom);
  const projectId = made.kind === 'created' ? made.projectId : null;
  useEffect(() => {
    if (projectId !== null) onProject(projectId);
  }, [onProject, projectId]);
  if (made.kind !== 'failed') return <EditorWaiting words={t`Creating a project from your clip`} />;
  const words = {
    gone: t`This clip doesn’t exist or belongs to another account.`,
    unreachable: t`The project couldn’t be created. Your clip is unchanged. Try again.`,
    'too-many-projects': t`You’ve reached the project limit. Delete one first.`,
  };
  return (
    <EditorNotice backHref={projectsHref} onRetry={made.failure === 'unreachable' ? () => void create() : undefined}>
      {words[made.failure]}
    </EditorNotice>
  );
}

function LogInFirst() {
  const { t } = useLingui();
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <div className="grid justify-items-center gap-4 pt-24 text-center">
      <p className="text-muted">{t`Log in to edit your own clips.`}</p>
      <Button onClick={() => openLogin({ reason: 'header' })}>{t`Log in`}</Button>
    </div>
  );
}

/** The editor: a project of the member's own, a clip that becomes one, or a guest's sample. */
export function EditorPage({ clipId, projectId, ...rest }: EditorPageProps) {
  const member = useAtomValue(memberAtom);
  if (clipId !== null && member === null) return <LogInFirst />;
  if (clipId !== null) return <FromClip key={clipId} clipId={clipId} {...rest} />;
  return <OpenProject key={member?.id} {...rest} projectId={projectId ?? SAMPLE_ID} />;
}
