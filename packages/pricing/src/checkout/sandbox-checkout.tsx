import type { SandboxAnswer } from '@kinora/contracts/money';
import { Button, Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SandboxCheckoutProps {
  /** What was asked for and is on its way. */
  answer: SandboxAnswer | null;
  onAnswer: (answer: SandboxAnswer) => void;
}

function Choice({ label, look, note, ...press }: ChoiceProps) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1 dialog:grid-cols-[14rem_minmax(0,1fr)]">
      <Button look={look} size={look === 'primary' ? 'large' : 'medium'} wide {...press}>
        {label}
      </Button>
      <p className="text-small text-pretty text-muted">{note}</p>
    </li>
  );
}

interface ChoiceProps {
  label: ReactNode;
  note: ReactNode;
  look: 'primary' | 'default' | 'quiet';
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

function useChoices(): readonly (Pick<ChoiceProps, 'label' | 'note' | 'look'> & { answer: SandboxAnswer })[] {
  return [
    {
      answer: 'paid',
      look: 'primary',
      label: <Trans>Pay</Trans>,
      note: <Trans>The card is accepted. Credits are added right away.</Trans>,
    },
    {
      answer: 'declined',
      look: 'default',
      label: <Trans>Decline</Trans>,
      note: <Trans>The bank declines. Nothing changes.</Trans>,
    },
    {
      answer: 'late',
      look: 'default',
      label: <Trans>Pay, late response</Trans>,
      note: <Trans>The bank approves about 20 s later.</Trans>,
    },
    {
      answer: 'twice',
      look: 'default',
      label: <Trans>Pay, duplicate webhook</Trans>,
      note: <Trans>The bank responds twice. Credits are added once.</Trans>,
    },
    {
      answer: 'cancelled',
      look: 'quiet',
      label: <Trans>Cancel</Trans>,
      note: <Trans>Leave without paying.</Trans>,
    },
  ];
}

/** The sandbox's checkout: plays the payment service and says so. */
export function SandboxCheckout({ answer, onAnswer }: SandboxCheckoutProps) {
  const { t } = useLingui();
  const choices = useChoices();
  return (
    <section aria-labelledby="sandbox-checkout" className="grid gap-4">
      <h2 id="sandbox-checkout" className="type-heading">
        <Trans>Choose how the bank responds</Trans>
      </h2>
      <Notice look="info">
        <Trans>This is a sandbox. No real money, no card. These credits only work with the local preview engine.</Trans>
      </Notice>
      <ul aria-label={t`Bank responses`} className="grid gap-2.5">
        {choices.map(({ answer: one, ...choice }) => (
          <Choice
            key={one}
            {...choice}
            busy={answer === one}
            disabled={answer !== null && answer !== one}
            onClick={() => onAnswer(one)}
          />
        ))}
      </ul>
    </section>
  );
}
