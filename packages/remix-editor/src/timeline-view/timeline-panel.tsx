import { LockIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useState } from 'react';

import { trackCountAtom } from '../state/track-atoms.ts';
import { followGridKeys } from './grid/follow-grid-keys.ts';
import { createPendingFocus } from './grid/pending-focus.ts';
import { TrackRowPanel } from './grid/track-row-panel.tsx';
import type { OpenClip } from './menu/run-entry.ts';
import { TimelineMenuPanel } from './menu/timeline-menu-panel.tsx';
import { OverlayPanel } from './overlay/overlay-panel.tsx';
import { openSurface } from './surface/open-surface.ts';
import { ToolbarPanel } from './toolbar/toolbar-panel.tsx';

export interface TimelinePanelProps {
  /** Enter or a double click on a clip. */
  onOpenClip?: OpenClip | undefined;
}

/** A table whose cells are walked with arrows. */
const TREEGRID = { role: 'treegrid' } as const;

interface GridProps {
  onOpenClip: (clipId: string) => void;
}

function Grid({ onOpenClip }: GridProps) {
  const { t } = useLingui();
  const count = useAtomValue(trackCountAtom);
  const store = useStore();
  const [pendingFocus] = useState(createPendingFocus);
  const open = useCallback(
    (grid: HTMLElement | null) => (grid ? followGridKeys(grid, { store, pendingFocus, onOpenClip }) : undefined),
    [pendingFocus, onOpenClip, store],
  );
  const places = Array.from({ length: count }, (_, place) => count - 1 - place);
  return (
    <table
      ref={open}
      {...TREEGRID}
      aria-label={t`Timeline`}
      aria-rowcount={count}
      aria-colcount={-1}
      aria-multiselectable="true"
      tabIndex={-1}
      className="col-span-full row-start-2 grid grid-cols-subgrid content-start outline-none"
    >
      <tbody className="col-span-2 grid auto-rows-max grid-cols-subgrid">
        {places.map((place) => (
          <TrackRowPanel key={place} place={place} pendingFocus={pendingFocus} />
        ))}
      </tbody>
    </table>
  );
}

/** What moves without React: the surface finds and writes it. */
function MovingParts() {
  const { t } = useLingui();
  return (
    <>
      <div className="pointer-events-none relative z-1 col-start-2 row-start-2 overflow-clip rtl:col-start-1">
        <div data-part="ghosts" dir="auto" />
        <div
          data-part="box"
          hidden
          className="absolute top-0 left-0 rounded-clip bg-accent-soft outline-1 outline-accent"
        />
        <div
          data-part="hint"
          hidden
          aria-hidden="true"
          dir="auto"
          className="absolute top-0 left-0 z-1 flex w-max max-w-72 items-center gap-2 rounded-control bg-overlay px-3 py-1.5 text-small text-strong shadow-e2 [&[hidden]]:hidden [&>svg]:size-4 [&>svg]:flex-none [&>svg]:text-muted"
        >
          <LockIcon />
          {t`The track is locked. Unlock it first.`}
        </div>
        <div data-part="snap-line" hidden className="absolute inset-y-0 -left-px w-0.5 bg-info" />
      </div>
      <div className="pointer-events-none relative z-4 col-span-full row-start-2 overflow-clip">
        <div data-part="drop-line" hidden className="absolute inset-x-0 -top-px h-0.5 bg-accent shadow-lamp" />
      </div>
      <div className="pointer-events-none relative z-2 col-start-2 row-span-full row-start-1 rtl:col-start-1">
        <div data-part="playhead" className="absolute inset-y-0 left-0 w-0 translate-x-(--at)">
          <div className="absolute inset-y-0 -left-px w-0.5 bg-accent shadow-lamp" />
          <div className="sticky top-1">
            <input
              data-part="slider"
              data-keys="playhead"
              type="range"
              min={0}
              defaultValue={0}
              aria-label={t`Playhead`}
              className="peer sr-only"
            />
            <div
              aria-hidden="true"
              data-part="flag"
              className="pointer-events-auto w-max -translate-x-[min(50%,var(--at))] cursor-ew-resize touch-none rounded-clip bg-accent px-1.5 text-tag font-bold text-on-accent tabular-nums peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-strong"
            />
          </div>
        </div>
      </div>
    </>
  );
}

const SCROLLER_CLASSES =
  'group/scroller relative min-h-0 flex-1 scroll-pt-7 overflow-auto overscroll-contain bg-well timeline-inks outline-none select-none [--heads:176px] max-nav:[--heads:52px] ltr:scroll-pl-(--heads) rtl:scroll-pr-(--heads)';
const CONTENT_CLASSES =
  'group/lanes relative grid min-h-full w-max touch-pan-x touch-pan-y grid-cols-[var(--heads)_auto] grid-rows-[28px_auto_1fr] data-[over=cut]:cursor-col-resize data-[over=edge]:cursor-ew-resize data-[dragging=locked]:cursor-not-allowed data-[dragging=head]:cursor-grabbing rtl:grid-cols-[auto_var(--heads)]';

/** The timeline of the editor; it fills its parent. Chrome mirrors, time runs from left to right in every language. */
export function TimelinePanel({ onOpenClip }: TimelinePanelProps) {
  const { t } = useLingui();
  const store = useStore();
  const openClip = useCallback<OpenClip>((...asked) => onOpenClip?.(...asked), [onOpenClip]);
  const open = useCallback(
    (scroller: HTMLElement | null) => {
      if (!scroller) return undefined;
      const words = { muted: (name: string) => t`${name}, muted`, missing: (name: string) => t`${name}, file missing` };
      return openSurface(scroller, { store, words, onOpenClip: openClip });
    },
    [openClip, store, t],
  );
  return (
    <section aria-label={t`Timeline`} className="flex size-full min-h-0 flex-col overflow-hidden bg-surface-2">
      <ToolbarPanel />
      <div ref={open} dir="ltr" tabIndex={-1} className={SCROLLER_CLASSES}>
        <div data-part="content" className={CONTENT_CLASSES}>
          <div
            aria-hidden="true"
            className="pointer-events-none sticky left-0 z-3 col-start-1 row-span-full row-start-1 bg-surface-2 rtl:right-0 rtl:left-auto rtl:col-start-2"
          />
          <div
            data-part="ruler"
            className="sticky top-0 z-2 col-start-2 row-start-1 cursor-ew-resize bg-surface-2 touch-none overflow-clip rtl:col-start-1"
          />
          <div data-part="tiles" className="relative z-0 col-start-2 row-start-2 min-w-0 rtl:col-start-1" />
          <OverlayPanel />
          <MovingParts />
          <Grid onOpenClip={openClip} />
          <div
            data-part="corner"
            data-head=""
            className="sticky top-0 left-0 z-4 col-start-1 row-start-1 bg-surface-2 rtl:right-0 rtl:left-auto rtl:col-start-2"
          />
        </div>
      </div>
      <TimelineMenuPanel onOpenClip={openClip} />
    </section>
  );
}
