// @vitest-environment happy-dom
import { loginAtom, placeSessionAtom } from '@kinora/auth';
import { openTabChannel } from '@kinora/browser';
import { isProjectPending } from '@kinora/browser/projects';
import { aDocument } from '@kinora/timeline/fixtures';
import { i18n } from '@lingui/core';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { redoStepAtom, runCommandAtom, undoStepAtom } from '../state/command-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { aProjectCard, projectServer } from '../testing/project-server.ts';
import { savingBrowser } from '../testing/saving-tabs.ts';
import {
  conflictAtom,
  decideConflictAtom,
  keepCopyAtom,
  openConflictAtom,
  openTheirsAtom,
  putOffConflictAtom,
  retrySaveAtom,
  saveDocumentFileAtom,
} from './conflict-atoms.ts';
import { projectName, saveToAccountAtom } from './creating-atoms.ts';
import { closeProjectAtom, flushProjectAtom, openingAtom, openProjectAtom, projectIdAtom } from './opening-atoms.ts';
import { saveStateAtom } from './save-state-atoms.ts';
import { tellRenamed } from './tab-turns.ts';

vi.stubGlobal('indexedDB', indexedDB);
vi.stubGlobal('IDBKeyRange', IDBKeyRange);
i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(() => vi.restoreAllMocks());

let members = 0;

/** A tab with an edit that another device has overtaken. */
async function inConflict() {
  const member = `conflict-${++members}`;
  const created: string[] = [];
  const server = projectServer(aDocument({ name: 'a' }), {
    createProject: ({ name }) => {
      created.push(name);
      return { data: aProjectCard({ id: 'copy', name }) };
    },
  });
  const browser = savingBrowser();
  const tab = browser.openTab({ api: server.api, member });
  await tab.set(openProjectAtom, `c-${member}`);
  server.overtake('theirs');
  tab.set(runCommandAtom, { op: 'setProject', name: 'mine' });
  await tab.set(flushProjectAtom);
  const reload = async () => {
    await tab.set(closeProjectAtom);
    const next = browser.openTab({ api: server.api, member });
    await next.set(openProjectAtom, `c-${member}`);
    return next;
  };
  return { tab, server, created, reload, nameNow: () => tab.get(documentAtom).name };
}

describe('a conflict', () => {
  it('loses nothing, also over a reload', async () => {
    const { tab, reload } = await inConflict();
    expect(tab.get(conflictAtom)).toMatchObject({ revision: 2, document: { name: 'theirs' } });
    const next = await reload();
    expect(next.get(documentAtom).name).toBe('mine');
    expect(await next.set(retrySaveAtom)).toBe(false);
    expect(next.get(saveStateAtom).kind).toBe('conflict');
  });

  it('is decided when somebody wants to', async () => {
    const { tab } = await inConflict();
    expect(tab.get(openConflictAtom)).toMatchObject({ revision: 2 });
    tab.set(putOffConflictAtom);
    expect([tab.get(openConflictAtom), tab.get(saveStateAtom).kind]).toEqual([null, 'conflict']);
    tab.set(decideConflictAtom);
    expect(tab.get(openConflictAtom)).toMatchObject({ revision: 2 });
  });

  it('ends with theirs, and one redo brings mine back', async () => {
    const { tab, server, reload, nameNow } = await inConflict();
    await tab.set(openTheirsAtom);
    expect([nameNow(), tab.get(conflictAtom), tab.get(saveStateAtom).kind]).toEqual(['theirs', null, 'saved']);
    tab.set(redoStepAtom);
    expect(nameNow()).toBe('mine');
    tab.set(undoStepAtom);
    await tab.set(flushProjectAtom);
    expect(server.held().document.name).toBe('theirs');
    const next = await reload();
    next.set(redoStepAtom);
    await next.set(flushProjectAtom);
    expect(server.held().document.name).toBe('mine');
  });

  it('ends with a copy of mine that is opened, and theirs as it is', async () => {
    const { tab, server, created } = await inConflict();
    expect(await tab.set(keepCopyAtom)).toEqual({ ok: true, value: 'copy' });
    expect(created).toEqual(['mine (copy)']);
    expect([tab.get(projectIdAtom), tab.get(conflictAtom)]).toEqual(['copy', null]);
    expect(server.held().document.name).toBe('theirs');
  });
});

