import type { Creation } from '@kinora/contracts/creations';
import { ReceiptLine } from '@kinora/credits';
import { ClipPlayer } from '@kinora/live-stage/clip';
import {
  CancelledIcon,
  DeclinedIcon,
  ExpiredIcon,
  FailedIcon,
  GenerationItem,
  IconButton,
  PlayIcon,
  ProgressBar,
  QueueNumber,
} from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { titleOf } from '../effect/title-of.ts';
import { percentDone } from '../progress-words.ts';
import { CreationActions, type CreationActionsProps } from './creation-actions.tsx';
import { CreationStateLine } from './creation-state.tsx';
import { FailureDetails } from './failure-details.tsx';

export interface CreationItemProps extends CreationActionsProps {
  /** What the clip is called; by default what is known without the names of effects. */
  title?: string | undefined;
  /** A picture of what is being made, before its poster is there. */
  sketch?: ReactNode;
  /** Instead of the usual buttons. */
  buttons?: ReactNode;
  /** What goes on is said elsewhere. */
  isQuiet?: boolean;
  /** Reads the clip's addresses again. */
  onExpired: (creation: Creation) => void;
}

const ENDED_ICONS = {
  declined: <DeclinedIcon />,
  failed: <FailedIcon />,
  cancelled: <CancelledIcon />,
  expired: <ExpiredIcon />,
} as const;

const THUMB_BY_STATE = {
  waiting: 'dim',
  running: 'developing',
  ready: 'plain',
  declined: 'blank',
  failed: 'dim',
  cancelled: 'dim',
  expired: 'dim',
} as const;

function overThumb({ state, position }: Creation): ReactNode {
  if (state === 'waiting') return position === null ? undefined : <QueueNumber>{position + 1}</QueueNumber>;
  return state === 'running' || state === 'ready' ? undefined : ENDED_ICONS[state];
}

function thumbLook({ state }: Creation, hasPicture: boolean) {
  return hasPicture ? THUMB_BY_STATE[state] : 'blank';
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

/** One creation in every state, with its credits and what can be done; a ready clip plays in place. */
export function CreationItem(props: CreationItemProps) {
  const { title: asked, sketch, buttons, isQuiet = false, onExpired, ...actions } = props;
  const { creation } = actions;
  const { t, i18n } = useLingui();
  const title = asked ?? titleOf(creation, { i18n, nameOf: () => null });
  const [isOpen, setOpen] = useState(false);
  const { result, state } = creation;
  const thumb = result ? <img src={result.poster} alt="" loading="lazy" /> : sketch;
  const percent = percentDone(creation);
  return (
    <GenerationItem
      title={title}
      thumb={thumb}
      thumbLook={thumbLook(creation, thumb !== undefined)}
      over={
        result ? (
          <IconButton
            look="glass"
            label={isOpen ? t`Close the player` : t`Play`}
            pressed={isOpen}
            icon={<PlayIcon />}
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          overThumb(creation)
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
          <ReceiptLine receipt={creation.receipt} trial={trialOf(creation)} />
          <FailureDetails creation={creation} />
        </>
      }
      actions={buttons ?? <CreationActions {...actions} />}
    >
      {isOpen && result ? (
        <ClipPlayer
          clip={result}
          label={title}
          onExpired={() => onExpired(creation)}
          onRetry={() => onExpired(creation)}
        />
      ) : undefined}
    </GenerationItem>
  );
}
