import type { RemixTab } from '@kinora/remix-editor';

import { REMIX } from './site-routes.ts';

/** What an address of video remix asks for: one of its pages, or the editor with a project or a clip. */
export type RemixPlace =
  | { readonly page: RemixTab }
  | { readonly page: 'edit'; readonly project: string | null; readonly clip: string | null };

/** The pages of video remix by the name in their address; one that is not known is the first. */
const NAMED: ReadonlyMap<string | null, RemixTab> = new Map([
  ['history', 'history'],
  ['projects', 'projects'],
]);

/** Where an address leads; the editor without anything to edit are the projects. */
export function remixPlaceIn(search: string): RemixPlace {
  const words = new URLSearchParams(search);
  const page = words.get('page');
  if (page !== 'edit') return { page: NAMED.get(page) ?? 'inspiration' };
  const [project, clip] = [words.get('project'), words.get('clip')];
  return project === null && clip === null ? { page: 'projects' } : { page, project, clip };
}

/** The address of a page of video remix. */
export const remixPath = (page: RemixTab): string => `${REMIX}?page=${page}`;

/** Where a project is edited. */
export const projectPath = (id: string): string => `${REMIX}?page=edit&project=${encodeURIComponent(id)}`;

/** Where a clip becomes a project. */
export const editClipPath = (id: string): string => `${REMIX}?page=edit&clip=${encodeURIComponent(id)}`;
