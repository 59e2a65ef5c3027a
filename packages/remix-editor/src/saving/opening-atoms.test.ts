import { signOutAtom } from '@kinora/auth';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { i18n } from '@lingui/core';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';

import { runCommandAtom, redoStepAtom, undoStepAtom } from '../state/command-atoms.ts';
import { canRedoAtom, canUndoAtom, documentAtom, historyAtom } from '../state/document-atoms.ts';
import { projectServer } from '../testing/project-server.ts';
import { savingBrowser } from '../testing/saving-tabs.ts';
import {
  canEditAtom,
  closeProjectAtom,
  editHereAtom,
  flushProjectAtom,
  openingAtom,
  openProjectAtom,
  projectIdAtom,
} from './opening-atoms.ts';
import { saveStateAtom } from './save-state-atoms.ts';

vi.stubGlobal('indexedDB', indexedDB);
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

i18n.loadAndActivate({ locale: 'en', messages: {} });

type Tab = ReturnType<ReturnType<typeof savingBrowser>['openTab']>;

let members = 0;
const document = aDocument({ name: 'a', tracks: [aTrack({ clips: [aClip()] })] });
const rename = (tab: Tab, name: string) => tab.set(runCommandAtom, { op: 'setProject', name });
const nameIn = (tab: Tab) => tab.get(documentAtom).name;

/** A member nobody else is, with one tab on a project. */
async function opened() {
  const member = `member-${++members}`;
  const server = projectServer(document);
  const browser = savingBrowser();
  const open = async () => {
    const tab = browser.openTab({ api: server.api, member });
    await tab.set(openProjectAtom, `p-${member}`);
    return tab;
  };
  return { server, browser, open, tab: await open() };
}

/** What becomes of a tab that the browser has killed: its lock is free, and it sends nothing more. */
const kept = (tab: Tab) =>
  vi.waitFor(() => expect(['offline', 'failed', 'saved']).toContain(tab.get(saveStateAtom).kind));

describe('a project', () => {
  it('opens, is edited and saved', async () => {
    const { server, tab } = await opened();
    expect(tab.get(openingAtom)).toEqual({ kind: 'ready' });
    expect([nameIn(tab), tab.get(canEditAtom), tab.get(saveStateAtom)]).toEqual([
      'a',
      true,
      { kind: 'saved', at: null },
    ]);
    rename(tab, 'b');
    expect(tab.get(saveStateAtom)).toEqual({ kind: 'saving' });
    expect(await tab.set(flushProjectAtom)).toBe(true);
    expect(server.held()).toMatchObject({ revision: 2, document: { name: 'b' } });
    expect(tab.get(saveStateAtom)).toMatchObject({ kind: 'saved', at: expect.any(Number) });
  });

  it('has all edits and its history after a reload while the server was away', async () => {
    const { server, open, tab } = await opened();
    rename(tab, 'b');
    await tab.set(flushProjectAtom);
    server.setDown(true);
    rename(tab, 'c');
    rename(tab, 'd');
    tab.set(undoStepAtom);
    await tab.set(flushProjectAtom);
    expect(tab.get(saveStateAtom)).toEqual({ kind: 'offline' });
    await tab.set(closeProjectAtom);
    const offline = await open();
    expect([nameIn(offline), offline.get(openingAtom).kind]).toEqual(['c', 'ready']);
    await offline.set(closeProjectAtom);
    server.setDown(false);
    const again = await open();
    expect([nameIn(again), again.get(canUndoAtom), again.get(canRedoAtom)]).toEqual(['c', true, true]);
    await again.set(flushProjectAtom);
    expect(server.held().document.name).toBe('c');
    again.set(redoStepAtom);
    expect(nameIn(again)).toBe('d');
    for (let step = 0; step < 3; step += 1) again.set(undoStepAtom);
    expect(again.get(documentAtom)).toEqual(document);
    await again.set(flushProjectAtom);
    expect(server.held().document).toEqual(document);
  });

  it('saves once what the server got without its answer arriving, also over a reload', async () => {
    const { server, open, tab } = await opened();
    server.say('lost', 'offline');
    rename(tab, 'b');
    await tab.set(flushProjectAtom);
    await kept(tab);
    rename(tab, 'c');
    await tab.set(closeProjectAtom);
    const again = await open();
    expect(nameIn(again)).toBe('c');
    await again.set(flushProjectAtom);
    expect(server.held()).toMatchObject({ revision: 3, document: { name: 'c' } });
    expect(again.get(saveStateAtom).kind).toBe('saved');
    expect(again.get(historyAtom)).toMatchObject({ cursor: 2 });
  });

  it('saves at once when the page is hidden, and when the line is back', async () => {
    const { server, browser, tab } = await opened();
    rename(tab, 'b');
    browser.hide();
    await vi.waitFor(() => expect(server.held().revision).toBe(2));
    server.setDown(true);
    browser.goOnline(false);
    expect(tab.get(saveStateAtom).kind).toBe('saved');
    rename(tab, 'c');
    expect(tab.get(saveStateAtom)).toEqual({ kind: 'offline' });
    server.setDown(false);
    browser.goOnline(true);
    await vi.waitFor(() => expect(server.held().document.name).toBe('c'));
  });

  it('is saved before its member signs out', async () => {
    const { server, tab } = await opened();
    rename(tab, 'b');
    await tab.set(signOutAtom).catch(() => {});
    expect(server.held().document.name).toBe('b');
  });

  it('is the one that was asked for last, where several are at once', async () => {
    const { tab } = await opened();
    const first = tab.set(openProjectAtom, 'first');
    const closed = tab.set(closeProjectAtom);
    const second = tab.set(openProjectAtom, 'second');
    await Promise.all([first, closed, second]);
    expect([tab.get(projectIdAtom), tab.get(canEditAtom)]).toEqual(['second', true]);
  });

  it('is missing where the server has none, and failed where nothing is known of it', async () => {
    const browser = savingBrowser();
    const { api } = projectServer(document, { readProject: { refuse: 'unknown-project' } });
    const tab = browser.openTab({ api, member: 'nobody' });
    await tab.set(openProjectAtom, 'gone');
    expect(tab.get(openingAtom)).toEqual({ kind: 'missing', own: null });
    const server = projectServer(document);
    server.setDown(true);
    const other = browser.openTab({ api: server.api, member: 'nobody' });
    await other.set(openProjectAtom, 'unknown');
    expect(other.get(openingAtom)).toMatchObject({ kind: 'failed', failure: { kind: 'unreachable' } });
    server.setDown(false);
    await other.set(openProjectAtom, 'unknown');
    expect(other.get(openingAtom)).toEqual({ kind: 'ready' });
  });
});

