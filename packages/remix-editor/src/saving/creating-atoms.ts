import { apiClientAtom } from '@kinora/api-client';
import { createProject } from '@kinora/api-client/projects';
import { isMemberAtom, openLoginAtom } from '@kinora/auth';
import { clearPendingProject, GUEST, isProjectPending, markPendingProject } from '@kinora/browser/projects';
import { ok } from '@kinora/contracts';
import { PROJECT_NAME_MAX } from '@kinora/contracts/projects';
import type { TimelineDocument } from '@kinora/contracts/timeline';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';

import { documentAtom } from '../state/document-atoms.ts';
import { ownDocument } from './kept-history.ts';
import { savingPortsAtom } from './saving-ports-atom.ts';
import { SAMPLE_ID, saverBaseAtom } from './session-atoms.ts';

interface NewProject {
  readonly name: string;
  readonly document: TimelineDocument;
}

/** A name the server takes; a project always has one. */
export function projectName(name: string): string {
  const short = Array.from(name.trim()).slice(0, PROJECT_NAME_MAX).join('');
  return short === '' ? i18n._(msg`Untitled project`) : short;
}

/** Makes a project on the server; the result has its card, with its id. */
export const createProjectAtom = atom(null, (get, _set, { name, document }: NewProject) =>
  createProject(get(apiClientAtom), { name: projectName(name), document }),
);

/** Saves a guest's project to an account: after the login it goes on by itself. True where that is needed. */
export const saveToAccountAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(isMemberAtom)) return false;
  await get(saverBaseAtom)?.flush();
  markPendingProject();
  set(openLoginAtom, { reason: 'save' });
  return true;
});

/**
 * Makes the project that a guest has asked to save the member's own, and tells its id; null where there is none. It
 * stays in this browser until the server has it.
 */
export const adoptSampleAtom = atom(null, async (get, set) => {
  if (!get(isMemberAtom) || !isProjectPending()) return ok(null);
  const log = get(savingPortsAtom).logOf(GUEST, SAMPLE_ID);
  const document = ownDocument(await log.read());
  if (!document) {
    clearPendingProject();
    return ok(null);
  }
  const created = await set(createProjectAtom, { name: document.name, document });
  if (!created.ok) return created;
  clearPendingProject();
  await log.replace({ head: null, steps: [] });
  return ok(created.value.id);
});

/** Makes a project with the open document, such as it is here; the result has its card. */
export const createCopyAtom = atom(null, (get, set) => {
  const document = get(documentAtom);
  return set(createProjectAtom, { name: i18n._(msg`${document.name} (copy)`), document });
});
