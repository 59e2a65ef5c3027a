import { Button } from '@kinora/ui';
import { Plural, useLingui } from '@lingui/react/macro';

/** Several clips that one press asks for. Prices are credits. */
interface SeveralClips {
  readonly clips: number;
  readonly each: number;
  /** Prompts of the list that come after these. */
  readonly others: number;
  /** How many can be made at once, where not all of them can. */
  readonly offer: { readonly clips: number; readonly cost: number } | null;
}

export interface ClipsLineProps extends SeveralClips {
  onOffer: () => void;
}

/** What several clips cost in all, and what can be had of them where all of them cannot. */
export function ClipsLine({ clips, each, others, offer, onOffer }: ClipsLineProps) {
  const { i18n } = useLingui();
  const cost = clips * each;
  return (
    <div className="grid gap-1.5 text-small text-muted tabular-nums">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p>
          <Plural value={clips} one="# clip" other="# clips" /> × {i18n.number(each)} ={' '}
          <b className="font-bold text-strong">
            <Plural value={cost} one="# credit" other="# credits" />
          </b>
        </p>
        {offer && (
          <Button
            look="soft"
            size="small"
            price={<Plural value={offer.cost} one="# credit" other="# credits" />}
            onClick={onOffer}
          >
            <Plural value={offer.clips} one="Create the first one" other="Create the first #" />
          </Button>
        )}
      </div>
      {others > 0 && (
        <p>
          <Plural
            value={others}
            one="That’s the most you can create at once. # prompt stays in the list."
            other="That’s the most you can create at once. # prompts stay in the list."
          />
        </p>
      )}
    </div>
  );
}
