import { SEED_MAX } from '@kinora/creating';
import { Button, More, NumberField, Segmented, ShuffleIcon, Switch, TextField, wordList } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

export interface MoreSettingsProps {
  /** The negative prompt, and the most characters of it; null where the model takes none. */
  negative: { readonly text: string; readonly max: number } | null;
  /** Undefined where the model takes none. */
  seed: number | undefined;
  keepsSeed: boolean;
  count: number;
  /** How many may be asked for at once. */
  counts: readonly number[];
  onNegative: (negative: string) => void;
  onSeed: (seed: number) => void;
  onKeepSeed: (keeps: boolean) => void;
  onShuffle: () => void;
  onCount: (count: number) => void;
}

function Seed({ seed, keepsSeed, onSeed, onKeepSeed, onShuffle }: MoreSettingsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <NumberField
          label={t`Seed`}
          value={seed}
          min={0}
          max={SEED_MAX}
          onValue={(next) => onSeed(next ?? 0)}
          hint={t`The same prompt and seed make the same clip.`}
        />
        {/* Beside the field, not beside its label, and as high as the field. */}
        <div className="grid h-17 pt-6">
          <Button look="default" icon={<ShuffleIcon />} onClick={onShuffle}>
            <Trans>New seed</Trans>
          </Button>
        </div>
      </div>
      <Switch label={t`Keep this seed for the next clip`} checked={keepsSeed} onSwitch={onKeepSeed} />
    </div>
  );
}

/** Settings most people leave alone: how many clips, what to avoid, which seed. */
export function MoreSettings(props: MoreSettingsProps) {
  const { negative, seed, keepsSeed, count, counts, onCount, onNegative } = props;
  const { t, i18n } = useLingui();
  const clips = t`${plural(count, { one: '# clip', other: '# clips' })}`;
  const seedWords = keepsSeed ? t`seed ${seed ?? 0}` : t`random seed`;
  const summary = [clips, ...(negative?.text ? [t`negative prompt`] : []), ...(seed === undefined ? [] : [seedWords])];
  return (
    <More label={t`More settings`} summary={wordList(summary, i18n.locale)}>
      <div className="grid gap-1.5">
        <p className="type-label" aria-hidden="true">
          <Trans>Number of clips</Trans>
        </p>
        <Segmented
          label={t`Number of clips`}
          name="count"
          width="wide"
          value={String(count)}
          segments={counts.map((one) => ({ value: String(one), label: String(one) }))}
          onChoose={(value) => onCount(Number(value))}
        />
      </div>
      {negative && (
        <TextField
          label={t`Negative prompt (optional)`}
          hint={t`What you don’t want to see, such as “birds, text”.`}
          value={negative.text}
          maxLength={negative.max}
          dir="auto"
          onChange={(event) => onNegative(event.target.value)}
        />
      )}
      {seed !== undefined && <Seed {...props} />}
    </More>
  );
}
