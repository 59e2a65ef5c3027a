import { Dialog } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { SharePanel, type SharePanelProps } from './share-panel.tsx';

export interface ShareDialogPanelProps extends SharePanelProps {
  title: string;
  onClose: () => void;
}

/** Who sees a clip, without playing it. */
export function ShareDialogPanel({ title, onClose, ...clip }: ShareDialogPanelProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Share this clip`} lede={<bdi>{title}</bdi>} closeLabel={t`Close`} onClose={onClose}>
      <SharePanel {...clip} />
    </Dialog>
  );
}
