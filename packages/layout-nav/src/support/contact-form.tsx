import { EMAIL_MAX, SUPPORT_MESSAGE_MAX } from '@kinora/contracts';
import { Button, Notice, OfflineIcon, PromptField, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { TopicChoices } from './topic-choices.tsx';
import { useSupportForm, type SupportFormOptions } from './use-support-form.ts';

export interface ContactFormProps extends SupportFormOptions {
  /** Chooses the clip it is about; left out for guests. */
  renderClip?: ((clip: string, onClip: (id: string) => void) => ReactNode) | undefined;
  /** Why the last attempt did not work. */
  problem?: string | undefined;
  isOnline: boolean;
}

function Foot({ problem, isOnline, busy }: Pick<ContactFormProps, 'problem' | 'isOnline'> & { busy: boolean }) {
  return (
    <>
      {problem !== undefined && !busy && isOnline && (
        <Notice look="danger" announce="alert">
          {problem}
        </Notice>
      )}
      {!isOnline && (
        <Notice icon={<OfflineIcon />} announce="status">
          <Trans>You are offline. What you write is kept in this tab; send it when you are back.</Trans>
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
        label={t`Your e-mail address`}
        hint={t`The answer goes there.`}
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
        placeholder={t`What did you do, what did you expect, what happened instead?`}
        error={errorOf('message')}
      />
      <Foot problem={problem} isOnline={isOnline} busy={isSubmitting} />
    </form>
  );
}
