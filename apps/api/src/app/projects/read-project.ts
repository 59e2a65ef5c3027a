import type { OwnMedium, ProjectMediaStore } from '../../domain/projects/project-media.ts';
import { mediaIdsOf } from '../../domain/projects/project-version.ts';
import type { KeptProject, Projects } from '../../domain/projects/projects.ts';

export interface MediaDeps {
  readonly projectMedia: ProjectMediaStore;
}

/** What was looked up; media that are deleted, unfinished or another member's are missing, without saying which. */
export interface LookedUp {
  readonly media: readonly OwnMedium[];
  readonly missing: readonly string[];
}

/** Looks at media by their ids as their member's own. */
export async function lookUpMedia(
  { projectMedia }: MediaDeps,
  memberId: string,
  ids: readonly string[],
): Promise<LookedUp> {
  const wanted = [...new Set(ids)];
  const media = await projectMedia.find(memberId, wanted);
  const found = new Set(media.map(({ mediaId }) => mediaId));
  return { media, missing: wanted.filter((id) => !found.has(id)) };
}

export interface ReadProject extends KeptProject, LookedUp {}

/** A whole project; undefined where there is none of this member. */
export async function readProject(
  deps: MediaDeps & { readonly projects: Pick<Projects, 'find'> },
  memberId: string,
  id: string,
): Promise<ReadProject | undefined> {
  const kept = await deps.projects.find(memberId, id);
  if (!kept) return undefined;
  return { ...kept, ...(await lookUpMedia(deps, memberId, mediaIdsOf(kept.document))) };
}
