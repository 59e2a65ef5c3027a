import type { SecurityProfile } from '@kinora/contracts';
import type { Credentials } from '@kinora/contracts/identity';
import { Link, TextButton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { FieldProblem } from '../forms/checked-form.tsx';
import { keepFocus } from '../forms/keep-focus.ts';
import { CredentialsForm } from './credentials-form.tsx';
import type { FieldName } from './login-messages.ts';

/** Where the operator's pages are. */
export interface LegalPages {
  readonly terms: string;
  readonly privacy: string;
}

export interface SignUpViewProps {
  /** The server's profile, by which passwords are checked. */
  security?: SecurityProfile | undefined;
  /** Left out until these pages exist. */
  legal?: LegalPages | undefined;
  /** Known already from another view. */
  email?: string | undefined;
  onEmailChange?: ((email: string) => void) | undefined;
  onSubmit: (input: Credentials) => Promise<FieldProblem<FieldName> | undefined>;
  onLogin: () => void;
}

export function SignUpView({ security, legal, email, onEmailChange, onSubmit, onLogin }: SignUpViewProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      <CredentialsForm
        security={security}
        password="new"
        submitLabel={t`Create account`}
        email={email}
        onEmailChange={onEmailChange}
        onSubmit={onSubmit}
      />
      {legal && (
        <p className="text-center text-small text-muted">
          <Trans>
            By creating an account, you agree to the{' '}
            <Link href={legal.terms} external>
              terms
            </Link>{' '}
            and the{' '}
            <Link href={legal.privacy} external>
              privacy policy
            </Link>
            .
          </Trans>
        </p>
      )}
      <p className="text-center text-small text-muted">
        <Trans>
          Already have an account?{' '}
          <TextButton onMouseDown={keepFocus} onClick={onLogin}>
            Log in
          </TextButton>
        </Trans>
      </p>
    </div>
  );
}
