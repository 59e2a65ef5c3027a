import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { fail, ok, type Result } from '@kinora/contracts';
import { REFERENCE_SLOTS, type FileSlot } from '@kinora/contracts/catalogue';

import type { CallApi } from '../kit/create-api.ts';
import { unreadable } from '../kit/failures.ts';
import { numberAt } from '../kit/read-json.ts';
import type { StartFailure } from '../remote-provider.ts';
import type { ClipRequest } from '../video-provider.ts';

type Id = Result<number, StartFailure>;
type Body = Result<object, StartFailure>;

/** An upload begins no job, whatever became of its answer. */
const notStarted = (failure: StartFailure): StartFailure => ({ ...failure, mayRun: false });

async function upload(
  api: CallApi,
  path: string,
  { as, field, idAt }: { readonly as: string; readonly field: string; readonly idAt: string },
): Promise<Id> {
  const form = new FormData();
  form.set(
    field,
    new Blob([await readFile(path)], { type: as.startsWith('/image') ? 'image/webp' : 'video/mp4' }),
    basename(path),
  );
  const answered = await api({ method: 'POST', path: as, form });
  if (!answered.ok) return fail(notStarted(answered.failure));
  const id = numberAt(answered.value.json, 'Resp', idAt);
  return id === undefined ? fail(notStarted(unreadable(answered.value.answer))) : ok(id);
}

const PICTURE = { as: '/image/upload', field: 'image', idAt: 'img_id' } as const;
const VIDEO = { as: '/media/upload', field: 'file', idAt: 'media_id' } as const;

/** What goes with every video. */
const commonOf = ({ input }: ClipRequest) => ({
  model: 'v4.5',
  prompt: input.prompt ?? '',
  duration: input.seconds,
  quality: input.resolution,
  ...(input.motion !== undefined && { motion_mode: input.motion }),
  ...(input.negative !== undefined && { negative_prompt: input.negative }),
  ...(input.seed !== undefined && { seed: input.seed }),
  ...(input.shape !== undefined && { aspect_ratio: input.shape }),
});

/** Uploads the pictures of some slots, in their order; the first failure ends it. */
async function pictures(
  api: CallApi,
  { files }: ClipRequest,
  slots: readonly FileSlot[],
): Promise<Result<number[], StartFailure>> {
  const ids: number[] = [];
  for (const path of slots.flatMap((slot) => files[slot] ?? [])) {
    const id = await upload(api, path, PICTURE);
    if (!id.ok) return id;
    ids.push(id.value);
  }
  return ok(ids);
}

async function ofVideo(api: CallApi, request: ClipRequest): Promise<Body> {
  const id = await upload(api, request.files.video ?? '', VIDEO);
  return id.ok ? ok({ ...commonOf(request), video_media_id: id.value }) : id;
}

async function ofPictures(api: CallApi, request: ClipRequest): Promise<Body> {
  const slots: readonly FileSlot[] = request.mode === 'reference' ? REFERENCE_SLOTS : ['first', 'last'];
  const uploaded = await pictures(api, request, slots);
  if (!uploaded.ok) return uploaded;
  const [first, last] = uploaded.value;
  const common = commonOf(request);
  if (request.mode === 'image') return ok({ ...common, img_id: first });
  if (request.mode === 'first-last') return ok({ ...common, first_frame_img: first, last_frame_img: last });
  const references = uploaded.value.map((img_id, at) => ({ type: 'subject', img_id, ref_name: `subject${at + 1}` }));
  return ok({ ...common, image_references: references });
}

const PATHS: Readonly<Partial<Record<ClipRequest['mode'], string>>> = {
  text: '/video/text/generate',
  image: '/video/img/generate',
  'first-last': '/video/transition/generate',
  reference: '/video/fusion/generate',
  video: '/video/extend/generate',
};

/** Where a mode is asked for, and what with; its files are uploaded for it. */
export async function startCall(
  api: CallApi,
  request: ClipRequest,
): Promise<Result<{ readonly path: string; readonly json: object }, StartFailure>> {
  const path = PATHS[request.mode] ?? '';
  if (request.mode === 'text') return ok({ path, json: commonOf(request) });
  const body = request.mode === 'video' ? await ofVideo(api, request) : await ofPictures(api, request);
  return body.ok ? ok({ path, json: body.value }) : body;
}
