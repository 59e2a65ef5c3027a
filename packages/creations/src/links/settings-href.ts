import { FILE_FIELDS, findMode, parametersOf, pageKindOf, type Mode } from '@kinora/contracts/catalogue';
import type { Creation } from '@kinora/contracts/creations';

import { cropFields } from './crop-fragment.ts';
import { effectFragmentOf } from './effect-fragment.ts';

/** Where the settings of clips are used. */
export interface ClipPages {
  /** The address of the page that takes those of texts, pictures and videos; null where the form of this page does. */
  readonly text: string | null;
  readonly image: string | null;
  readonly video: string | null;
  /** The address of an effect's page. */
  readonly effect: (id: string) => string;
  /** The address where a clip is opened in the editor; left out where there is no editor. */
  readonly edit?: (clipId: string) => string;
  /** The address where a project is edited; left out where there is no editor. */
  readonly project?: (projectId: string) => string;
}

type Clip = Pick<Creation, 'model' | 'mode' | 'input'>;
type Asked = Clip & { readonly mode: Mode };

function formFragment({ model, mode: name, input }: Asked): string {
  const mode = findMode(model, name);
  const names = mode ? parametersOf(mode).map(([parameter]) => parameter) : [];
  const wanted = ['prompt', 'negative', ...FILE_FIELDS, ...names, 'from', 'seed', 'variant'] as const;
  const fields = wanted.flatMap((field) => (input[field] === undefined ? [] : [[field, String(input[field])]]));
  const references = input.references?.length ? [['references', input.references.join(' ')]] : [];
  const made = name === 'text' ? [] : [['mode', name]];
  return new URLSearchParams([
    ['model', model],
    ...made,
    ...fields,
    ...references,
    ...cropFields(input.crops),
  ]).toString();
}

/** The address that sets up a form like a clip; null where the form of this page does it, and for exports. */
export function settingsHref(clip: Clip, pages: ClipPages): string | null {
  const { mode, input } = clip;
  // What was exported is set up in the editor.
  if (mode === 'edit') return null;
  if (mode === 'effect' && input.effect !== undefined)
    return `${pages.effect(input.effect)}#${effectFragmentOf(input)}`;
  const page = pages[pageKindOf(mode)];
  return page === null ? null : `${page}#${formFragment({ ...clip, mode })}`;
}

/** The address where a ready clip becomes the video of the next; null where the form of this page takes it. */
export function videoHref({ id, result }: Pick<Creation, 'id' | 'result'>, { video }: Pick<ClipPages, 'video'>) {
  return result === null || video === null
    ? null
    : `${video}#${new URLSearchParams({ mode: 'video', clip: id }).toString()}`;
}

type Edited = Pick<Creation, 'id' | 'result' | 'mode' | 'input'>;

/** The address where a ready clip is opened in the editor, an export with its own project; null where there is none. */
export function editHref({ id, result, mode, input }: Edited, { edit, project }: Pick<ClipPages, 'edit' | 'project'>) {
  if (result === null) return null;
  const own = mode === 'edit' && input.project !== undefined ? project?.(input.project) : undefined;
  return own ?? edit?.(id) ?? null;
}
