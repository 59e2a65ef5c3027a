import { Button, CheckIcon, Notice } from '@kinora/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { Ref } from 'react';

/** `continuing`: it continues without a click; `sending`: because it was clicked. */
export type SavedRequestState = 'waiting' | 'continuing' | 'sending';

export interface SavedRequestNoticeProps {
  /** Its prompt, or the name of its effect. */
  title: string;
  /** How many other prompts come with it. */
  others?: number;
  /** What was just paid for, where that is why it can go on. */
  arrived?: string | undefined;
  /** How many clips it makes. */
  clips?: number;
  /** In credits, as it was shown when it was saved; 0 for a free trial, and with own keys. */
  cost: number;
  isTrial?: boolean;
  state?: SavedRequestState;
  createButton?: Ref<HTMLButtonElement>;
  onCreate: () => void;
  onForget: () => void;
}

function Head({ arrived, state }: Pick<SavedRequestNoticeProps, 'arrived' | 'state'>) {
  if (state === 'continuing') return <Trans>Continuing with your request:</Trans>;
  return arrived === undefined ? <Trans>Your request is saved:</Trans> : <Trans>Now you can make this:</Trans>;
}

function CreateWords({
  cost,
  clips = 1,
  isTrial = false,
}: Pick<SavedRequestNoticeProps, 'clips' | 'cost' | 'isTrial'>) {
  if (isTrial) return <Trans>Try it free</Trans>;
  if (cost === 0) return <Trans>Create with your key</Trans>;
  if (clips === 1) return <Plural value={cost} one="Create for # credit" other="Create for # credits" />;
  // Their price stands beside it.
  return <Plural value={clips} one="Create # clip" other="Create # clips" />;
}

function Buttons(props: SavedRequestNoticeProps) {
  const { clips = 1, cost, state, createButton, onCreate, onForget } = props;
  return (
    <p className="flex flex-wrap gap-2 pt-2">
      <Button
        ref={createButton}
        look="soft"
        size="small"
        busy={state === 'sending'}
        price={clips > 1 && cost > 0 ? <Plural value={cost} one="# credit" other="# credits" /> : undefined}
        onClick={onCreate}
      >
        <CreateWords {...props} />
      </Button>
      <Button look="quiet" size="small" onClick={onForget}>
        <Trans>Discard</Trans>
      </Button>
    </p>
  );
}

/** A request that was kept over a login or a purchase: it waits for a click, or continues without one. */
export function SavedRequestNotice(props: SavedRequestNoticeProps) {
  const { title, others = 0, arrived, state = 'waiting' } = props;
  const look = arrived === undefined ? 'info' : 'success';
  return (
    <Notice look={look} icon={arrived === undefined ? undefined : <CheckIcon />} announce="status">
      {arrived !== undefined && <p className="pb-1 font-bold text-strong">{arrived}</p>}
      <p>
        <Head arrived={arrived} state={state} /> <bdi className="wrap-anywhere text-strong">{title}</bdi>
        {others > 0 && (
          <>
            {' '}
            <Plural value={others} one="and # other prompt" other="and # other prompts" />
          </>
        )}
      </p>
      {state !== 'continuing' && <Buttons {...props} />}
    </Notice>
  );
}
