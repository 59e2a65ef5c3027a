import { CODE_LENGTH } from '@kinora/contracts';
import { codeInput } from '@kinora/contracts/identity-schemas';
import { Button, CodeField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type FocusEvent } from 'react';

import { CheckedForm, useCheckedForm, type FieldProblem } from '../forms/checked-form.tsx';
import { focusFirstEmptyField } from '../forms/focus-first-empty-field.ts';
import { StepFooter } from './step-footer.tsx';

const SCHEMA = codeInput.pick(['code']);

export interface CodeStepProps {
  /** Seconds until another code may be asked for. */
  pauseLeft: number;
  isSending: boolean;
  /** A code went out just now. */
  isSent: boolean;
  /** Why no code went out. */
  sendProblem?: string | undefined;
  /** Why one has to type a code again. */
  problem?: string | undefined;
  onSend: () => void;
  /** Resolves with what is wrong with the code. */
  onSubmit: (code: string) => Promise<string | undefined>;
  onBack: () => void;
}

type GetCodeProps = Pick<CodeStepProps, 'pauseLeft' | 'isSending' | 'onSend'>;

function GetCode({ pauseLeft, isSending, onSend }: GetCodeProps) {
  const { t } = useLingui();
  const waits = pauseLeft > 0;
  return (
    <Button
      look="default"
      size="large"
      wide
      busy={isSending}
      disabled={waits}
      aria-label={waits ? t`Get a new code in ${pauseLeft} s` : t`Get a code`}
      onClick={onSend}
    >
      <span className="tabular-nums">{waits ? t`${pauseLeft} s` : t`Get`}</span>
    </Button>
  );
}

/** What the mail says. */
export function CodeStep({ problem, onSend, onSubmit, onBack, ...sending }: CodeStepProps) {
  const { t } = useLingui();
  const boxRef = useRef<HTMLDivElement>(null);
  const first: FieldProblem<'code'> | undefined = problem === undefined ? undefined : { field: 'code', text: problem };
  const { form, formRef, errorOf, submit } = useCheckedForm({
    initialValues: { code: '' },
    schema: SCHEMA,
    problem: first,
    onSubmit: async ({ code }) => {
      const text = await onSubmit(code);
      return text === undefined ? undefined : { field: 'code', text };
    },
  });
  const send = () => {
    // The button is about to be disabled: the focus moves to the field.
    boxRef.current?.querySelector('input')?.focus();
    onSend();
  };
  // Leaving for another address or the login isn't a missing code.
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (event.relatedTarget === null || formRef.current?.contains(event.relatedTarget)) form.handleBlur(event);
  };
  const { code } = form.values;
  return (
    <div ref={focusFirstEmptyField} className="grid gap-5">
      <CheckedForm formRef={formRef} submit={submit}>
        <div ref={boxRef}>
          <CodeField
            name="code"
            label={t`Code`}
            length={CODE_LENGTH}
            value={code}
            onChange={(value) => void form.setFieldValue('code', value, false)}
            onBlur={leave}
            readOnly={form.isSubmitting}
            action={<GetCode {...sending} onSend={send} />}
            actionWidth={100}
            hint={t`Works for 10 minutes. A new code replaces the old one.`}
            error={errorOf('code') ?? sending.sendProblem}
          />
        </div>
        <output className="sr-only">{sending.isSent && <Trans>Code sent.</Trans>}</output>
        <Button type="submit" size="large" wide busy={form.isSubmitting} disabled={code.length !== CODE_LENGTH}>
          <Trans>Next</Trans>
        </Button>
      </CheckedForm>
      <StepFooter onBack={onBack} />
    </div>
  );
}
