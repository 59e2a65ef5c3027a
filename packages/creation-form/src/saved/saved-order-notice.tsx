import { Button, Notice } from '@kinora/ui';
import { Plural, Trans } from '@lingui/react/macro';

export interface SavedOrderNoticeProps {
  prompt: string;
  /** In credits, as it was shown when it was saved. */
  cost: number;
  busy?: boolean;
  onCreate: () => void;
  onForget: () => void;
}

/** A request that was kept over a login and waits for a click. */
export function SavedOrderNotice({ prompt, cost, busy = false, onCreate, onForget }: SavedOrderNoticeProps) {
  return (
    <Notice look="info" announce="status">
      <p>
        <Trans>Your request is saved:</Trans> <bdi className="wrap-anywhere text-strong">{prompt}</bdi>
      </p>
      <p className="flex flex-wrap gap-2 pt-2">
        <Button look="soft" size="small" busy={busy} onClick={onCreate}>
          <Plural value={cost} one="Create it for # credit" other="Create it for # credits" />
        </Button>
        <Button look="quiet" size="small" onClick={onForget}>
          <Trans>Forget it</Trans>
        </Button>
      </p>
    </Notice>
  );
}
