import type { LibraryItem } from '@kinora/contracts/library';
import { ClipLinksPanel } from '@kinora/creating/clips';
import { CreationHandlersPanel, EndingNotice } from '@kinora/creations';
import type { ClipPages } from '@kinora/creations/links';

export interface EndingPanelProps {
  item: LibraryItem;
  /** Where settings of clips are used. */
  pages: ClipPages;
}

/** What is told of an item without a clip, once it has ended. */
export function EndingPanel({ item, pages }: EndingPanelProps) {
  if (item.endedAt === null || item.result !== null) return null;
  return (
    <CreationHandlersPanel>
      {({ onRetry }) => (
        <ClipLinksPanel pages={pages}>
          {({ settingsHrefOf, renderOtherModels }) => (
            <EndingNotice
              creation={item}
              href={settingsHrefOf(item)}
              onRetry={(clip) => void onRetry(clip)}
              renderOtherModels={renderOtherModels}
            />
          )}
        </ClipLinksPanel>
      )}
    </CreationHandlersPanel>
  );
}
