import type { Credentials } from '@kinora/contracts';
import { EMAIL_MAX } from '@kinora/contracts';
import { credentials } from '@kinora/contracts/schemas';
import { Button, PasswordField, TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormik } from 'formik';
import { useRef, useState, type SubmitEvent } from 'react';

import { fieldMessage } from './field-message.ts';
import type { FieldName } from './login-message.ts';
import { PASSWORD_RULES } from './password-rules.ts';

export interface FieldProblem {
  readonly field: FieldName;
  /** In the reader's language. */
  readonly text: string;
}

export interface CredentialsFormProps {
  /** What a password manager should offer: the kept password, or a new one. */
  password: 'current' | 'new';
  submitLabel: string;
  /** Resolves with the problem of a field that the server found. */
  onSubmit: (input: Credentials) => Promise<FieldProblem | undefined>;
}

const EMPTY: Credentials = { email: '', password: '' };

/** A refused value stays marked until it is changed. */
interface Refused extends FieldProblem {
  readonly value: string;
}

function useCredentials({ onSubmit }: Pick<CredentialsFormProps, 'onSubmit'>) {
  const { i18n } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const focus = (field: string) => formRef.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  const form = useFormik<Credentials>({
    initialValues: EMPTY,
    validationSchema: credentials,
    validateOnChange: false,
    async onSubmit(input) {
      const problem = await onSubmit(input);
      if (!problem) return;
      setRefused({ ...problem, value: input[problem.field] });
      focus(problem.field);
    },
  });
  const errorOf = (name: FieldName) => {
    const error = form.touched[name] ? form.errors[name] : undefined;
    if (error !== undefined) return i18n._(fieldMessage(error));
    return refused?.field === name && refused.value === form.values[name] ? refused.text : undefined;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    await form.submitForm();
    const [invalid] = Object.keys(await form.validateForm());
    if (invalid !== undefined) focus(invalid);
  };
  return { form, formRef, errorOf, submit };
}

/**
 * Begins in the e-mail field. The attribute is for a dialog that opens around it afterwards, which would choose its
 * cross; the call for a form that replaces another one in an open dialog.
 */
function beginHere(box: HTMLDivElement | null) {
  const email = box?.querySelector<HTMLInputElement>('[name=email]');
  email?.setAttribute('autofocus', '');
  email?.focus();
}

/** E-mail and password, checked on leaving a field and before sending; sends once while in flight. */
export function CredentialsForm({ password, submitLabel, onSubmit }: CredentialsFormProps) {
  const { t } = useLingui();
  const { form, formRef, errorOf, submit } = useCredentials({ onSubmit });
  const isNew = password === 'new';
  return (
    <div ref={beginHere}>
      <form ref={formRef} onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
        <TextField
          {...form.getFieldProps('email')}
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
      </form>
    </div>
  );
}
