import { Switch } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface OwnKeySwitchProps {
  /** The provider whose key it is, by its name. */
  provider: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Whether a clip is made with the member's own key instead of credits. */
export function OwnKeySwitch({ provider, isOn, onSwitch }: OwnKeySwitchProps) {
  return <Switch label={<Trans>Use your {provider} key</Trans>} checked={isOn} onSwitch={onSwitch} />;
}
