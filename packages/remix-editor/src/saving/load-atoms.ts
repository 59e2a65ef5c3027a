import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { openProject, saveEdits } from '@kinora/api-client/projects';
import type { KeptProject } from '@kinora/browser/projects';
import type { ProjectVersion } from '@kinora/contracts/projects';
import type { TimelineDocument } from '@kinora/contracts/timeline';
import { sampleProject } from '@kinora/timeline';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom, type Getter } from 'jotai';

import { keepStepsByAtom, openDocumentAtom, restoreHistoryAtom } from '../state/document-atoms.ts';
import { learnMediaAtom, type EditorMedia } from '../state/media-atoms.ts';
import { makeReadOnlyAtom } from '../state/read-only-atoms.ts';
import { ownDocument } from './kept-history.ts';
import { openAlone, openFresh, openOn, type OpenedProject } from './opened-project.ts';
import { createSaver } from './project-saver.ts';
import { openRenamed } from './renamed-elsewhere.ts';
import type { SaveState } from './save-state.ts';
import { savingPortsAtom } from './saving-ports-atom.ts';
import { saverBaseAtom, saveStateBaseAtom, sessionBaseAtom, type ProjectSession } from './session-atoms.ts';

/** How opening a project went. */
export type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  /** A sample project of this browser, because nobody is logged in. */
  | { readonly kind: 'guest' }
  /** Not there, in the trash, or another's; `own` is what this browser still has of it. */
  | { readonly kind: 'missing'; readonly own: TimelineDocument | null }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

export const openingBaseAtom = atom<Opening>({ kind: 'loading' });
/** Counts what was begun, so that an answer that came too late is known. */
const loadsAtom = atom(0);

interface Found {
  readonly opened: OpenedProject;
  readonly media: EditorMedia;
  readonly opening: Opening;
}

type Finding = { readonly found: Found } | { readonly opening: Opening };

function findSample(kept: KeptProject): Finding {
  const words = {
    name: i18n._(msg`Three small voyages`),
    titles: [i18n._(msg`Three small voyages`), i18n._(msg`Split me in two`), i18n._(msg`Drag me anywhere`)],
  };
  const opened = openAlone(kept) ?? openFresh(sampleProject(words, () => crypto.randomUUID()));
  return { found: { opened, media: {}, opening: { kind: 'guest' } } };
}

/** What the server and this browser have of a project, put together. */
async function findProject(get: Getter, id: string, kept: KeptProject): Promise<Finding> {
  const answer = await openProject(get(apiClientAtom), id);
  if (answer.ok) {
    const { media, document, revision } = answer.value;
    return { found: { opened: openOn(kept, { document, revision }), media, opening: { kind: 'ready' } } };
  }
  const { failure } = answer;
  if (failure.kind === 'refused') return { opening: { kind: 'missing', own: ownDocument(kept) } };
  const alone = openAlone(kept);
  if (!alone) return { opening: { kind: 'failed', failure } };
  return { found: { opened: alone, media: {}, opening: { kind: 'ready' } } };
}

/** What was found out about a version of the server that stands against the one here. */
const examinedAtom = atom<{ readonly theirs: ProjectVersion; readonly isTaken: Promise<boolean> } | null>(null);

/** Goes on with a version that only has another name; false where it differs in more, and nothing is done. */
const followRenameAtom = atom(null, async (get, set, theirs: ProjectVersion): Promise<boolean> => {
  const session = get(sessionBaseAtom);
  if (!session || !get(saverBaseAtom) || !openRenamed(await session.log.read(), theirs)) return false;
  await set(stopSavingAtom);
  // What was done in the meantime belongs to it.
  const kept = await session.log.read();
  const opened = openRenamed(kept, theirs) ?? openAlone(kept);
  if (!opened || get(sessionBaseAtom) !== session) return false;
  set(showOpenedAtom, opened);
  await set(startSavingAtom, opened);
  return true;
});

/** The same for a version that may have been met before: each is looked at once. */
export const takeRenameAtom = atom(null, (get, set, theirs: ProjectVersion): Promise<boolean> => {
  const known = get(examinedAtom);
  if (known?.theirs === theirs) return known.isTaken;
  const isTaken = set(followRenameAtom, theirs);
  set(examinedAtom, { theirs, isTaken });
  return isTaken;
});

/** Resolves when the last of them is examined: whether it was taken over. */
export const renameTakenAtom = atom((get) => get(examinedAtom)?.isTaken ?? null);

/** Shows where the edits are; a conflict only if it isn't just another name. */
const noteSaveStateAtom = atom(null, async (get, set, state: SaveState) => {
  const saver = get(saverBaseAtom);
  if (state.kind === 'conflict' && (await set(takeRenameAtom, state.theirs))) return;
  if (get(saverBaseAtom) === saver) set(saveStateBaseAtom, state);
});

/** Has the steps of this tab kept and saved from now on. */
export const startSavingAtom = atom(null, async (get, set, opened: OpenedProject) => {
  const session = get(sessionBaseAtom);
  if (!session) return;
  const { id, log, turns, isGuest } = session;
  const { kept } = opened;
  // Where the document has no room, the steps may have.
  if ((await log.replace(kept)) !== 'kept') await log.replace({ ...kept, head: { ...kept.head, document: null } });
  if (get(sessionBaseAtom) !== session) return;
  const client = get(apiClientAtom);
  const saver = createSaver(
    {
      log,
      send: isGuest ? null : (base, edits) => saveEdits(client, { id, base, edits }),
      isOnline: get(savingPortsAtom).isOnline,
      onState: (state) => void set(noteSaveStateAtom, state),
      onSaved: turns.tellSaved,
    },
    kept,
  );
  set(saverBaseAtom, saver);
  set(keepStepsByAtom, saver.keep);
  set(makeReadOnlyAtom, false);
});

/** Ends saving: everything is on the server or in this browser then. */
export const stopSavingAtom = atom(null, async (get, set) => {
  const saver = get(saverBaseAtom);
  set(makeReadOnlyAtom, true);
  set(saverBaseAtom, null);
  set(keepStepsByAtom, () => {});
  await saver?.close();
});

/** Shows a project, with what was done to it. */
export const showOpenedAtom = atom(null, (_get, set, { document, history }: OpenedProject) => {
  set(openDocumentAtom, document);
  set(restoreHistoryAtom, history);
});

interface Load {
  readonly session: ProjectSession;
  /** Whether it is opened to be edited, not only to be looked at. */
  readonly edits: boolean;
}

/** Opens what the session is about, again where it is open already. */
export const loadAtom = atom(null, async (get, set, { session, edits }: Load) => {
  const load = get(loadsAtom) + 1;
  set(loadsAtom, load);
  await set(stopSavingAtom);
  const kept = await session.log.read();
  const finding = session.isGuest ? findSample(kept) : await findProject(get, session.id, kept);
  if (get(loadsAtom) !== load || get(sessionBaseAtom) !== session) return;
  if (!('found' in finding)) {
    set(openingBaseAtom, finding.opening);
    return;
  }
  const { opened, media, opening } = finding.found;
  set(learnMediaAtom, media);
  set(showOpenedAtom, opened);
  if (edits) await set(startSavingAtom, opened);
  else set(saveStateBaseAtom, { kind: 'looking' });
  if (get(loadsAtom) === load) set(openingBaseAtom, opening);
});
