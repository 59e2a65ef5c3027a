import { unreachable } from '@kinora/contracts';
import { Button, Notice, OfflineIcon, Skeleton, useLazy } from '@kinora/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { ClipsLineProps } from './clips-line.tsx';
import type { FileOnItsWayProps } from './file-on-its-way.tsx';
import { lazySending } from './lazy-sending.ts';
import { lazySeveral } from './lazy-several.ts';
import type { Repeat } from './repeat.ts';
import { AfterThis, Changed, Line, Missing } from './submit-bar-lines.tsx';
import type { SubmitBarState } from './submit-bar-state.ts';
import { SubmitFooter } from './submit-footer.tsx';

/** What is said where nothing is paid in credits. */
interface FreeWords {
  line: ReactNode;
  button: ReactNode;
  /** Of the first clip, while something is missing for it. */
  first: ReactNode;
}

export interface SubmitBarProps {
  /**
   * `form`: sticks to the lower edge of its panel; `bare`: stands in such a footer of its caller's; `row`: words and
   * button side by side where there is room.
   */
  look?: 'bare' | 'form' | 'row';
  /** Above the words of a row: what else stands beside the button. */
  start?: ReactNode;
  state: SubmitBarState;
  /** What pressing costs, in all. */
  cost: number;
  /** Set where pressing costs no credits: what is said instead of the price. */
  free?: FreeWords | undefined;
  /** Above the words: how it is paid. */
  payment?: ReactNode;
  /** Set where one press asks for several clips. */
  several?: ClipsLineProps | undefined;
  /** Instead of "Create". */
  button?: ReactNode;
  /** Set where the clip on the stage is made already. */
  repeat?: Repeat | null | undefined;
  /** What went wrong with the last press. */
  problem?: string | undefined;
  /** The way on from there, beside the words. */
  step?: ReactNode;
  /** How to get credits on this server, where there are too few. */
  help?: ReactNode;
  /** What a guest's login does not lose. */
  keeps?: 'prompt' | 'picture' | 'video' | undefined;
  /** One small sentence at the end, about what pressing does besides; phones have no room for it. */
  note?: ReactNode;
  onCreate: () => void;
  /** Cancels an upload. */
  onCancel?: (() => void) | undefined;
  /** Pauses or resumes it. */
  onPause?: (() => void) | undefined;
}

function Kept({ keeps = 'prompt' }: Pick<SubmitBarProps, 'keeps'>) {
  if (keeps === 'picture') return <Line start={<Trans>Your image and settings are kept while you log in</Trans>} />;
  if (keeps === 'video') return <Line start={<Trans>Your video and settings are kept while you log in</Trans>} />;
  return <Line start={<Trans>Your settings are kept while you log in</Trans>} />;
}

/** The states in which what costs no credits has lines of its own. */
const FREE_STATES: readonly SubmitBarState['kind'][] = ['ready', 'sending', 'guest', 'missing'];

function AboveFree({ state, free, keeps }: SubmitBarProps & { free: FreeWords }) {
  if (state.kind === 'missing') return <Line start={<Trans>The preview is free</Trans>} end={free.first} />;
  return (
    <>
      <Line start={free.line} />
      {state.kind === 'guest' && <Kept keeps={keeps} />}
    </>
  );
}

function Above({ state, cost, keeps }: SubmitBarProps) {
  switch (state.kind) {
    case 'ready':
      return <AfterThis balance={state.balance} cost={cost} />;
    case 'sending':
      return <Line start={<Plural value={cost} one="Holding # credit" other="Holding # credits" />} />;
    case 'guest':
      return <Kept keeps={keeps} />;
    case 'missing':
      return (
        <Line
          start={<Trans>The preview is free</Trans>}
          end={<Plural value={cost} one="Costs # credit" other="Costs # credits" />}
        />
      );
    case 'uploading':
      return null;
    case 'short':
      return <Missing {...state} cost={cost} />;
    case 'price-changed':
      return <Changed {...state} />;
    case 'offline':
      return (
        <Notice icon={<OfflineIcon />} announce="status">
          <Trans>You’re offline. The preview still works. You can create again when you’re back.</Trans>
        </Notice>
      );
    case 'blocked':
      return <Notice announce="status">{state.why}</Notice>;
    default:
      return unreachable(state);
  }
}

