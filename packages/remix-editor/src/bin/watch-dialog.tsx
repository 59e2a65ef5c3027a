import { ClipPlayer, type PlayedClip } from '@kinora/live-stage/clip';
import { Button, Dialog, PlusIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface WatchDialogProps {
  clip: PlayedClip;
  name: string;
  onAdd: () => void;
  /** Its address may have expired: reads it again. */
  onExpired: () => void;
  onClose: () => void;
}

/** A medium of the bin over the editor, before it goes on the timeline. */
export function WatchDialog({ clip, name, onAdd, onExpired, onClose }: WatchDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={name} closeLabel={t`Close the player`} size="pricing" onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ClipPlayer clip={clip} label={name} listensToPage onExpired={onExpired} onRetry={onExpired} />
        <span className="justify-self-start">
          <Button icon={<PlusIcon />} onClick={onAdd}>
            <Trans>Add to timeline</Trans>
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
