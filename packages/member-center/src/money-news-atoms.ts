import { balanceAtom, balanceNewsAtom, planAtom } from '@kinora/credits';
import { atom } from 'jotai';

/** Changes with whatever moves credits, their history or payments: the balance, another tab, a return, the plan. */
export const moneyNewsAtom = atom((get) => {
  const known = get(planAtom);
  const plan = known.state === 'ready' ? known.value.plan : null;
  const ofPlan = plan && [plan.sku, plan.standing, plan.cents, plan.paidUntil, plan.nextCreditsAt, plan.nextSku];
  return [get(balanceAtom), get(balanceNewsAtom), ...(ofPlan ?? [])].join(' ');
});
