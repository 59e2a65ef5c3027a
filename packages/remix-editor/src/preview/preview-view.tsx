import { Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';

import { SafeAreas } from './safe-areas.tsx';
import { TransportBar, type TransportBarProps } from './transport-bar.tsx';

export interface PreviewViewProps extends TransportBarProps {
  /** Width divided by height. */
  ratio: number;
  state: 'shown' | 'empty' | 'unsupported';
  /** Puts the canvas into its place; stays the same function. */
  attach: (host: HTMLElement | null) => (() => void) | undefined;
  /** Lies exactly over the picture. */
  overlay?: ReactNode;
}

interface PictureStyle extends CSSProperties {
  '--ratio': number;
}

function Message({ state }: Pick<PreviewViewProps, 'state'>) {
  if (state === 'shown') return null;
  return (
    <div className="absolute inset-0 grid place-content-center p-4">
      {state === 'empty' ? (
        <Notice look="glass">
          <Trans>The timeline is empty. Add a clip to see it here.</Trans>
        </Notice>
      ) : (
        <Notice look="glass">
          <Trans>
            This browser can’t play the project. Update it or use a current version of Chrome, Edge or Safari.
          </Trans>
        </Notice>
      )}
    </div>
  );
}

/** The picture as large as its room allows, in the shape of the project. */
function Picture({ attach, hasSafeAreas, overlay, ratio, state }: PreviewViewProps) {
  const { t } = useLingui();
  const style: PictureStyle = { '--ratio': ratio };
  return (
    <div className="grid min-h-0 flex-1 place-items-center bg-well p-2 [container-type:size] nav:p-4">
      <div style={style} className="relative aspect-(--ratio) w-[min(100cqw,100cqh*var(--ratio))]">
        {state !== 'unsupported' && (
          // An `img` cannot hold the canvas that the worker draws on.
          <figure ref={attach} aria-label={t`Frame at playhead`} className="absolute inset-0 [&>canvas]:size-full" />
        )}
        {hasSafeAreas && <SafeAreas />}
        {overlay !== undefined && <div className="absolute inset-0">{overlay}</div>}
      </div>
      <Message state={state} />
    </div>
  );
}

/** The preview of the editor: picture and transport. It fills the height it is given. */
export function PreviewView(props: PreviewViewProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Preview`} data-keys="playhead" className="relative flex h-full flex-col overflow-hidden">
      <Picture {...props} />
      <TransportBar {...props} />
    </section>
  );
}
