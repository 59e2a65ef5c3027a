import { findMode, parametersOf, type Creation } from '@kinora/contracts';

import { effectFragmentOf } from '../draft/effect-fragment.ts';

/** Where the settings of clips are used. */
export interface ClipPages {
  /** The address of the page that takes those of texts; null where the form of this page does. */
  readonly text: string | null;
  /** The address of an effect's page. */
  readonly effect: (id: string) => string;
}

function textFragment({ model, mode: name, input }: Pick<Creation, 'model' | 'mode' | 'input'>): string {
  const mode = findMode(model, name);
  const names = mode ? parametersOf(mode).map(([parameter]) => parameter) : [];
  const wanted = ['prompt', ...names, 'seed'] as const;
  const fields = wanted.flatMap((field) => (input[field] === undefined ? [] : [[field, String(input[field])]]));
  return new URLSearchParams([['model', model], ...fields]).toString();
}

/** The address that sets up a form like a clip; null where the form of this page does it. */
export function settingsHref(clip: Pick<Creation, 'model' | 'mode' | 'input'>, pages: ClipPages): string | null {
  const { mode, input } = clip;
  if (mode === 'effect' && input.effect !== undefined)
    return `${pages.effect(input.effect)}#${effectFragmentOf(input)}`;
  return pages.text === null ? null : `${pages.text}#${textFragment(clip)}`;
}
