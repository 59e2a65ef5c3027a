import { EMAIL_MAX, SUPPORT_MESSAGE_MAX } from '@kinora/contracts';
import { supportInput } from '@kinora/contracts/schemas';
import { Button, Notice, OfflineIcon, PromptField, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormik } from 'formik';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';

import type { SupportDraft } from './support-draft-atoms.ts';
import { fieldWords } from './support-messages.ts';
import { TopicChoices } from './topic-choices.tsx';

/** Problems of fields that the server found, by the field's wire name. */
type FieldProblems = Readonly<Record<string, string>>;

interface SupportFormOptions {
  draft: SupportDraft;
  /** Called with everything that is typed. */
  onDraft: (draft: SupportDraft) => void;
  onSend: (draft: SupportDraft) => Promise<FieldProblems | undefined>;
}

const IN_ORDER = ['topic', 'email', 'creation', 'message'] as const;
type Name = (typeof IN_ORDER)[number];

/** What a message is written with: checked on leaving a field and before sending, sent once while in flight. */
function useSupportForm({ draft, onDraft, onSend }: SupportFormOptions) {
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

export interface ContactFormProps extends SupportFormOptions {
  /** Chooses the clip it is about; left out for guests. */
  renderClip?: ((clip: string, onClip: (id: string) => void) => ReactNode) | undefined;
  /** Why the last attempt did not work. */
  problem?: string | undefined;
  isOnline: boolean;
}

function Footer({ problem, isOnline, busy }: Pick<ContactFormProps, 'problem' | 'isOnline'> & { busy: boolean }) {
  return (
    <>
      {problem !== undefined && !busy && isOnline && (
        <Notice look="danger" announce="alert">
          {problem}
        </Notice>
      )}
      {!isOnline && (
        <Notice icon={<OfflineIcon />} announce="status">
          <Trans>You’re offline. Your message is kept in this tab. Send it when you’re back.</Trans>
        </Notice>
      )}
      <Button type="submit" size="large" wide busy={busy} disabled={!isOnline}>
        <Trans>Send message</Trans>
      </Button>
    </>
  );
}

/** Writes to the operator. What is typed is handed out as it is typed, so that nothing is lost. */
export function ContactForm({ renderClip, problem, isOnline, ...options }: ContactFormProps) {
  const { i18n, t } = useLingui();
  const { form, formRef, set, errorOf, submit } = useSupportForm(options);
  const { values, isSubmitting } = form;
  const describeCount = (length: number, limit: number) =>
    t`${i18n.number(length)} of ${i18n.number(limit)} characters`;
  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
      <TopicChoices topic={values.topic} onTopic={(topic) => set('topic', topic)} error={errorOf('topic')} />
      <TextField
        {...form.getFieldProps('email')}
        onChange={(event) => set('email', event.target.value)}
        label={t`Your email address`}
        hint={t`We’ll reply there.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        readOnly={isSubmitting}
        error={errorOf('email')}
      />
      {renderClip?.(values.creation, (id) => set('creation', id))}
      <PromptField
        name="message"
        label={t`Message`}
        value={values.message}
        onValue={(message) => set('message', message)}
        onBlur={() => void form.setFieldTouched('message')}
        readOnly={isSubmitting}
        limit={SUPPORT_MESSAGE_MAX}
        describeCount={describeCount}
        locale={i18n.locale}
        placeholder={t`What did you do, what did you expect, what happened instead?`}
        error={errorOf('message')}
      />
      <Footer problem={problem} isOnline={isOnline} busy={isSubmitting} />
    </form>
  );
}
