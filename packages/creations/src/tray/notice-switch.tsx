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
        label={<Trans>Notify me when clips finish while this tab is in the background</Trans>}
        checked={isOn}
        disabled={state === 'blocked'}
        onSwitch={onSwitch}
      />
      {state === 'blocked' && (
        <p className="text-micro text-muted">
          <Trans>Your browser blocks notifications from this site. Allow them in the browser settings.</Trans>
        </p>
      )}
    </div>
  );
}
