import { Button, Dialog, Notice, type ButtonProps } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormik } from 'formik';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { AnyObjectSchema } from 'yup';

import type { Problem } from '../failure-messages.ts';
import { formWords } from './form-messages.ts';
import { MemberField, type MemberFieldProps } from './member-field.tsx';

type Name = MemberFieldProps['name'];
export type FormValues = Readonly<Record<Name, string>>;
export type FormField = Pick<MemberFieldProps, 'name' | 'label' | 'hint' | 'security'>;

export interface FormDialogProps {
  title: string;
  lede?: ReactNode;
  /** Between the title and the fields. */
  children?: ReactNode;
  fields: readonly FormField[];
  schema: AnyObjectSchema;
  initial?: Partial<FormValues>;
  /** Whose password it is, for password managers. */
  account: string;
  submitLabel: string;
  look?: ButtonProps['look'];
  /** Resolves with what went wrong; closing the dialog has been confirmed before. */
  onSubmit: (values: FormValues) => Promise<Problem | undefined>;
  onClose: () => void;
}

const EMPTY: FormValues = { current: '', email: '', key: '', password: '', word: '' };

/** A problem the server found; that of a field stays marked until it is changed. */
interface Found extends Problem {
  readonly value: string | undefined;
}

function useForm({ fields, schema, initial, onSubmit }: FormDialogProps) {
  const { i18n } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Found>();
  const focus = (field: string) => formRef.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  const ownName = (problem: Problem) => fields.find(({ name }) => name === problem.field)?.name;
  const form = useFormik<FormValues>({
    initialValues: { ...EMPTY, ...initial },
    validationSchema: schema,
    validateOnChange: false,
    async onSubmit(values) {
      setFound(undefined);
      const problem = await onSubmit(values);
      if (!problem) return;
      const name = ownName(problem);
      setFound({ ...problem, value: name && values[name] });
      if (name !== undefined) focus(name);
    },
  });
  const errorOf = (name: Name) => {
    const error = form.touched[name] ? form.errors[name] : undefined;
    if (error !== undefined) return i18n._(formWords(error));
    return found?.field === name && found.value === form.values[name] ? i18n._(found.message) : undefined;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    await form.submitForm();
    const errors = await form.validateForm();
    const invalid = fields.find(({ name }) => errors[name] !== undefined);
    if (invalid) focus(invalid.name);
  };
  const general = found && ownName(found) === undefined ? i18n._(found.message) : undefined;
  return { form, formRef, errorOf, general, submit };
}

/** Begins in the first field: the attribute is for the dialog that opens around it afterwards. */
function focusFirstEmptyField(form: HTMLDivElement | null) {
  const first = form?.querySelector<HTMLInputElement>('input:not([hidden])');
  first?.setAttribute('autofocus', '');
}

/** Asks for something in a dialog: checked on leaving a field and before sending, sent once while in flight. */
export function FormDialog(props: FormDialogProps) {
  const { title, lede, children, fields, account, submitLabel, look, onClose } = props;
  const { t } = useLingui();
  const { form, formRef, errorOf, general, submit } = useForm(props);
  const busy = form.isSubmitting;
  return (
    <Dialog title={title} lede={lede} closeLabel={t`Close`} busy={busy} onClose={onClose}>
      {children}
      <div ref={focusFirstEmptyField}>
        <form ref={formRef} onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
          <input type="email" autoComplete="username" value={account} readOnly hidden />
          {fields.map((field) => (
            <MemberField
              key={field.name}
              {...form.getFieldProps(field.name)}
              {...field}
              readOnly={busy}
              error={errorOf(field.name)}
            />
          ))}
          {general !== undefined && (
            <Notice look="danger" announce="alert">
              {general}
            </Notice>
          )}
          <div className="grid gap-2">
            <Button type="submit" size="large" wide busy={busy} look={look}>
              {submitLabel}
            </Button>
            <Button size="large" wide look="quiet" disabled={busy} onClick={onClose}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  );
}
