import { supportInput } from '@kinora/contracts/schemas';
import { useLingui } from '@lingui/react/macro';
import { useFormik } from 'formik';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import type { SupportDraft } from './support-draft-atoms.ts';
import { fieldWords } from './support-words.ts';

/** Problems of fields that the server found, by the field's wire name. */
export type FieldProblems = Readonly<Record<string, string>>;

export interface SupportFormOptions {
  draft: SupportDraft;
  /** Called with everything that is typed. */
  onDraft: (draft: SupportDraft) => void;
  onSend: (draft: SupportDraft) => Promise<FieldProblems | undefined>;
}

const IN_ORDER = ['topic', 'email', 'creation', 'message'] as const;
type Name = (typeof IN_ORDER)[number];

/** What a message is written with: checked on leaving a field and before sending, sent once while in flight. */
export function useSupportForm({ draft, onDraft, onSend }: SupportFormOptions) {
  const { i18n } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  // What the server refused stays marked until it is changed.
  const [refused, setRefused] = useState<FieldProblems>({});
  const focusFirst = (problems: FieldProblems) => {
    const name = IN_ORDER.find((one) => problems[one] !== undefined);
    formRef.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  };
  const form = useFormik<SupportDraft>({
    initialValues: draft,
    validationSchema: supportInput,
    validateOnChange: false,
    async onSubmit(values) {
      const problems = await onSend(values);
      if (!problems) return;
      setRefused(problems);
      focusFirst(problems);
    },
  });
  const { values } = form;
  useEffect(() => onDraft(values), [onDraft, values]);
  const set = (name: Name, value: string) => {
    if (form.errors[name] !== undefined) form.setFieldError(name, undefined);
    setRefused(({ [name]: _changed, ...others }) => others);
    void form.setFieldValue(name, value, false);
  };
  const errorOf = (name: Name) => {
    const problem = (form.touched[name] ? form.errors[name] : undefined) ?? refused[name];
    return problem === undefined ? undefined : i18n._(fieldWords(name, problem));
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    await form.submitForm();
    focusFirst(await form.validateForm());
  };
  return { form, formRef, set, errorOf, submit };
}
