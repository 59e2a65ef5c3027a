import { ChevronLeftIcon, ChevronRightIcon, IconButton, Tag, type IconButtonProps } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface StepperProps {
  /** From 1. */
  number: number;
  count: number;
  /** `glass` on a film. */
  look?: IconButtonProps['look'];
  /** Where it is not about prompts. */
  names?: { readonly group: string; readonly before: string; readonly next: string };
  onStep: (by: 1 | -1) => void;
}

/** Which of several is shown, and the way to the others. */
export function Stepper({ number, count, look, names, onStep }: StepperProps) {
  const { t, i18n } = useLingui();
  const { group, before, next } = names ?? { group: t`Prompts`, before: t`Previous prompt`, next: t`Next prompt` };
  const [shown, all] = [i18n.number(number), i18n.number(count)];
  const place = (
    <Trans>
      {shown} of {all}
    </Trans>
  );
  return (
    <fieldset aria-label={group} className="pointer-events-auto flex items-center gap-1">
      <IconButton
        look={look}
        size="small"
        label={before}
        icon={<ChevronLeftIcon className="rtl:-scale-x-100" />}
        onClick={() => onStep(-1)}
      />
      {look === 'glass' ? (
        <Tag look="glass" size="medium">
          <span className="tabular-nums">{place}</span>
        </Tag>
      ) : (
        // Says itself aloud; the one on the film is about the same.
        <output className="text-small whitespace-nowrap text-body tabular-nums">{place}</output>
      )}
      <IconButton
        look={look}
        size="small"
        label={next}
        icon={<ChevronRightIcon className="rtl:-scale-x-100" />}
        onClick={() => onStep(1)}
      />
    </fieldset>
  );
}
