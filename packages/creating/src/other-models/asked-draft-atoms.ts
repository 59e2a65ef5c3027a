import { referenceCountAtom } from '@kinora/source-files';
import { atom } from 'jotai';

import { draftAtom } from '../draft/draft-atoms.ts';
import { inputOf, type Asked } from '../draft/draft.ts';

/** Stands for a file that is in the form. */
const IN_FORM = 'in-form';

/** The draft of words as a creation: what it would be asked for as. */
export const askedDraftAtom = atom((get): Asked => {
  const draft = get(draftAtom);
  const references = draft.mode === 'reference' ? Array.from({ length: get(referenceCountAtom) }, () => IN_FORM) : [];
  return {
    model: draft.model,
    mode: draft.mode,
    input: { ...inputOf(draft), ...(references.length > 0 && { references }) },
  };
});