async function opened() {
  const member = `renamed-${++members}`;
  const server = projectServer(aDocument({ name: 'a' }));
  const tab = savingBrowser().openTab({ api: server.api, member });
  const id = `r-${member}`;
  await tab.set(openProjectAtom, id);
  return { tab, server, id };
}

describe('a project that was renamed elsewhere', () => {
  it('is no conflict: what was edited here goes on under the new name', async () => {
    const { tab, server } = await opened();
    server.overtake('b');
    tab.set(runCommandAtom, { op: 'setProject', width: 640 });
    expect(await tab.set(flushProjectAtom)).toBe(true);
    expect([tab.get(conflictAtom), tab.get(saveStateAtom).kind]).toEqual([null, 'saved']);
    expect(server.held()).toMatchObject({ revision: 3, document: { name: 'b', width: 640 } });
    expect(tab.get(documentAtom)).toMatchObject({ name: 'b', width: 640 });
    tab.set(undoStepAtom);
    expect(await tab.set(flushProjectAtom)).toBe(true);
    expect(server.held().document).toMatchObject({ name: 'b', width: 1920 });
  });

  it('has the new name as soon as another page tells', async () => {
    const { tab, server, id } = await opened();
    server.overtake('b');
    tellRenamed(openTabChannel, id);
    await vi.waitFor(() => expect(tab.get(documentAtom).name).toBe('b'));
    tab.set(runCommandAtom, { op: 'setProject', name: 'c' });
    await vi.waitFor(async () => expect(await tab.set(flushProjectAtom)).toBe(true));
    expect(server.held().document.name).toBe('c');
  });
});

it('saves a document as a file', async () => {
  const { tab } = await inConflict();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  tab.set(saveDocumentFileAtom);
  tab.set(saveDocumentFileAtom, aDocument({ name: 'a/b: c' }));
  tab.set(saveDocumentFileAtom, aDocument({ name: '?' }));
  expect(saved).toEqual(['mine.kinora.json', 'ab c.kinora.json', 'project.kinora.json']);
});

it('gives every project a name that the server takes', () => {
  expect([projectName('  '), projectName(' A fox '), projectName('x'.repeat(300)).length]).toEqual([
    'Untitled project',
    'A fox',
    200,
  ]);
});

describe('a guest who saves', () => {
  it('logs in first, and the project becomes the member’s own', async () => {
    const { api } = projectServer(aDocument({ name: 'sample' }), {
      createProject: { data: aProjectCard({ id: 'made' }) },
    });
    const tab = savingBrowser().openTab({ api, member: null });
    await tab.set(openProjectAtom, 'sample');
    tab.set(runCommandAtom, { op: 'setProject', name: 'my voyage' });
    expect(await tab.set(saveToAccountAtom)).toBe(true);
    expect([tab.get(loginAtom), isProjectPending()]).toEqual([{ reason: 'save' }, true]);
    const member = { id: 'new', name: '', email: 'new@example.com', photo: null, isPaid: false, hasPlan: false };
    tab.set(placeSessionAtom, { owner: 'member', member });
    await tab.set(openProjectAtom, 'sample');
    expect([tab.get(projectIdAtom), tab.get(openingAtom), isProjectPending()]).toEqual([
      'made',
      { kind: 'ready' },
      false,
    ]);
    expect(api.calls[0]).toMatchObject({ name: 'createProject', input: { name: 'my voyage' } });
    expect(await tab.set(saveToAccountAtom)).toBe(false);
  });

  it('keeps it here while the server does not take it', async () => {
    const { api } = projectServer(aDocument(), { createProject: { refuse: 'too-many-projects' } });
    const tab = savingBrowser().openTab({ api, member: null });
    await tab.set(openProjectAtom, 'sample');
    await tab.set(saveToAccountAtom);
    const member = { id: 'full', name: '', email: 'new@example.com', photo: null, isPaid: false, hasPlan: false };
    tab.set(placeSessionAtom, { owner: 'member', member });
    await tab.set(openProjectAtom, 'sample');
    expect(tab.get(openingAtom)).toMatchObject({ kind: 'failed', failure: { reason: 'too-many-projects' } });
    expect(isProjectPending()).toBe(true);
  });
});
