import type { Credentials } from '@kinora/contracts';
import { Link, TextButton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { CredentialsForm, type FieldProblem } from './credentials-form.tsx';
import { keepFocus } from './keep-focus.ts';

/** Where the operator's pages are. */
export interface LegalPages {
  readonly terms: string;
  readonly privacy: string;
}

export interface SignUpViewProps {
  /** Left out until these pages exist. */
  legal?: LegalPages | undefined;
  onSubmit: (input: Credentials) => Promise<FieldProblem | undefined>;
  onLogin: () => void;
}

export function SignUpView({ legal, onSubmit, onLogin }: SignUpViewProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      <CredentialsForm password="new" submitLabel={t`Create account`} onSubmit={onSubmit} />
      {legal && (
        <p className="text-center text-small text-muted">
          <Trans>
            By creating an account you agree to the{' '}
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
          You have an account?{' '}
          <TextButton onMouseDown={keepFocus} onClick={onLogin}>
            Log in
          </TextButton>
        </Trans>
      </p>
    </div>
  );
}
