import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { i18n } from '@lingui/core';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';

import { projectIdAtom } from '../saving/opening-atoms.ts';
import { refreshMediaAtom } from '../state/media-atoms.ts';
import { projectServer } from '../testing/project-server.ts';
import { savingBrowser } from '../testing/saving-tabs.ts';
import { createShownProject } from './shown-project-atoms.ts';

vi.stubGlobal('indexedDB', indexedDB);
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

i18n.loadAndActivate({ locale: 'en', messages: {} });

const mediaId = 'creation:01940000-0000-7000-8000-0000000000aa';
const document = aDocument({ tracks: [aTrack({ clips: [aClip({ mediaId })] })] });

it('is open while it is shown, and only then', async () => {
  const { api } = projectServer(document);
  const tab = savingBrowser().openTab({ api, member: 'ada' });
  const shownAtom = createShownProject('p-1');
  expect([tab.get(shownAtom).kind, tab.get(projectIdAtom)]).toEqual(['loading', null]);
  // As strict mode does: the last wish holds.
  tab.sub(shownAtom, () => {})();
  const leave = tab.sub(shownAtom, () => {});
  await vi.waitFor(() => expect(tab.get(shownAtom).kind).toBe('ready'));
  expect(tab.get(projectIdAtom)).toBe('p-1');
  leave();
  await vi.waitFor(() => expect(tab.get(projectIdAtom)).toBeNull());
});

it('gives way to the next one', async () => {
  const { api } = projectServer(document);
  const tab = savingBrowser().openTab({ api, member: 'eve' });
  const leave = tab.sub(createShownProject('p-1'), () => {});
  await vi.waitFor(() => expect(tab.get(projectIdAtom)).toBe('p-1'));
  leave();
  const nextAtom = createShownProject('p-2');
  tab.sub(nextAtom, () => {});
  await vi.waitFor(() => expect([tab.get(nextAtom).kind, tab.get(projectIdAtom)]).toEqual(['ready', 'p-2']));
});

it('has its media read again where they could not be played', async () => {
  const { api } = projectServer(document);
  const tab = savingBrowser().openTab({ api, member: 'cleo' });
  const shownAtom = createShownProject('p-1');
  tab.sub(shownAtom, () => {});
  await vi.waitFor(() => expect(tab.get(shownAtom).kind).toBe('ready'));
  tab.set(refreshMediaAtom, [mediaId]);
  await vi.waitFor(() => expect(api.calls.map(({ name }) => name)).toContain('projectMedia'));
});
