import { readCredits } from '@kinora/api-client/money';
import { createMemberAnswer } from '@kinora/auth';

import { moneyNewsAtom } from '../money-news-atoms.ts';

const credits = createMemberAnswer({ read: readCredits, newsAtom: moneyNewsAtom });

/** The lots, read while they are shown. */
export const creditsAtom = credits.answerAtom;

export const loadCreditsAtom = credits.loadAtom;
