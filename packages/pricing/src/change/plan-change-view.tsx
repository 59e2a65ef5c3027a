import type { PlanChange } from '@kinora/contracts/plans';
import { purchaseWords, skuWords } from '@kinora/credits';
import { Button, Notice, ReceiptSlip, Skeleton } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { Price } from '../price/price.tsx';
import type { ChangeStep } from './change-atoms.ts';

export interface PlanChangeViewProps {
  step: ChangeStep;
  /** The sku that runs until now. */
  from: string;
  onConfirm: () => void;
  onRetry: (sku: string) => void;
  /** Back to the cards. */
  onBack: () => void;
  onDone: () => void;
}

function useDay() {
  const { i18n } = useLingui();
  return (time: number) => i18n.date(new Date(time), { dateStyle: 'long' });
}

function Slip({ change, from }: { change: PlanChange; from: string }) {
  const { t, i18n } = useLingui();
  const day = useDay();
  const { sku, priceCents, unusedCents, dueCents, credits, starts, startsAt } = change;
  const [newName, oldName] = [i18n._(skuWords(sku)), i18n._(skuWords(from))];
  const rows = [
    { label: newName, value: <Price cents={priceCents} /> },
    ...(starts === 'now'
      ? [
          { label: t`Unused time of ${oldName}`, value: <Price cents={-unusedCents} /> },
          { label: t`Credits added now`, value: i18n.number(credits) },
        ]
      : [{ label: t`Starts on`, value: day(startsAt) }]),
  ];
  return <ReceiptSlip rows={rows} total={{ label: t`Due today`, value: <Price cents={dueCents} /> }} />;
}

function Preview({
  step,
  from,
  onConfirm,
  onBack,
}: Omit<PlanChangeViewProps, 'step' | 'onRetry' | 'onDone'> & { step: Extract<ChangeStep, { kind: 'preview' }> }) {
  const { i18n } = useLingui();
  const { change, before, failure, isSending } = step;
  const oldName = i18n._(skuWords(from));
  return (
    <>
      {before !== null && (
        <Notice look="info" announce="status">
          <Trans>
            The price changed from <Price cents={before} /> to <Price cents={change.dueCents} />. Nothing was paid.
          </Trans>
        </Notice>
      )}
      <Slip change={change} from={from} />
      <p className="text-small text-pretty text-muted">
        {change.starts === 'now' ? (
          <Trans>Starts now with a new billing period. You keep your credits.</Trans>
        ) : (
          <Trans>{oldName} continues until then. Nothing is due today, and you can undo this.</Trans>
        )}
      </p>
      {failure && (
        <Notice look="danger" announce="alert">
          {i18n._(purchaseWords(failure))}
        </Notice>
      )}
      <div className="grid gap-2">
        <Button size="large" wide busy={isSending} onClick={onConfirm}>
          {change.starts === 'now' ? (
            <Trans>
              Pay <Price cents={change.dueCents} /> and change
            </Trans>
          ) : (
            <Trans>Change later</Trans>
          )}
        </Button>
        <Button size="large" wide look="quiet" disabled={isSending} onClick={onBack}>
          <Trans>Back to plans</Trans>
        </Button>
      </div>
    </>
  );
}

function Done({ change, onDone }: { change: PlanChange; onDone: () => void }) {
  const { i18n } = useLingui();
  const day = useDay();
  const name = i18n._(skuWords(change.sku));
  const begins = day(change.startsAt);
  return (
    <>
      <Notice look="success" announce="status">
        {change.starts === 'now' ? (
          <>
            <Trans>You’re now on {name}.</Trans>{' '}
            <Plural value={change.credits} one="# credit added." other="# credits added." />
          </>
        ) : (
          <Trans>
            {name} starts on {begins}. Nothing was paid.
          </Trans>
        )}
      </Notice>
      <Button size="large" wide onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </>
  );
}

function Step(props: PlanChangeViewProps) {
  const { i18n } = useLingui();
  const { step, onRetry, onBack, onDone } = props;
  if (step.kind === 'preview') return <Preview {...props} step={step} />;
  if (step.kind === 'done') return <Done change={step.change} onDone={onDone} />;
  if (step.kind === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-3">
        <p className="sr-only">
          <Trans>Calculating the price</Trans>
        </p>
        <Skeleton shape="item" />
        <Skeleton shape="line" />
      </div>
    );
  }
  return (
    <>
      <Notice look="danger" announce="alert">
        {i18n._(purchaseWords(step.failure))}
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onRetry(step.sku)}>
          <Trans>Try again</Trans>
        </Button>
        <Button look="quiet" onClick={onBack}>
          <Trans>Back to plans</Trans>
        </Button>
      </div>
    </>
  );
}

/** What was pressed is gone: the focus goes where it leads. */
const focusFirstEmptyField = (heading: HTMLElement | null) => heading?.focus();

/** What another plan costs now and how that comes about, before anything is paid. */
export function PlanChangeView(props: PlanChangeViewProps) {
  return (
    <div className="mx-auto grid w-full max-w-message grid-cols-[minmax(0,1fr)] gap-4">
      <h3 ref={focusFirstEmptyField} tabIndex={-1} className="type-title focus:outline-none">
        <Trans>Change your plan</Trans>
      </h3>
      <Step {...props} />
    </div>
  );
}
