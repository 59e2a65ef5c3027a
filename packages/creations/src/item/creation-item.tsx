import type { Creation } from '@kinora/contracts/creations';
import { ReceiptLine } from '@kinora/credits';
import type { ClipPlayerProps } from '@kinora/live-stage/clip';
import { GenerationItem, IconButton, PlayIcon, ProgressBar, Skeleton, useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { titleOf } from '../effect/title-of.ts';
import type { BatchPlace } from '../list/batch-summary.ts';
import { percentDone } from '../progress-messages.ts';
import { clipThumb } from './clip-thumb.tsx';
import { CreationActions, type CreationActionsProps } from './creation-actions.tsx';
import { CreationStateLine } from './creation-state.tsx';
import { FailureDetails } from './failure-details.tsx';
import { lazyClipPlayer } from './lazy-clip-player.ts';

export interface CreationItemProps extends Omit<CreationActionsProps, 'name'> {
  /** What the clip is called; by default what is known without the names of effects. */
  title?: string | undefined;
  /** Which clip of its batch it is; left out where it is the only one. */
  place?: BatchPlace | undefined;
  /** A picture of what is being made, before its poster is there. */
  sketch?: ReactNode;
  /** Instead of the usual buttons. */
  buttons?: ReactNode;
  /** What goes on is said elsewhere. */
  isQuiet?: boolean;
  /** Plays the clip on the stage of the page; without one it plays below its own line. */
  onPlay?: ((creation: Creation) => void) | undefined;
  /** It is on that stage. */
  isOnStage?: boolean | undefined;
  /** Reads the clip's addresses again. */
  onExpired: (creation: Creation) => void;
}

/** Said aloud at every quarter, not at every frame; how it ended is said once for all of the page, by the tray. */
function Announcement({ creation, isQuiet }: { creation: Creation; isQuiet: boolean }) {
  const { t } = useLingui();
  if (isQuiet) return null;
  const quarter = Math.floor(percentDone(creation) / 25) * 25;
  return (
    <output className="sr-only">{creation.state === 'running' && quarter > 0 ? t`${quarter} % drawn` : ''}</output>
  );
}

/** What became of a free trial; undefined where credits paid for the clip. */
function trialOf({ trial, state }: Creation) {
  if (!trial) return undefined;
  return ['waiting', 'running', 'ready'].includes(state) ? 'counts' : 'returned';
}

interface PlayButtonProps extends Pick<CreationItemProps, 'creation' | 'onPlay'> {
  title: string;
  isOpen: boolean;
  isOnStage?: boolean | undefined;
  onToggle: () => void;
}

/** Plays the clip on the page's stage, or opens the player below its line. */
function PlayButton({ creation, title, isOpen, isOnStage, onPlay, onToggle }: PlayButtonProps) {
  const { t } = useLingui();
  if (onPlay) {
    const label = isOnStage ? t`On the stage: ${title}` : t`Play ${title}`;
    return (
      <IconButton
        look="glass"
        label={label}
        pressed={isOnStage === true}
        icon={<PlayIcon />}
        onClick={() => onPlay(creation)}
      />
    );
  }
  return (
    <IconButton
      look="glass"
      label={isOpen ? t`Close the player` : t`Play`}
      pressed={isOpen}
      icon={<PlayIcon />}
      onClick={onToggle}
    />
  );
}

function LazyClipPlayer(props: ClipPlayerProps) {
  const player = useLazy(lazyClipPlayer);
  return player ? <player.ClipPlayer {...props} /> : <Skeleton shape="card" />;
}

/** What tells a clip from the others of its batch, which have the same title; undefined where it is the only one. */
function useOwnName(title: string, place: BatchPlace | undefined): string | undefined {
  const { t } = useLingui();
  if (!place) return undefined;
  const { number, count } = place;
  return t`${title}, clip ${number} of ${count}`;
}

/** One creation in every state, with its credits and what can be done; a ready clip plays in place. */
export function CreationItem(props: CreationItemProps) {
  const { title: asked, place, sketch, buttons, isQuiet = false, onExpired, onPlay, isOnStage, ...actions } = props;
  const { creation } = actions;
  const { t, i18n } = useLingui();
  const title = asked ?? titleOf(creation, { i18n, nameOf: () => null });
  const name = useOwnName(title, place);
  const [isOpen, setOpen] = useState(false);
  const { result, state } = creation;
  const thumb = clipThumb(creation, sketch);
  const percent = percentDone(creation);
  return (
    <GenerationItem
      title={title}
      name={name}
      thumb={thumb.picture}
      thumbLook={thumb.look}
      over={
        result ? (
          <PlayButton
            {...{ creation, isOpen, isOnStage, onPlay }}
            title={name ?? title}
            onToggle={() => setOpen(!isOpen)}
          />
        ) : (
          thumb.over
        )
      }
      progress={percent}
      state={
        <>
          <CreationStateLine creation={creation} />
          <Announcement creation={creation} isQuiet={isQuiet} />
        </>
      }
      bar={state === 'running' ? <ProgressBar label={t`Progress`} value={percent} /> : undefined}
      receipt={
        <>
          <ReceiptLine receipt={creation.receipt} trial={trialOf(creation)} ownKey={creation.ownKey} />
          <FailureDetails creation={creation} />
        </>
      }
      actions={buttons ?? <CreationActions {...actions} name={name ?? title} />}
    >
      {isOpen && result ? (
        <LazyClipPlayer
          clip={result}
          label={title}
          onExpired={() => onExpired(creation)}
          onRetry={() => onExpired(creation)}
        />
      ) : undefined}
    </GenerationItem>
  );
}
