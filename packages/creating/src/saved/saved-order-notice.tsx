import { Button, Notice } from '@kinora/ui';
import { Plural, Trans } from '@lingui/react/macro';

/** `continuing`: it goes on by itself, there is nothing to decide; `sending`: because it was clicked. */
export type SavedOrderState = 'waiting' | 'continuing' | 'sending';

export interface SavedOrderNoticeProps {
  /** Its prompt, or the name of its effect. */
  title: string;
  /** How many other prompts come with it. */
  others?: number;
  /** In credits, as it was shown when it was saved; 0 for a free trial. */
  cost: number;
  state?: SavedOrderState;
  onCreate: () => void;
  onForget: () => void;
}

/** A request that was kept over a login: it waits for a click, or goes on by itself. */
export function SavedOrderNotice(props: SavedOrderNoticeProps) {
  const { title, others = 0, cost, state = 'waiting', onCreate, onForget } = props;
  const goesOn = state === 'continuing';
  return (
    <Notice look="info" announce="status">
      <p>
        {goesOn ? <Trans>Continuing with your request:</Trans> : <Trans>Your request is saved:</Trans>}{' '}
        <bdi className="wrap-anywhere text-strong">{title}</bdi>
        {others > 0 && (
          <>
            {' '}
            <Plural value={others} one="and # other prompt" other="and # other prompts" />
          </>
        )}
      </p>
      {!goesOn && (
        <p className="flex flex-wrap gap-2 pt-2">
          <Button look="soft" size="small" busy={state === 'sending'} onClick={onCreate}>
            {cost === 0 ? (
              <Trans>Try it free</Trans>
            ) : (
              <Plural value={cost} one="Create for # credit" other="Create for # credits" />
            )}
          </Button>
          <Button look="quiet" size="small" onClick={onForget}>
            <Trans>Discard</Trans>
          </Button>
        </p>
      )}
    </Notice>
  );
}
