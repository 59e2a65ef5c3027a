import { useLingui } from '@lingui/react/macro';
import { useFormik } from 'formik';
import { useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';

import { fieldMessage } from './field-messages.ts';

/** A problem of one field. */
export interface FieldProblem<Name extends string = string> {
  readonly field: Name;
  /** In the reader's language. */
  readonly text: string;
}

export interface CheckedFormOptions<Values extends Readonly<Record<string, string>>> {
  readonly initialValues: Values;
  /** A schema of yup that names text keys. */
  readonly schema: unknown;
  /** What is wrong from the beginning, until it is changed. */
  readonly problem?: FieldProblem<keyof Values & string> | undefined;
  /** Resolves with the problem of a field that the server found. */
  readonly onSubmit: (values: Values) => Promise<FieldProblem<keyof Values & string> | undefined>;
}

/** A refused value stays marked until it is changed. */
interface Refused<Name extends string> extends FieldProblem<Name> {
  readonly value: string | undefined;
}

/** A form that is checked on leaving a field and before sending, goes to the first problem, and sends once. */
export function useCheckedForm<Values extends Readonly<Record<string, string>>>(options: CheckedFormOptions<Values>) {
  type Name = keyof Values & string;
  const { initialValues, schema, problem, onSubmit } = options;
  const { i18n } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused<Name> | undefined>(
    problem && { ...problem, value: initialValues[problem.field] },
  );
  const focus = (field: string) => formRef.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  const form = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    async onSubmit(values) {
      const found = await onSubmit(values);
      setRefused(found && { ...found, value: values[found.field] });
      if (found) focus(found.field);
    },
  });
  const errorOf = (name: Name): string | undefined => {
    // Formik's own types lose the names of the fields.
    const error = form.touched[name] ? (form.errors[name] as string | undefined) : undefined;
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

export interface CheckedFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

/** The element of such a form: what is wrong is said by the fields, not by the browser. */
export function CheckedForm({ formRef, submit, children }: CheckedFormProps) {
  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      {children}
    </form>
  );
}
