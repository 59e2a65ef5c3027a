import { Button, Notice, VaryIcon } from '@kinora/ui';
import { Plural, Trans } from '@lingui/react/macro';

import { Stepper } from './stepper.tsx';

export interface PromptStripProps {
  /** Which of how many texts is on the stage; null where there is one alone. */
  place: { readonly number: number; readonly count: number } | null;
  /** The text on the stage, where it is not the one in the field. */
  shown: string | null;
  /** How many lines the list has; null where there is none. */
  lines: number | null;
  /** How many lines wait in a list that was laid aside; null where there is none. */
  aside: number | null;
  /** Why a brace is only a letter. */
  literal?: string | undefined;
  onStep: (by: 1 | -1) => void;
  onOpen: () => void;
  onGiveUp: () => void;
  onTakeUp: () => void;
}

function InHand({ place, shown, lines, onStep, onOpen, onGiveUp }: PromptStripProps) {
  return (
    <div className="grid gap-2 rounded-inner bg-surface-2 px-3.5 py-2.5 text-small shadow-e1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {place && <Stepper {...place} onStep={onStep} />}
        {lines !== null && (
          <span className="text-muted">
            <Plural value={lines} one="List with # line" other="List with # lines" />
          </span>
        )}
        <span className="ms-auto flex flex-wrap gap-1">
          <Button look="quiet" size="small" icon={<VaryIcon />} onClick={onOpen}>
            {lines === null ? <Trans>Make it a list</Trans> : <Trans>Edit list</Trans>}
          </Button>
          {lines !== null && (
            <Button look="quiet" size="small" onClick={onGiveUp}>
              <Trans>Discard list</Trans>
            </Button>
          )}
        </span>
      </div>
      {shown !== null && (
        <p className="line-clamp-3 wrap-anywhere text-body">
          <bdi>{shown}</bdi>
        </p>
      )}
    </div>
  );
}

function Aside({ aside, onTakeUp, onGiveUp }: Pick<PromptStripProps, 'aside' | 'onTakeUp' | 'onGiveUp'>) {
  return (
    <Notice icon={<VaryIcon />}>
      <p>
        <Plural
          value={aside ?? 0}
          one="You have an unfinished list with # prompt."
          other="You have an unfinished list with # prompts."
        />
      </p>
      <p className="flex flex-wrap gap-2 pt-2">
        <Button look="default" size="small" onClick={onTakeUp}>
          <Trans>Continue</Trans>
        </Button>
        <Button look="quiet" size="small" onClick={onGiveUp}>
          <Trans>Discard list</Trans>
        </Button>
      </p>
    </Notice>
  );
}

/** Below the prompt: which of several texts is on the stage, and the list they come from. */
export function PromptStrip(props: PromptStripProps) {
  const { place, lines, aside, literal } = props;
  return (
    <>
      {literal !== undefined && <Notice announce="status">{literal}</Notice>}
      {(place !== null || lines !== null) && <InHand {...props} />}
      {aside !== null && <Aside {...props} />}
    </>
  );
}
