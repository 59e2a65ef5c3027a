import type { SecurityProfile } from '@kinora/contracts';
import { newPassword } from '@kinora/contracts/identity-schemas';
import { Button, PasswordField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { CheckedForm, useCheckedForm } from '../forms/checked-form.tsx';
import { focusFirstEmptyField } from '../forms/focus-first-empty-field.ts';
import { passwordHint, passwordRules } from '../forms/password-rules.ts';
import { StepFooter } from './step-footer.tsx';

export interface PasswordStepProps {
  /** What a password may be is a matter of the server's profile. */
  security?: SecurityProfile | undefined;
  /** Whose password it is, for password managers. */
  email: string;
  /** Resolves with what is wrong with it. */
  onSubmit: (password: string) => Promise<string | undefined>;
  onBack: () => void;
}

/** The new password, twice. */
export function PasswordStep({ security = 'spec', email, onSubmit, onBack }: PasswordStepProps) {
  const { i18n, t } = useLingui();
  const { form, formRef, errorOf, submit } = useCheckedForm({
    initialValues: { password: '', confirmation: '' },
    schema: newPassword(security),
    onSubmit: async ({ password }) => {
      const text = await onSubmit(password);
      return text === undefined ? undefined : { field: 'password', text };
    },
  });
  const same = {
    ...passwordRules(security),
    showLabel: t`Show password`,
    hideLabel: t`Hide password`,
    autoComplete: 'new-password',
    size: 'large',
    readOnly: form.isSubmitting,
  } as const;
  return (
    <div ref={focusFirstEmptyField} className="grid gap-5">
      <CheckedForm formRef={formRef} submit={submit}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...same}
          {...form.getFieldProps('password')}
          label={t`New password`}
          hint={i18n._(passwordHint(security))}
          error={errorOf('password')}
        />
        <PasswordField
          {...same}
          {...form.getFieldProps('confirmation')}
          label={t`Confirm new password`}
          error={errorOf('confirmation')}
        />
        <Button type="submit" size="large" wide busy={form.isSubmitting}>
          <Trans>Save password</Trans>
        </Button>
      </CheckedForm>
      <StepFooter onBack={onBack} />
    </div>
  );
}
