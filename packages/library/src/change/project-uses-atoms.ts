import { apiClientAtom } from '@kinora/api-client';
import { readMediaUses } from '@kinora/api-client/projects';
import { MEDIA_IDS_MAX } from '@kinora/contracts/projects';
import { atom } from 'jotai';

/** The names of projects that use these clips, each once; none where the server does not say. */
export const projectUsesAtom = atom(null, async (get, _set, ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const uses = await readMediaUses(
    get(apiClientAtom),
    ids.slice(0, MEDIA_IDS_MAX).map((id) => `creation:${id}`),
  );
  if (!uses.ok) return [];
  const projects = new Map(uses.value.flatMap((use) => use.projects).map(({ id, name }) => [id, name]));
  return [...projects.values()];
});
