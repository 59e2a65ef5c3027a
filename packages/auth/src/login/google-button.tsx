import { Button, Divider, GoogleLogo } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

import { keepFocus } from '../forms/keep-focus.ts';

export interface GoogleButtonProps {
  /** The page is about to leave for Google. */
  busy: boolean;
  onPress: () => void;
}

/** The other way in, above the form. */
export function GoogleButton({ busy, onPress }: GoogleButtonProps) {
  return (
    <div className="grid gap-4">
      <Button
        look="light"
        size="large"
        wide
        busy={busy}
        icon={<GoogleLogo />}
        onMouseDown={keepFocus}
        onClick={onPress}
      >
        <Trans>Continue with Google</Trans>
      </Button>
      <Divider>
        <Trans>or</Trans>
      </Divider>
    </div>
  );
}
