import { DissolveIcon, IconButton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { rowsOf } from '../../geometry/rows.ts';
import { dissolveAt } from '../../keys/action-plans.ts';
import { runCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import { selectionAtom } from '../../state/selection-atoms.ts';
import { lengthAtom } from '../../state/track-atoms.ts';
import { zoomAtom } from '../../state/window-atoms.ts';
import { MarkerLines, MarkersPanel } from '../markers/markers-panel.tsx';
import { cutsAt, placedClips, type PlacedClip, type PlacedCut } from './clip-cuts.ts';
import { PLACE_CLASSES } from './place-classes.ts';
import { placeStyle, rowStyle, zoomStyle } from './place-style.ts';

const HANDLE_CLASSES =
  'pointer-events-auto absolute inset-y-[-2px] grid w-2.5 cursor-ew-resize touch-none place-items-center bg-accent before:absolute before:inset-y-0 before:hidden before:w-11 after:h-4.5 after:w-0.5 after:bg-on-accent pointer-coarse:before:block';
const SIDE_CLASSES = {
  start: '-left-0.5 rounded-l-clip before:right-0',
  end: 'right-0 rounded-r-clip before:left-0',
} as const;

function Handles({ clip, row }: PlacedClip) {
  return (
    <div style={placeStyle(clip, row)} className={`${PLACE_CLASSES} group-data-dragging/lanes:invisible`}>
      {(['start', 'end'] as const).map((side) => (
        <span
          key={side}
          aria-hidden="true"
          data-handle={side}
          data-clip={clip.id}
          className={`${HANDLE_CLASSES} ${SIDE_CLASSES[side]}`}
        />
      ))}
    </div>
  );
}

function CutButton({ left, right, row, transition }: PlacedCut) {
  const { t } = useLingui();
  const run = useSetAtom(runCommandAtom);
  const names = [left.name, right.name] as const;
  return (
    <div
      style={placeStyle({ ...right, duration: 0 }, row)}
      className={`${PLACE_CLASSES} grid place-content-center group-data-dragging/lanes:invisible`}
    >
      <div className="pointer-events-auto rounded-control bg-surface-2 shadow-e1">
        <IconButton
          size="small"
          tabIndex={-1}
          label={
            transition
              ? t`Remove transition between ${names[0]} and ${names[1]}`
              : t`Dissolve from ${names[0]} to ${names[1]}`
          }
          icon={<DissolveIcon />}
          pressed={transition !== null}
          onClick={() => run(transition ? { op: 'removeTransition', id: transition.id } : dissolveAt({ left, right }))}
        />
      </div>
    </div>
  );
}

/** The place for the first clip: in the uppermost row of video. */
function EmptySlot() {
  const { tracks } = useAtomValue(documentAtom);
  const row = rowsOf(tracks).find(({ track }) => track.kind === 'video') ?? { top: 0, height: 76 };
  return (
    <div
      style={rowStyle(row)}
      className="absolute top-(--top) left-3 grid h-(--tall) w-[min(360px,calc(100%-24px))] place-items-center rounded-clip border border-dashed border-line-control px-4 text-small text-muted"
    >
      <span dir="auto">
        <Trans>Drop a clip here</Trans>
      </span>
    </div>
  );
}

/** Over the painted lanes: what can be grasped there. It follows the zoom by itself. */
export function OverlayPanel() {
  const document = useAtomValue(documentAtom);
  const selection = useAtomValue(selectionAtom);
  const isEmpty = useAtomValue(lengthAtom) === 0;
  const placed = placedClips(document, selection);
  // Later the surface writes it: nothing is rendered for a zoom.
  const zoomed = zoomStyle(useStore().get(zoomAtom));
  return (
    <>
      <div
        data-zoomed
        style={zoomed}
        className="pointer-events-none relative z-1 col-start-2 row-start-2 min-w-0 rtl:col-start-1"
      >
        {isEmpty && <EmptySlot />}
        {placed.map((one) => (
          <Handles key={one.clip.id} {...one} />
        ))}
        {cutsAt(document, placed).map((cut) => (
          <CutButton key={cut.left.id} {...cut} />
        ))}
      </div>
      <div
        data-zoomed
        style={zoomed}
        className="pointer-events-none relative z-2 col-start-2 row-span-full row-start-1 min-w-0 rtl:col-start-1"
      >
        <MarkerLines />
      </div>
      {/* Over the playhead's flag: a marker can be reached while the playhead is at it. */}
      <div
        data-zoomed
        style={zoomed}
        className="pointer-events-none relative z-3 col-start-2 row-span-full row-start-1 min-w-0 rtl:col-start-1"
      >
        <MarkersPanel />
      </div>
    </>
  );
}
