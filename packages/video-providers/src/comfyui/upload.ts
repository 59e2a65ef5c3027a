import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

import { fail, ok, type Result } from '@kinora/contracts';
import { FILE_FIELDS } from '@kinora/contracts/catalogue';

import type { CallApi } from '../kit/create-api.ts';
import { typeOf } from '../kit/data-url.ts';
import { unreadable } from '../kit/failures.ts';
import { textAt } from '../kit/read-json.ts';
import type { StartFailure } from '../remote-provider.ts';
import type { ClipFiles } from '../video-provider.ts';
import type { Slots } from './workflow.ts';

type Uploaded = Pick<Slots, 'first' | 'last' | 'video'>;

interface UploadOptions {
  /** What their names begin with: the same for every try. */
  readonly name: string;
  readonly signal?: AbortSignal | undefined;
}

/** The path for pictures also takes videos. */
async function upload(
  api: CallApi,
  path: string,
  { name, signal }: UploadOptions,
): Promise<Result<string, StartFailure>> {
  const form = new FormData();
  form.set('image', new Blob([await readFile(path)], { type: typeOf(path) }), `${name}${extname(path)}`);
  form.set('overwrite', 'true');
  const answered = await api({ method: 'POST', path: '/upload/image', form, signal });
  // It begins no job.
  if (!answered.ok) return fail({ ...answered.failure, mayRun: false });
  const { answer, json } = answered.value;
  const [stored, subfolder] = [textAt(json, 'name'), textAt(json, 'subfolder')];
  if (stored === undefined) return fail({ ...unreadable(answer), mayRun: false });
  return ok(subfolder === undefined ? stored : `${subfolder}/${stored}`);
}

/** Brings a request's files to ComfyUI, one after the other, and gives their names there. */
export async function uploadFiles(
  api: CallApi,
  files: ClipFiles,
  { name, signal }: UploadOptions,
): Promise<Result<Uploaded, StartFailure>> {
  const names: Partial<Record<(typeof FILE_FIELDS)[number], string>> = {};
  for (const field of FILE_FIELDS) {
    const path = files[field];
    if (path === undefined) continue;
    const uploaded = await upload(api, path, { name: `${name}-${field}`, signal });
    if (!uploaded.ok) return uploaded;
    names[field] = uploaded.value;
  }
  return ok(names);
}
