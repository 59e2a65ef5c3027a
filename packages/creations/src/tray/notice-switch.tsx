import type { NoticeState } from '@kinora/browser';
import { Switch } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface NoticeSwitchProps {
  state: NoticeState;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Whether the browser tells of clips that end while nobody sees the page; absent where it cannot. */
export function NoticeSwitch({ state, isOn, onSwitch }: NoticeSwitchProps) {
  if (state === 'none') return null;
  return (
    <div className="grid gap-1 px-1">
      <Switch
        label={<Trans>Notify me when a clip ends while this page is hidden</Trans>}
        checked={isOn}
        disabled={state === 'blocked'}
        onSwitch={onSwitch}
      />
      {state === 'blocked' && (
        <p className="text-micro text-muted">
          <Trans>Your browser blocks notifications of this site. Allow them in its settings.</Trans>
        </p>
      )}
    </div>
  );
}
