import { apiClientAtom } from '@kinora/api-client';
import { readMedia } from '@kinora/api-client/projects';
import { fail, ok, type Result } from '@kinora/contracts';
import { atom } from 'jotai';

import { createProjectAtom } from '../saving/creating-atoms.ts';
import { projectFromMedia } from '../saving/project-from-media.ts';

/** Why no project was made of a clip: the clip is gone, or the server did not take it. */
type CreateFailure = 'gone' | 'unreachable' | 'too-many-projects';

/** A project that is made of a clip, until its id is known. */
type FromClip =
  | { readonly kind: 'creating' }
  | { readonly kind: 'created'; readonly projectId: string }
  | { readonly kind: 'failed'; readonly failure: CreateFailure };

/** Makes a project that begins with a clip of the member's own; its id. */
const createFromClipAtom = atom(null, async (get, set, creationId: string): Promise<Result<string, CreateFailure>> => {
  const mediaId = `creation:${creationId}`;
  const answer = await readMedia(get(apiClientAtom), [mediaId]);
  if (!answer.ok) return fail('unreachable');
  const medium = answer.value.media[mediaId];
  if (!medium) return fail('gone');
  const document = projectFromMedia(medium, mediaId, () => crypto.randomUUID());
  const created = await set(createProjectAtom, { name: medium.name, document });
  if (created.ok) return ok(created.value.id);
  const { failure } = created;
  return fail(failure.kind === 'refused' && failure.reason === 'too-many-projects' ? failure.reason : 'unreachable');
});

const CREATING = { kind: 'creating' } as const;

/** The project that begins with a clip of the member's own. Showing it creates it, once. */
export function createFromClip(clipId: string) {
  /** Null before it is shown. */
  const madeAtom = atom<FromClip | null>(null);
  const createAtom = atom(null, async (_get, set) => {
    set(madeAtom, CREATING);
    const created = await set(createFromClipAtom, clipId);
    set(
      madeAtom,
      created.ok ? { kind: 'created', projectId: created.value } : { kind: 'failed', failure: created.failure },
    );
  });
  const fromClipAtom = atom(
    (get): FromClip => get(madeAtom) ?? CREATING,
    (get, set) => {
      if (get(madeAtom) === null) void set(createAtom);
    },
  );
  fromClipAtom.onMount = (create) => create();
  return {
    fromClipAtom,
    /** Tries again. */
    createAtom,
  };
}
