import { EMAIL_MAX } from '@kinora/contracts';
import { addressInput } from '@kinora/contracts/identity-schemas';
import { Button, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { CheckedForm, useCheckedForm } from '../forms/checked-form.tsx';
import { focusFirstEmptyField } from '../forms/focus-first-empty-field.ts';
import { StepFooter } from './step-footer.tsx';

export interface EmailStepProps {
  /** Known already from the login. */
  email: string;
  /** Resolves with what is wrong with it. */
  onSubmit: (email: string) => Promise<string | undefined>;
  /** Hands back what was typed. */
  onBack: (email: string) => void;
}

/** Whose password it is. */
export function EmailStep({ email, onSubmit, onBack }: EmailStepProps) {
  const { t } = useLingui();
  const { form, formRef, errorOf, submit } = useCheckedForm({
    initialValues: { email },
    schema: addressInput,
    onSubmit: async (typed) => {
      const text = await onSubmit(typed.email);
      return text === undefined ? undefined : { field: 'email', text };
    },
  });
  return (
    <div ref={focusFirstEmptyField} className="grid gap-5">
      <CheckedForm formRef={formRef} submit={submit}>
        <TextField
          {...form.getFieldProps('email')}
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
        <Button type="submit" size="large" wide busy={form.isSubmitting} disabled={form.values.email.trim() === ''}>
          <Trans>Next</Trans>
        </Button>
      </CheckedForm>
      <StepFooter onBack={() => onBack(form.values.email)} />
    </div>
  );
}
