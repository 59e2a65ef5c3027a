import type { Credentials } from '@kinora/contracts';
import { TextButton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { CredentialsForm, type FieldProblem } from './credentials-form.tsx';
import { keepFocus } from './keep-focus.ts';

export interface LoginViewProps {
  onSubmit: (input: Credentials) => Promise<FieldProblem | undefined>;
  onSignUp: () => void;
}

export function LoginView({ onSubmit, onSignUp }: LoginViewProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      <CredentialsForm password="current" submitLabel={t`Log in`} onSubmit={onSubmit} />
      <p className="text-center text-small text-muted">
        <Trans>
          New here?{' '}
          <TextButton onMouseDown={keepFocus} onClick={onSignUp}>
            Create an account
          </TextButton>
        </Trans>
      </p>
    </div>
  );
}
