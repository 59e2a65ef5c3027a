import { isMemberAtom } from '@kinora/auth';
import { COUNT_MAX } from '@kinora/contracts';
import { balanceAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { costAtom } from '../draft/cost-atoms.ts';
import { settingsAtom } from '../draft/draft-atoms.ts';
import { textsAtom } from '../prompts/prompts-atoms.ts';
import { affordablePrompts, promptsAtOnce, type Wanted } from './affordable-prompts.ts';
import { knownRightsAtom } from './plan-need-atoms.ts';

/** What one press asks for: all prompts, or as many of the first as a request takes. */
export const askedAtom = atom((get): Wanted & { readonly others: number } => {
  const { count } = get(settingsAtom);
  const all = get(textsAtom).length;
  const prompts = Math.min(all, promptsAtOnce(count));
  return { prompts, count, each: get(costAtom).each, others: all - prompts };
});

/** Fewer prompts that can be made at once where not all of them can; null where there is nothing to offer. */
export const offerAtom = atom((get): number | null => {
  const asked = get(askedAtom);
  const countMax = Math.min(COUNT_MAX, get(knownRightsAtom)?.countMax ?? COUNT_MAX);
  const first = affordablePrompts(asked, { balance: get(isMemberAtom) ? get(balanceAtom) : null, countMax });
  return first > 0 && first < asked.prompts ? first : null;
});
