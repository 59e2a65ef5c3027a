import type { Creation } from '@kinora/contracts/creations';
import { SheetTile } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { clipThumb } from '../item/clip-thumb.tsx';
import { percentDone } from '../progress-messages.ts';
import { clipCaption, clipName } from './clip-messages.ts';

export interface BatchTileProps {
  creation: Creation;
  batch: readonly Creation[];
  sketch?: ReactNode;
  current?: boolean;
  corner?: ReactNode;
  onOpen: (creation: Creation) => void;
}

/** One clip of a batch, developing in its place. */
export function BatchTile({ creation, batch, sketch, current = false, corner, onOpen }: BatchTileProps) {
  const { i18n } = useLingui();
  const { picture, look, over } = clipThumb(creation, sketch);
  const caption = clipCaption(creation, batch, i18n);
  return (
    <SheetTile
      label={clipName(creation, batch, i18n)}
      picture={picture}
      look={look}
      over={over}
      progress={percentDone(creation)}
      sprite={creation.result?.sprite}
      caption={caption === undefined ? undefined : <span className="truncate">{caption}</span>}
      current={current}
      isWaiting={creation.state !== 'ready'}
      corner={corner}
      onOpen={() => onOpen(creation)}
    />
  );
}

export interface BatchStripProps {
  batch: readonly Creation[];
  /** Ids of those on the stage. */
  shown: readonly string[];
  renderSketch?: ((creation: Creation) => ReactNode) | undefined;
  onOpen: (creation: Creation) => void;
}

/** All clips of a batch below the one that plays. */
export function BatchStrip({ batch, shown, renderSketch, onOpen }: BatchStripProps) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Clips of this batch`} className="flex gap-2 overflow-x-auto p-0.5">
      {batch.map((creation) => (
        <li key={creation.id} className="aspect-video w-32 flex-none rounded-control max-nav:w-24">
          <BatchTile
            creation={creation}
            batch={batch}
            sketch={renderSketch?.(creation)}
            current={shown.includes(creation.id)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ol>
  );
}
