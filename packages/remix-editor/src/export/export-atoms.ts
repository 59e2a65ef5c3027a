import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { exportProject } from '@kinora/api-client/projects';
import { saveBlob } from '@kinora/browser';
import { openScratchFile } from '@kinora/browser/projects';
import type { TimeRange } from '@kinora/contracts/timeline';
import { creationsAtom, takeCreationsAtom } from '@kinora/creations';
import { rightsAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { flushProjectAtom, projectIdAtom } from '../saving/opening-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { mediaAtom } from '../state/media-atoms.ts';
import { checkInBrowser, exportInBrowser } from './export-in-browser.ts';
import type { ExportFailure, ExportProgress, UnreadableMedium } from './export-messages.ts';
import type { ExportSize } from './export-sizes.ts';
import { wantedMedia } from './wanted-media.ts';

/** What is wanted of an export. */
export interface ExportSettings {
  readonly size: ExportSize;
  /** The marked range alone. */
  readonly isRange: boolean;
  /** Also where this browser can't read some of the sounds: they are silent then. */
  readonly isSilentFine?: boolean;
}

/** Why the server makes no film; `unsaved` where it does not have the edits yet. */
export type ServerExportFailure = ApiFailure | { readonly kind: 'unsaved' };

/** How the export of this tab goes. */
export type ExportState =
  | { readonly kind: 'idle' }
  /** Asked for, or drawn in this browser. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'drawing'; readonly progress: ExportProgress }
  /** On its way on the server, as a creation. */
  | { readonly kind: 'sent'; readonly creationId: string }
  /** Nothing has begun: these media can't be read here. */
  | { readonly kind: 'unreadable'; readonly media: readonly UnreadableMedium[] }
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly failure: ServerExportFailure }
  | { readonly kind: 'failed'; readonly failure: ExportFailure };

const stateBaseAtom = atom<ExportState>({ kind: 'idle' });
const endingAtom = atom<AbortController | null>(null);

/** How the browser exports; tests set their own. */
export const browserExportAtom = atom<{
  readonly check: typeof checkInBrowser;
  readonly run: typeof exportInBrowser;
  readonly open: typeof openScratchFile;
  readonly save: typeof saveBlob;
}>({ check: checkInBrowser, run: exportInBrowser, open: openScratchFile, save: saveBlob });

/** How the export goes. Whoever begins to show it starts over. */
export const exportStateAtom = atom(
  (get) => get(stateBaseAtom),
  (_get, set) => set(stateBaseAtom, { kind: 'idle' }),
);
exportStateAtom.onMount = (forget) => forget();

/** The film that the server makes, as far as it is. */
export const exportedCreationAtom = atom((get) => {
  const state = get(stateBaseAtom);
  return state.kind === 'sent' ? (get(creationsAtom).find(({ id }) => id === state.creationId) ?? null) : null;
});

/** Has the server make a film of everything that is saved; it goes into the library. */
export const exportOnServerAtom = atom(null, async (get, set, { size, isRange }: ExportSettings) => {
  const id = get(projectIdAtom);
  const { rate, range } = get(documentAtom);
  if (id === null) return;
  set(stateBaseAtom, { kind: 'asking' });
  if (!(await set(flushProjectAtom))) {
    set(stateBaseAtom, { kind: 'refused', failure: { kind: 'unsaved' } });
    return;
  }
  const { width, height } = size;
  const part = isRange && range ? { range } : {};
  const answer = await exportProject(get(apiClientAtom), {
    id,
    width,
    height,
    rate,
    ...part,
    idempotencyKey: crypto.randomUUID(),
  });
  if (answer.ok) set(takeCreationsAtom, [answer.value]);
  set(
    stateBaseAtom,
    answer.ok ? { kind: 'sent', creationId: answer.value.id } : { kind: 'refused', failure: answer.failure },
  );
});

const broken = (message: string): ExportState => ({ kind: 'failed', failure: { reason: 'broken', message } });

const fileName = (name: string) => `${name.replaceAll(/[/\\:*?"<>|]/g, ' ').trim() || 'kinora'}.mp4`;

/** The media of a film that this browser can't read. */
const findUnreadableAtom = atom(null, (get, _set, range: TimeRange | undefined) => {
  const wanted = wantedMedia({ document: get(documentAtom), media: get(mediaAtom), range });
  return wanted.length === 0 ? Promise.resolve([]) : get(browserExportAtom).check(wanted);
});

/** Makes the film in this browser and saves it on the member's disk. */
export const exportHereAtom = atom(null, async (get, set, { size, isRange, isSilentFine }: ExportSettings) => {
  const { run, open, save } = get(browserExportAtom);
  const document = get(documentAtom);
  const range = isRange ? (document.range ?? undefined) : undefined;
  const name = fileName(document.name);
  set(stateBaseAtom, { kind: 'asking' });
  const unreadable = isSilentFine ? [] : await set(findUnreadableAtom, range);
  if (unreadable.length > 0) {
    set(stateBaseAtom, { kind: 'unreadable', media: unreadable });
    return;
  }
  const file = await open(name);
  if (!file) {
    set(stateBaseAtom, broken('no-disk'));
    return;
  }
  const ending = new AbortController();
  set(endingAtom, ending);
  const exported = await run({
    document,
    media: get(mediaAtom),
    size: { width: size.width, height: size.height },
    rate: document.rate,
    range,
    watermark: !get(rightsAtom).hasCleanClips,
    write: file.writable,
    signal: ending.signal,
    onProgress: (progress) => set(stateBaseAtom, { kind: 'drawing', progress }),
  });
  if (exported.ok) save(await file.read(), name);
  set(stateBaseAtom, exported.ok ? { kind: 'saved' } : { kind: 'failed', failure: exported.failure });
});

/** Ends an export of this browser; what was written goes. */
export const cancelExportAtom = atom(null, (get) => get(endingAtom)?.abort());
