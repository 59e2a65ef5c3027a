import { unreachable } from '@kinora/contracts';
import { Button, Spinner } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { SaveState } from '../saving/save-state.ts';
import { saveStateMessage } from './save-state-messages.ts';

interface SaveStateHandlers {
  onRetry: () => void;
  /** Asks the other tab to let go. */
  onEditHere: () => void;
  /** A guest's project into an account. */
  onSaveToAccount: () => void;
  onSaveFile: () => void;
  /** Asks again which of two versions stays. */
  onDecide: () => void;
}

export interface SaveStateViewProps extends SaveStateHandlers {
  state: SaveState;
}

function Press({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button look="default" size="small" onClick={onPress}>
      {children}
    </Button>
  );
}

type FailedActionProps = Pick<SaveStateViewProps, 'onRetry' | 'onSaveFile'> & {
  reason: Extract<SaveState, { kind: 'failed' }>['reason'];
};

function FailedAction({ reason, onRetry, onSaveFile }: FailedActionProps) {
  if (reason === 'no-answer') {
    return (
      <Press onPress={onRetry}>
        <Trans>Try again</Trans>
      </Press>
    );
  }
  return (
    <Press onPress={onSaveFile}>
      <Trans>Save a file</Trans>
    </Press>
  );
}

function Action({ state, ...on }: SaveStateViewProps) {
  switch (state.kind) {
    case 'looking':
      return (
        <Press onPress={on.onEditHere}>
          <Trans>Edit here</Trans>
        </Press>
      );
    case 'local':
      return (
        <Press onPress={on.onSaveToAccount}>
          <Trans>Save to your account</Trans>
        </Press>
      );
    case 'conflict':
      return (
        <Press onPress={on.onDecide}>
          <Trans>Choose version</Trans>
        </Press>
      );
    case 'failed':
      return <FailedAction reason={state.reason} {...on} />;
    case 'saved':
    case 'saving':
    case 'offline':
    case 'full':
      return null;
    default:
      return unreachable(state);
  }
}

/** Whether it is worth interrupting: that everything is saved is not said after each edit. */
const isQuiet = ({ kind }: SaveState) => kind === 'saved' || kind === 'saving';

/** Where the edits are, in words, and what can be done about it. */
export function SaveStateView(props: SaveStateViewProps) {
  const { state } = props;
  const { i18n } = useLingui();
  const at = state.kind === 'saved' ? state.at : null;
  const words = i18n._(saveStateMessage(state, at === null ? '' : i18n.date(new Date(at), { timeStyle: 'short' })));
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
      {state.kind === 'saving' && <Spinner />}
      {isQuiet(state) && <span className="text-muted tabular-nums">{words}</span>}
      <output className="min-w-0 text-pretty">{!isQuiet(state) && words}</output>
      <Action {...props} />
    </div>
  );
}
