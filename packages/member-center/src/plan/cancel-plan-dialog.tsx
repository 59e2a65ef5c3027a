import type { RunningPlan } from '@kinora/contracts/plans';
import { skuWords } from '@kinora/credits';
import { Button, CheckIcon, CloseIcon, Dialog, Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface CancelPlanDialogProps {
  plan: RunningPlan;
  isBusy: boolean;
  /** Why it did not work, in the reader's language. */
  problem?: string | undefined;
  onCancelPlan: () => void;
  onClose: () => void;
}

function Fate({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-small text-pretty text-muted">
      <span className="mt-0.5 flex-none [&>svg]:size-4">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** Says what stays, and until when, before a plan is cancelled. */
export function CancelPlanDialog({ plan, isBusy, problem, onCancelPlan, onClose }: CancelPlanDialogProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(skuWords(plan.sku));
  const day = i18n.date(new Date(plan.paidUntil), { dateStyle: 'long' });
  return (
    <Dialog title={t`Cancel your plan?`} lede={name} closeLabel={t`Close`} busy={isBusy} onClose={onClose}>
      <ul className="grid gap-2 rounded-inner bg-surface-2 p-4 shadow-lit">
        <Fate icon={<CheckIcon />}>
          <Trans>You keep everything until {day}, which you’ve paid for.</Trans>
        </Fate>
        <Fate icon={<CheckIcon />}>
          <Trans>Plan credits last seven more days. Other credits and all your clips stay.</Trans>
        </Fate>
        <Fate icon={<CloseIcon />}>
          <Trans>It won’t renew, and you won’t be charged again.</Trans>
        </Fate>
      </ul>
      {problem !== undefined && (
        <Notice look="danger" announce="alert">
          {problem}
        </Notice>
      )}
      <div className="grid gap-2">
        <Button size="large" wide look="danger" busy={isBusy} onClick={onCancelPlan}>
          <Trans>Cancel plan</Trans>
        </Button>
        <Button size="large" wide look="quiet" disabled={isBusy} onClick={onClose}>
          <Trans context="plan">Keep plan</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
