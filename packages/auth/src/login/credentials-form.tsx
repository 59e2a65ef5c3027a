import type { Credentials } from '@kinora/contracts';
import { EMAIL_MAX } from '@kinora/contracts';
import { credentials } from '@kinora/contracts/schemas';
import { Button, PasswordField, TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';

import { beginHere } from './begin-here.ts';
import { CheckedForm, useCheckedForm, type FieldProblem } from './checked-form.tsx';
import type { FieldName } from './login-message.ts';
import { PASSWORD_RULES } from './password-rules.ts';

export interface CredentialsFormProps {
  /** What a password manager should offer: the kept password, or a new one. */
  password: 'current' | 'new';
  submitLabel: string;
  /** Known already from another view. */
  email?: string | undefined;
  /** Hears what is typed, for another view. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** Resolves with the problem of a field that the server found. */
  onSubmit: (input: Credentials) => Promise<FieldProblem<FieldName> | undefined>;
}

/** E-mail and password, checked on leaving a field and before sending; sends once while in flight. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { password, submitLabel, email = '', onEmailChange, onSubmit } = props;
  const { t } = useLingui();
  const initialValues: Credentials = { email, password: '' };
  const { form, formRef, errorOf, submit } = useCheckedForm({ initialValues, schema: credentials, onSubmit });
  const isNew = password === 'new';
  const changeEmail = (event: ChangeEvent<HTMLInputElement>) => {
    form.handleChange(event);
    onEmailChange?.(event.currentTarget.value);
  };
  return (
    <div ref={beginHere}>
      <CheckedForm formRef={formRef} submit={submit}>
        <TextField
          {...form.getFieldProps('email')}
          onChange={changeEmail}
          label={t`E-mail`}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          size="large"
          readOnly={form.isSubmitting}
          error={errorOf('email')}
        />
        <PasswordField
          {...form.getFieldProps('password')}
          {...(isNew && PASSWORD_RULES)}
          label={t`Password`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          size="large"
          readOnly={form.isSubmitting}
          hint={isNew ? t`6 to 16 letters, digits and punctuation marks.` : undefined}
          error={errorOf('password')}
        />
        <Button type="submit" size="large" wide busy={form.isSubmitting}>
          {submitLabel}
        </Button>
      </CheckedForm>
    </div>
  );
}
