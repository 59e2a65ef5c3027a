import { Skeleton, useLazy } from '@kinora/ui';

import { lazyInspiration } from '../lazy-inspiration.ts';
import type { InspirationRowPanelProps } from './inspiration-row-panel.tsx';

export type InspirationRowProps = InspirationRowPanelProps;

/** Three scenes to go on from, in their place before the list of them is here. */
export function InspirationRow(props: InspirationRowProps) {
  const inspiration = useLazy(lazyInspiration);
  if (inspiration) return <inspiration.InspirationRowPanel {...props} />;
  return (
    <div aria-busy="true" className="grid gap-3.5 dialog:grid-cols-3">
      <Skeleton shape="film" />
      <Skeleton shape="film" />
      <Skeleton shape="film" />
    </div>
  );
}
