import { SANDBOX_TURNS, type SandboxTurn } from '@kinora/contracts/plans';
import { Button, Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface SandboxToolsProps {
  /** What is on its way. */
  turning: SandboxTurn | null;
  onTurn: (turn: SandboxTurn) => void;
}

/** What time and banks would do, at once. */
export function SandboxTools({ turning, onTurn }: SandboxToolsProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<SandboxTurn, string>> = {
    renew: t`Renew now`,
    'fail-renewal': t`Fail the renewal`,
    refund: t`Refund the last payment`,
    dispute: t`Dispute the last payment`,
  };
  return (
    <section aria-label={t`Sandbox`} className="grid gap-3 rounded-inner p-4 shadow-edge">
      <Notice look="info">
        <Trans>Sandbox: no real money. These buttons simulate what time or a bank would do.</Trans>
      </Notice>
      <div className="flex flex-wrap gap-2">
        {SANDBOX_TURNS.map((turn) => (
          <Button
            key={turn}
            look="default"
            size="small"
            busy={turning === turn}
            disabled={turning !== null && turning !== turn}
            onClick={() => onTurn(turn)}
          >
            {labels[turn]}
          </Button>
        ))}
      </div>
    </section>
  );
}