function Again({ repeat }: { repeat: Repeat }) {
  if (repeat === 'new-take') return <Line start={<Trans>You’ve already made this. Create makes a new take.</Trans>} />;
  return <Line start={<Trans>You’ve already made this with the same seed. Create makes the same clip again.</Trans>} />;
}

function CreateWords({ several }: Pick<SubmitBarProps, 'several'>) {
  if (!several) return <Trans>Create</Trans>;
  const { clips, others } = several;
  if (others > 0) return <Plural value={clips} one="Create the first clip" other="Create the first # clips" />;
  return <Plural value={clips} one="Create # clip" other="Create # clips" />;
}

/** A file is on its way; its place is kept until how far it is can be shown. */
function Sending(props: FileOnItsWayProps) {
  const sending = useLazy(lazySending);
  return sending ? <sending.FileOnItsWay {...props} /> : <Skeleton shape="control" />;
}

function ButtonWords({ state, free, button, several }: SubmitBarProps) {
  if (state.kind === 'sending') return <Trans>Creating</Trans>;
  return free?.button ?? button ?? <CreateWords several={several} />;
}

function CreateButton(props: SubmitBarProps) {
  const { look, state, cost, free, onCreate, onCancel, onPause } = props;
  if (state.kind === 'uploading')
    return <Sending {...state} onCancel={() => onCancel?.()} onPause={() => onPause?.()} />;
  if (state.kind === 'missing') {
    return (
      <Button size="large" wide={look !== 'row'} onClick={onCreate}>
        {state.what}
      </Button>
    );
  }
  const isOff = state.kind === 'offline' || state.kind === 'blocked';
  return (
    <Button
      size="large"
      wide={look !== 'row'}
      busy={state.kind === 'sending'}
      disabled={isOff}
      price={free === undefined ? <Plural value={cost} one="# credit" other="# credits" /> : undefined}
      onClick={onCreate}
    >
      <ButtonWords {...props} />
    </Button>
  );
}

function Several(props: ClipsLineProps) {
  const several = useLazy(lazySeveral);
  return several && <several.ClipsLine {...props} />;
}

/** Whether the next press asks for clips. */
const isAsking = ({ kind }: SubmitBarState): boolean => ['ready', 'guest', 'short'].includes(kind);

function Words(props: SubmitBarProps) {
  return (
    <>
      {props.problem !== undefined && (
        <Notice look="danger" announce="alert" action={props.step}>
          {props.problem}
        </Notice>
      )}
      {props.help}
      {props.payment}
      {isAsking(props.state) && props.several && !props.free && <Several {...props.several} />}
      {props.state.kind === 'ready' && props.repeat && <Again repeat={props.repeat} />}
      {props.free && FREE_STATES.includes(props.state.kind) ? (
        <AboveFree {...props} free={props.free} />
      ) : (
        <Above {...props} />
      )}
    </>
  );
}

/** The price, what remains after it, and the one button of the page. */
export function SubmitBar(props: SubmitBarProps) {
  if (props.look === 'row') {
    return (
      <div className="grid gap-2.5 nav:grid-cols-[minmax(0,1fr)_auto] nav:items-end nav:gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {props.start}
          <Words {...props} />
        </div>
        <div className="grid">
          <CreateButton {...props} />
        </div>
      </div>
    );
  }
  const content = (
    <>
      <Words {...props} />
      <CreateButton {...props} />
    </>
  );
  return props.look === 'bare' ? content : <SubmitFooter note={props.note}>{content}</SubmitFooter>;
}