describe('two tabs', () => {
  it('edit one after the other: who looks follows, and takes over', async () => {
    const { server, open, tab } = await opened();
    const looking = await open();
    expect([looking.get(canEditAtom), looking.get(saveStateAtom)]).toEqual([false, { kind: 'looking' }]);
    expect(rename(looking, 'x')).toMatchObject({ ok: false, failure: { reason: 'read-only' } });
    rename(tab, 'b');
    await tab.set(flushProjectAtom);
    await vi.waitFor(() => expect(nameIn(looking)).toBe('b'));
    rename(tab, 'c');
    looking.set(editHereAtom);
    await vi.waitFor(() => expect(looking.get(canEditAtom)).toBe(true));
    expect([nameIn(looking), looking.get(canUndoAtom)]).toEqual(['c', true]);
    expect([tab.get(canEditAtom), tab.get(saveStateAtom).kind]).toEqual([false, 'looking']);
    rename(looking, 'd');
    await looking.set(flushProjectAtom);
    expect(server.held().document.name).toBe('d');
    await vi.waitFor(() => expect(nameIn(tab)).toBe('d'));
  });

  it('change turns by themselves when the one that edits closes', async () => {
    const { open, tab } = await opened();
    const looking = await open();
    await tab.set(closeProjectAtom);
    await vi.waitFor(() => expect(looking.get(canEditAtom)).toBe(true));
    expect(tab.get(projectIdAtom)).toBeNull();
  });
});

describe('a guest', () => {
  it('edits a sample that stays in this browser', async () => {
    const { api } = projectServer();
    const browser = savingBrowser();
    const tab = browser.openTab({ api, member: null });
    await tab.set(openProjectAtom, 'whatever');
    expect([tab.get(openingAtom), tab.get(projectIdAtom)]).toEqual([{ kind: 'guest' }, 'sample']);
    expect(tab.get(documentAtom).tracks.flatMap(({ clips }) => clips)).not.toHaveLength(0);
    rename(tab, 'mine');
    expect(tab.get(saveStateAtom)).toEqual({ kind: 'local' });
    await tab.set(closeProjectAtom);
    const again = browser.openTab({ api, member: null });
    await again.set(openProjectAtom, 'sample');
    expect([nameIn(again), again.get(canUndoAtom)]).toEqual(['mine', true]);
    expect(api.calls).toEqual([]);
  });
});
