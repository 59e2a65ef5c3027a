import { BalanceSectionPanel } from '../credits/balance-section-panel.tsx';
import { HistorySectionPanel } from '../credits/history-section-panel.tsx';
import { PlanSectionPanel } from '../plan/plan-section-panel.tsx';

/** Credits, plan and history. */
export function MoneyPanel() {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-2">
        <BalanceSectionPanel />
        <PlanSectionPanel />
      </div>
      <HistorySectionPanel />
    </>
  );
}
