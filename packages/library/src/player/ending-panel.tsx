import type { LibraryItem } from '@kinora/contracts/library';
import { CreationHandlersPanel, EndingNotice } from '@kinora/creations';

export interface EndingPanelProps {
  item: LibraryItem;
  /** Where the form is that takes its settings. */
  href: string | null;
}

/** What is told of an item without a clip, once it has ended. */
export function EndingPanel({ item, href }: EndingPanelProps) {
  if (item.endedAt === null || item.result !== null) return null;
  return (
    <CreationHandlersPanel>
      {({ onRetry }) => <EndingNotice creation={item} href={href} onRetry={(clip) => void onRetry(clip)} />}
    </CreationHandlersPanel>
  );
}
