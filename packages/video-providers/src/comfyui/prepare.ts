import { fail, ok, type Result } from '@kinora/contracts';

import type { CallApi } from '../kit/create-api.ts';
import type { StartFailure } from '../remote-provider.ts';
import type { ClipRequest } from '../video-provider.ts';
import { workflowFor } from './open-model.ts';
import { findOpenModel } from './open-models.ts';
import { ENLARGED_SECONDS, slotsOf } from './slots.ts';
import { uploadFiles } from './upload.ts';
import { fill, type FilledWorkflow } from './workflow.ts';

/** Names of files: a key without signs that mean something in a path. */
const nameFor = (key: string): string => `kinora-${key.replaceAll(/[^\w.-]/g, '-')}`;

interface Prepare {
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
}

const refused = (reason: 'bad-file' | 'crashed', detail: string): Result<never, StartFailure> =>
  fail({ reason, at: 'request', mayRun: false, detail });

/** A video that is enlarged stays as long as it is, and is not cut off behind the member's back. */
const isTooLong = ({ input, video }: ClipRequest): boolean =>
  input.seconds === undefined && video !== undefined && video.seconds > ENLARGED_SECONDS;

/** The workflow of a request, once its files are there. */
export async function prepare(
  api: CallApi,
  request: ClipRequest,
  { key, signal }: Prepare,
): Promise<Result<FilledWorkflow, StartFailure>> {
  if (isTooLong(request)) return refused('bad-file', `the video is longer than ${String(ENLARGED_SECONDS)} s`);
  const model = findOpenModel(request.model);
  const workflow = model && workflowFor(model, request.mode);
  const files = await uploadFiles(api, request.files, { name: nameFor(key), signal });
  if (!files.ok) return files;
  const slots = model && slotsOf(model, request, { files: files.value, name: `kinora/${nameFor(key)}` });
  const filled = workflow && slots && fill(workflow, slots);
  return filled ? ok(filled) : refused('crashed', 'something of the workflow stays open');
}
