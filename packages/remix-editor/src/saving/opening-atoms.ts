import { apiClientAtom } from '@kinora/api-client';
import { openProject } from '@kinora/api-client/projects';
import { beforeSignOutAtom, memberAtom } from '@kinora/auth';
import { GUEST } from '@kinora/browser/projects';
import { atom } from 'jotai';

import { keepStepsByAtom } from '../state/document-atoms.ts';
import { makeReadOnlyAtom, readOnlyAtom } from '../state/read-only-atoms.ts';
import { adoptSampleAtom } from './creating-atoms.ts';
import { loadAtom, openingBaseAtom, renameTakenAtom, stopSavingAtom, takeRenameAtom } from './load-atoms.ts';
import { findMediaAtom } from './media-refresh-atoms.ts';
import type { ProjectSaver } from './project-saver.ts';
import { savingPortsAtom } from './saving-ports-atom.ts';
import { SAMPLE_ID, saverBaseAtom, saveStateBaseAtom, sessionBaseAtom, type ProjectSession } from './session-atoms.ts';
import { projectChannel, takeTurns } from './tab-turns.ts';

/** A tab that does not get its turn by then looks at what another edits. */
const TURN_WAIT_MS = 300;

export const openingAtom = atom((get) => get(openingBaseAtom));

/** The id of the open project; null where none is, `sample` for a guest's. */
export const projectIdAtom = atom((get) => get(sessionBaseAtom)?.id ?? null);

/** Whether this tab may edit: it has the project open, and no other tab edits it. */
export const canEditAtom = atom((get) => get(saverBaseAtom) !== null && !get(readOnlyAtom));

/** Brings everything to the server now, as before an export; true when it is there. */
export const flushProjectAtom = atom(null, async (get) => {
  const saver = get(saverBaseAtom);
  if ((await saver?.flush()) ?? false) return true;
  // Where it was renamed meanwhile, another saver goes on.
  await get(renameTakenAtom);
  const next = get(saverBaseAtom);
  return next !== null && next !== saver ? next.flush() : false;
});

/** Takes over the name that another page has given the open project. */
const lookForNameAtom = atom(null, async (get, set) => {
  const session = get(sessionBaseAtom);
  if (!session || session.isGuest) return;
  const answer = await openProject(get(apiClientAtom), session.id);
  if (answer.ok && get(sessionBaseAtom) === session) await set(takeRenameAtom, answer.value);
});

/** Lets another tab edit: what is unsaved goes to the server first, or waits in this browser. */
const letGoAtom = atom(null, async (get, set) => {
  const saver = get(saverBaseAtom);
  set(makeReadOnlyAtom, true);
  await saver?.flush();
  if (get(saverBaseAtom) === saver) await set(stopSavingAtom);
  set(saveStateBaseAtom, { kind: 'looking' });
});

const closingAtom = atom<Promise<void> | null>(null);

async function endSession(session: ProjectSession | null, saver: ProjectSaver | null): Promise<void> {
  await saver?.flush();
  await saver?.close();
  session?.stop();
}

/** Counts what was asked to be opened or closed: the last request holds. */
const openRequestsAtom = atom(0);

/** Closes what is open; what is unsaved goes to the server first, or stays in this browser. */
export const closeProjectAtom = atom(null, async (get, set) => {
  const session = get(sessionBaseAtom);
  set(openRequestsAtom, get(openRequestsAtom) + 1);
  if (session) {
    set(closingAtom, endSession(session, get(saverBaseAtom)));
    set(sessionBaseAtom, null);
    set(saverBaseAtom, null);
    set(keepStepsByAtom, () => {});
    set(makeReadOnlyAtom, true);
  }
  await get(closingAtom);
});

/** Takes part in the turns of the tabs; resolves when the project was opened, to be edited or looked at. */
const beginAtom = atom(null, (get, set, id: string): Promise<void> => {
  const { logOf, lead, openChannel, watchOnline, watchHide } = get(savingPortsAtom);
  const owner = get(memberAtom)?.id ?? GUEST;
  const isOpen = () => get(sessionBaseAtom) === session;
  const load = async (edits: boolean) => {
    if (isOpen()) await set(loadAtom, { session, edits });
  };
  let begun: (() => void) | undefined;
  const end = () => begun?.();
  const turns = takeTurns({
    name: projectChannel(id),
    lead,
    openChannel,
    letGo: () => set(letGoAtom),
    onSaved: () => void load(false),
    onRenamed: () => void set(lookForNameAtom),
    onTurn(isMine) {
      clearTimeout(wait);
      if (isMine) void load(true).then(end);
      else if (isOpen()) void set(letGoAtom);
    },
  });
  const wait = setTimeout(() => void load(false).then(end), TURN_WAIT_MS);
  const stops = [
    turns.close,
    () => clearTimeout(wait),
    set(beforeSignOutAtom, () => set(flushProjectAtom)),
    watchHide(() => void get(saverBaseAtom)?.flush()),
    watchOnline((isOnline) => {
      get(saverBaseAtom)?.look();
      if (!isOnline) return;
      void get(saverBaseAtom)?.flush();
      if (owner !== GUEST) void set(findMediaAtom);
    }),
  ];
  const stop = () => {
    for (const each of stops) each();
    end();
  };
  const session: ProjectSession = { id, isGuest: owner === GUEST, log: logOf(owner, id), turns, stop };
  set(sessionBaseAtom, session);
  turns.start();
  return new Promise((resolve) => {
    begun = resolve;
  });
});

/**
 * Opens a project for whoever is here: a member's by its id, a guest's sample whatever the id. What a guest has asked to
 * save becomes the member's own, and is opened instead: `projectIdAtom` tells its id.
 */
export const openProjectAtom = atom(null, async (get, set, id: string) => {
  const closed = set(closeProjectAtom);
  const request = get(openRequestsAtom);
  set(openingBaseAtom, { kind: 'loading' });
  await closed;
  const adopted = await set(adoptSampleAtom);
  if (get(openRequestsAtom) !== request) return;
  if (!adopted.ok) {
    set(openingBaseAtom, { kind: 'failed', failure: adopted.failure });
    return;
  }
  await set(beginAtom, get(memberAtom) ? (adopted.value ?? id) : SAMPLE_ID);
});

/** Has this tab edit, as soon as the other has saved and lets go. */
export const editHereAtom = atom(null, (get) => get(sessionBaseAtom)?.turns.ask());
