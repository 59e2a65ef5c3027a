import { pageKindOf } from '@kinora/contracts/catalogue';
import { pageKindAtom } from '@kinora/creating';
import { creationsAtom } from '@kinora/creations';
import { atom } from 'jotai';

const SHOWN = 8;

/** The prompts of the member's newest clips of this kind of page, each once, newest first. */
export const earlierPromptsAtom = atom((get): readonly string[] => {
  const kind = get(pageKindAtom);
  const prompts = get(creationsAtom).flatMap(({ mode, input: { prompt = '' } }) =>
    mode !== 'effect' && mode !== 'edit' && pageKindOf(mode) === kind && prompt !== '' ? [prompt] : [],
  );
  return [...new Set(prompts)].slice(0, SHOWN);
});
