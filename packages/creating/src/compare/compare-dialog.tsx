import { Button, CheckCard, Choices, Dialog, Segmented, ShuffleIcon } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { CLIPS_MAX, type Difference } from './compare-atoms.ts';

export interface ComparedModel {
  readonly model: string;
  readonly title: string;
  /** In credits; `key` names the provider where the member's own key pays. */
  readonly price: number;
  readonly key?: string | undefined;
  /** What it cannot keep of the settings. */
  readonly lost: string;
  /** Why it cannot make the clip. */
  readonly problem?: string | undefined;
  readonly isPicked: boolean;
}

export interface CompareDialogProps {
  differences: readonly Difference[];
  difference: Difference;
  models: readonly ComparedModel[];
  seeds: readonly number[];
  /** The model whose seeds are compared. */
  own: Pick<ComparedModel, 'key' | 'price' | 'title'> | undefined;
  /** Price and button. */
  children: ReactNode;
  onDifference: (difference: Difference) => void;
  onPick: (model: string, isPicked: boolean) => void;
  onSeedCount: (count: number) => void;
  onNewSeeds: () => void;
  onClose: () => void;
}

function Price({ price, provider }: { price: number; provider: string | undefined }) {
  if (provider !== undefined) return <Trans>Your {provider} key</Trans>;
  return <Plural value={price} one="# credit" other="# credits" />;
}

function Models({ models, onPick }: Pick<CompareDialogProps, 'models' | 'onPick'>) {
  const { t } = useLingui();
  const isFull = models.filter(({ isPicked }) => isPicked).length >= CLIPS_MAX;
  return (
    <Choices legend={t`Up to four models`} columns={1}>
      {models.map(({ model, title, price, key, lost, problem, isPicked }) => (
        <CheckCard
          key={model}
          title={title}
          end={<Price price={price} provider={key} />}
          facts={problem ?? (lost === '' ? undefined : lost)}
          checked={isPicked}
          disabled={problem !== undefined || (isFull && !isPicked)}
          onCheck={(isChecked) => onPick(model, isChecked)}
        />
      ))}
    </Choices>
  );
}

const SEED_COUNTS = Array.from({ length: CLIPS_MAX - 1 }, (_none, at) => String(at + 2));

function Seeds({ own, seeds, onSeedCount, onNewSeeds }: CompareDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={t`Number of seeds`}
          name="seeds"
          value={String(seeds.length)}
          segments={SEED_COUNTS.map((value) => ({ value, label: i18n.number(Number(value)) }))}
          onChoose={(value) => onSeedCount(Number(value))}
        />
        <Button look="default" icon={<ShuffleIcon />} onClick={onNewSeeds}>
          <Trans>New seeds</Trans>
        </Button>
      </div>
      <ol className="grid gap-1 text-small tabular-nums">
        {seeds.map((seed) => (
          <li key={seed} className="flex justify-between gap-3">
            <span>
              {own?.title}, <Trans>seed {seed}</Trans>
            </span>
            <span className="text-muted">{own && <Price price={own.price} provider={own.key} />}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Chooses what one prompt is made with several times: other models, or other seeds. */
export function CompareDialog(props: CompareDialogProps) {
  const { difference, differences, children, onDifference, onClose } = props;
  const { t } = useLingui();
  const words = { models: t`Models`, seeds: t`Seeds` };
  return (
    <Dialog
      title={t`Compare`}
      lede={t`One prompt, up to four clips. They play in step, and you keep the one you like.`}
      closeLabel={t`Close`}
      sheet
      onClose={onClose}
    >
      {differences.length > 1 && (
        <div>
          <Segmented
            label={t`What differs`}
            name="difference"
            value={difference}
            segments={differences.map((value) => ({ value, label: words[value] }))}
            onChoose={(value) => onDifference(value === 'seeds' ? 'seeds' : 'models')}
          />
        </div>
      )}
      {difference === 'models' ? <Models {...props} /> : <Seeds {...props} />}
      {/* Price and button stay in sight, however many models there are. */}
      <div className="sticky bottom-0 z-sticky -mx-1 grid grid-cols-[minmax(0,1fr)] gap-2.5 bg-overlay px-1 py-3">
        {children}
      </div>
    </Dialog>
  );
}
