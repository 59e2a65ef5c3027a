import { type SecurityProfile, EMAIL_MAX } from '@kinora/contracts';
import type { Credentials } from '@kinora/contracts/identity';
import { credentialsFor } from '@kinora/contracts/identity-schemas';
import { Button, PasswordField, TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';

import { CheckedForm, useCheckedForm, type FieldProblem } from '../forms/checked-form.tsx';
import { focusFirstEmptyField } from '../forms/focus-first-empty-field.ts';
import { passwordHint, passwordRules } from '../forms/password-rules.ts';
import type { FieldName } from './login-messages.ts';

export interface CredentialsFormProps {
  /** What a password manager should offer: the kept password, or a new one. */
  password: 'current' | 'new';
  /** What a password may be is a matter of the server's profile. */
  security?: SecurityProfile | undefined;
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
  const { password, security = 'spec', submitLabel, email = '', onEmailChange, onSubmit } = props;
  const { i18n, t } = useLingui();
  const initialValues: Credentials = { email, password: '' };
  const isNew = password === 'new';
  const schema = credentialsFor(security, isNew);
  const { form, formRef, errorOf, submit } = useCheckedForm({ initialValues, schema, onSubmit });
  const changeEmail = (event: ChangeEvent<HTMLInputElement>) => {
    form.handleChange(event);
    onEmailChange?.(event.currentTarget.value);
  };
  return (
    <div ref={focusFirstEmptyField}>
      <CheckedForm formRef={formRef} submit={submit}>
        <TextField
          {...form.getFieldProps('email')}
          onChange={changeEmail}
          label={t`Email`}
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
          {...(isNew && passwordRules(security))}
          label={t`Password`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          size="large"
          readOnly={form.isSubmitting}
          hint={isNew ? i18n._(passwordHint(security)) : undefined}
          error={errorOf('password')}
        />
        <Button type="submit" size="large" wide busy={form.isSubmitting}>
          {submitLabel}
        </Button>
      </CheckedForm>
    </div>
  );
}
