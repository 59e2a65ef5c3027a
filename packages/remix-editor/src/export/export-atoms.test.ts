import { apiClientAtom } from '@kinora/api-client';
import { ok } from '@kinora/contracts';
import { fakeApi } from '@kinora/testkit';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';

import { openDocumentAtom } from '../state/document-atoms.ts';
import {
  browserExportAtom,
  cancelExportAtom,
  exportHereAtom,
  exportOnServerAtom,
  exportStateAtom,
} from './export-atoms.ts';
import type { ExportOptions, ExportOutcome } from './export-on-page.ts';

const SIZE = { width: 640, height: 360, lines: 360 };
const settings = { size: SIZE, isRange: true };

function aStore(run: (options: ExportOptions) => Promise<ExportOutcome>, hasDisk = true) {
  const unreadable = [{ name: 'Rain', part: 'sound' }] as const;
  const store = createStore();
  const save = vi.fn<(blob: Blob, name: string) => void>();
  const file = { writable: new WritableStream(), read: () => Promise.resolve(new Blob(['film'])) };
  store.set(apiClientAtom, fakeApi());
  store.set(browserExportAtom, {
    check: () => Promise.resolve(unreadable),
    run,
    open: () => Promise.resolve(hasDisk ? file : null),
    save,
  });
  store.set(openDocumentAtom, aDocument({ name: 'One: two', range: { start: 0, end: 240_000 } }));
  return { store, save };
}

it('saves what the browser draws under the name of the project, with the mark', async () => {
  const asked: ExportOptions[] = [];
  const { store, save } = aStore((options) => {
    asked.push(options);
    options.onProgress?.({ done: 1, total: 2 });
    expect(store.get(exportStateAtom)).toEqual({ kind: 'drawing', progress: { done: 1, total: 2 } });
    return Promise.resolve(ok(null));
  });
  await store.set(exportHereAtom, settings);
  expect(asked).toMatchObject([
    { size: { width: 640, height: 360 }, watermark: true, range: { start: 0, end: 240_000 } },
  ]);
  expect(save).toHaveBeenCalledWith(expect.any(Blob), 'One  two.mp4');
  expect(store.get(exportStateAtom)).toEqual({ kind: 'saved' });
  // Another dialog opens.
  store.sub(exportStateAtom, () => {});
  expect(store.get(exportStateAtom)).toEqual({ kind: 'idle' });
});

it('keeps nothing of an export that is stopped', async () => {
  const { store, save } = aStore(
    ({ signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve({ ok: false, failure: { reason: 'cancelled' } }));
      }),
  );
  const exported = store.set(exportHereAtom, settings);
  await vi.waitFor(() => expect(store.get(exportStateAtom)).toEqual({ kind: 'asking' }));
  await Promise.resolve();
  store.set(cancelExportAtom);
  await exported;
  expect(store.get(exportStateAtom)).toEqual({ kind: 'failed', failure: { reason: 'cancelled' } });
  expect(save).not.toHaveBeenCalled();
});

it('says so where there is no room on the disk', async () => {
  const { store } = aStore(() => Promise.resolve(ok(null)), false);
  await store.set(exportHereAtom, settings);
  expect(store.get(exportStateAtom)).toMatchObject({ kind: 'failed', failure: { reason: 'broken' } });
});

it('asks the server for nothing while no project is open', async () => {
  const { store } = aStore(() => Promise.resolve(ok(null)));
  await store.set(exportOnServerAtom, settings);
  expect(store.get(exportStateAtom)).toEqual({ kind: 'idle' });
});

it('begins nothing where a sound cannot be read, unless it may be silent', async () => {
  const run = vi.fn<(options: ExportOptions) => Promise<ExportOutcome>>(() => Promise.resolve(ok(null)));
  const { store } = aStore(run);
  store.set(openDocumentAtom, aDocument({ tracks: [aTrack({ clips: [aClip()] })] }));
  await store.set(exportHereAtom, settings);
  expect(store.get(exportStateAtom)).toEqual({ kind: 'unreadable', media: [{ name: 'Rain', part: 'sound' }] });
  expect(run).not.toHaveBeenCalled();
  await store.set(exportHereAtom, { ...settings, isSilentFine: true });
  expect(store.get(exportStateAtom)).toEqual({ kind: 'saved' });
});
