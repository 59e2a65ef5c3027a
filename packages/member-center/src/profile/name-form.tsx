import { NAME_MAX } from '@kinora/contracts';
import { Button, Notice, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormik } from 'formik';
import { useState } from 'react';

import type { Problem } from '../failure-messages.ts';
import { nameForm } from '../form/form-schemas.ts';

export interface NameFormProps {
  name: string;
  /** Resolves with what went wrong. */
  onSave: (name: string) => Promise<Problem | undefined>;
}

/** What the member wants to be called. What was typed stays when it could not be saved. */
export function NameForm({ name, onSave }: NameFormProps) {
  const { t, i18n } = useLingui();
  const [problem, setProblem] = useState<Problem>();
  const form = useFormik({
    initialValues: { name },
    enableReinitialize: true,
    validationSchema: nameForm,
    async onSubmit(values) {
      setProblem(await onSave(values.name.trim()));
    },
  });
  const text = problem && i18n._(problem.message);
  const ofField = problem?.field === 'name' ? text : undefined;
  return (
    <form onSubmit={form.handleSubmit} className="grid gap-3" noValidate>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          {...form.getFieldProps('name')}
          label={t`Name`}
          autoComplete="name"
          maxLength={NAME_MAX}
          readOnly={form.isSubmitting}
          placeholder={t`Your name`}
        />
        <Button type="submit" look="default" size="medium" busy={form.isSubmitting}>
          <Trans>Save</Trans>
        </Button>
      </div>
      {text !== undefined && (
        <Notice look="danger" announce="alert">
          {ofField ?? text}
        </Notice>
      )}
    </form>
  );
}
