import type { LibraryItem } from '@kinora/contracts/library';
import { titlesAtom } from '@kinora/creations';
import { Dialog } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { SharePanel } from './share-panel.tsx';

export interface ShareDialogPanelProps {
  item: LibraryItem;
  onClose: () => void;
}

/** Who sees a clip, without playing it. */
export function ShareDialogPanel({ item, onClose }: ShareDialogPanelProps) {
  const { t, i18n } = useLingui();
  const titleOf = useAtomValue(titlesAtom);
  return (
    <Dialog title={t`Share this clip`} lede={<bdi>{titleOf(item, i18n)}</bdi>} closeLabel={t`Close`} onClose={onClose}>
      <SharePanel item={item} />
    </Dialog>
  );
}
