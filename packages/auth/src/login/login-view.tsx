import type { SecurityProfile } from '@kinora/contracts';
import type { Credentials } from '@kinora/contracts/identity';
import { TextButton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { FieldProblem } from '../forms/checked-form.tsx';
import { keepFocus } from '../forms/keep-focus.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { GoogleButton, type GoogleButtonProps } from './google-button.tsx';
import type { FieldName } from './login-messages.ts';

export interface LoginViewProps {
  /** The server's profile, by which passwords are checked. */
  security?: SecurityProfile | undefined;
  /** Known already from another view. */
  email?: string | undefined;
  /** Left out where the server does not offer it. */
  google?: GoogleButtonProps | undefined;
  onEmailChange?: ((email: string) => void) | undefined;
  onSubmit: (input: Credentials) => Promise<FieldProblem<FieldName> | undefined>;
  onSignUp: () => void;
  onForgot: () => void;
}

export function LoginView({ security, email, google, onEmailChange, onSubmit, onSignUp, onForgot }: LoginViewProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      {google && <GoogleButton {...google} />}
      <CredentialsForm
        security={security}
        password="current"
        submitLabel={t`Log in`}
        email={email}
        onEmailChange={onEmailChange}
        onSubmit={onSubmit}
      />
      <div className="grid gap-2 text-center text-small text-muted">
        <p>
          <Trans>
            New here?{' '}
            <TextButton onMouseDown={keepFocus} onClick={onSignUp}>
              Create an account
            </TextButton>
          </Trans>
        </p>
        <p>
          <TextButton onMouseDown={keepFocus} onClick={onForgot}>
            <Trans>Forgot your password?</Trans>
          </TextButton>
        </p>
      </div>
    </div>
  );
}
