import { fail, ok, type Result } from '@kinora/contracts';
import type { finishClip, finishSound, RenderedFile, RenderFailure } from '@kinora/media-node';

import type { Job } from '../../domain/queue.ts';
import type { Storage } from '../../domain/storage.ts';
import type { RenditionFile } from '../../domain/uploads/upload-posters.ts';
import {
  PREVIEW_KINDS,
  previewKey,
  type PreviewKind,
  type PreviewsWanted,
  type UploadPreviews,
} from '../../domain/uploads/upload-previews.ts';
import { digestOf } from '../digest-of.ts';
import type { Slot } from '../slots.ts';
import { makeRenditions, withStoredCopy, type RenditionDeps, type Missing } from './upload-renditions.ts';

export interface MakePreviewsDeps extends RenditionDeps {
  readonly previews: UploadPreviews;
  /** Decode the file in a process of their own. */
  readonly finishClip: typeof finishClip;
  readonly finishSound: typeof finishSound;
}

/** Previews take less than half of the file's length; a busy machine gets four times that. */
const TIMEOUT_MS = 120_000;
const TIMEOUT_MS_PER_SECOND = 2000;

const TYPES: Readonly<Record<PreviewKind, string>> = {
  sprite: 'image/webp',
  proxy: 'video/mp4',
  peaks: 'application/octet-stream',
};

type Rendered = Readonly<Partial<Record<PreviewKind, RenderedFile | null>>>;

interface Work {
  readonly folder: string;
  readonly name: string;
  readonly path: string;
  readonly signal: AbortSignal;
}

async function render(
  deps: MakePreviewsDeps,
  { height, kind, seconds, width }: PreviewsWanted,
  { path, ...options }: Work,
): Promise<Result<Rendered, RenderFailure>> {
  const timed = { ...options, timeoutMs: TIMEOUT_MS + seconds * TIMEOUT_MS_PER_SECOND };
  if (kind === 'sound') {
    const peaks = await deps.finishSound({ path, seconds }, timed);
    return peaks.ok ? ok({ peaks: peaks.value }) : peaks;
  }
  const size = { width: width ?? 0, height: height ?? 0 };
  const origin = { sourceType: 'compositeSynthetic', model: 'upload' } as const;
  return deps.finishClip({ path, ...size, origin }, { ...timed, wanted: [...PREVIEW_KINDS], watermark: false });
}

async function store(storage: Storage, id: string, rendered: Rendered): Promise<Result<RenditionFile[], Missing>> {
  const files: RenditionFile[] = [];
  for (const kind of PREVIEW_KINDS) {
    const file = rendered[kind];
    if (!file) continue;
    const storageKey = previewKey(id, kind);
    const put = await storage.put(storageKey, file);
    if (!put.ok) return fail({ error: put.failure, retry: true });
    files.push({ kind, storageKey, type: TYPES[kind], ...(await digestOf(storage, storageKey)) });
  }
  return ok(files);
}

function make(deps: MakePreviewsDeps, slot: Slot, wanted: PreviewsWanted) {
  const { folder, storage } = deps;
  const { id, storageKey } = wanted;
  const name = `${id}.${slot.lease.token}.preview`;
  return withStoredCopy(deps, { name, storageKey }, async (path, made) => {
    const rendered = await render(deps, wanted, { folder, name, path, signal: slot.signal });
    if (!rendered.ok) return fail({ error: rendered.failure.kind, retry: true });
    made.push(...PREVIEW_KINDS.flatMap((kind) => rendered.value[kind]?.path ?? []));
    return store(storage, id, rendered.value);
  });
}

/** One attempt at the previews of one upload. Without them the editor plays the file itself. */
export function makeUploadPreviews(deps: MakePreviewsDeps, job: Job, slot: Slot): Promise<void> {
  const { previews } = deps;
  return makeRenditions(
    deps,
    { job, slot },
    {
      what: 'previews',
      wanted: (lease) => previews.wanted(lease),
      make: (wanted) => make(deps, slot, wanted),
      end: (lease, id, files) => previews.end(lease, id, files),
    },
  );
}
