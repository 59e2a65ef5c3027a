import type { Track } from '@kinora/contracts/timeline';
import { useLingui } from '@lingui/react';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { runCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import { focusAtom, selectionAtom, type GridFocus } from '../../state/selection-atoms.ts';
import { trackAtomAt } from '../../state/track-atoms.ts';
import { zoomAtom } from '../../state/window-atoms.ts';
import { TrackHead } from '../heads/track-head.tsx';
import { trackName, trackWords } from '../heads/track-messages.ts';
import { renamedTrackAtom, renameTrackAtom } from '../menu/menu-atoms.ts';
import { PLACE_CLASSES } from '../overlay/place-classes.ts';
import { placeStyle, zoomStyle } from '../overlay/place-style.ts';
import { clipWords } from './clip-messages.ts';
import { cellsOf } from './grid-focus.ts';
import type { PendingFocus } from './pending-focus.ts';

export interface TrackRowProps {
  /** Among the tracks, the lowest first. */
  place: number;
  pendingFocus: PendingFocus;
}

const ROW_HEIGHTS = { video: 'h-[76px]', audio: 'h-11', text: 'h-11', effect: 'h-11' } as const;

interface RowProps extends TrackRowProps {
  track: Track;
  focus: GridFocus | null;
}

function Head({ track, place, focus, pendingFocus }: RowProps) {
  const { i18n } = useLingui();
  const { tracks } = useAtomValue(documentAtom);
  const run = useSetAtom(runCommandAtom);
  const trackId = track.id;
  const isRenaming = useAtomValue(renamedTrackAtom) === trackId;
  const rename = useSetAtom(renameTrackAtom);
  const tabButton = focus?.trackId === trackId && focus.clipId === null ? focus.button : null;
  return (
    <th
      scope="row"
      data-head=""
      data-track={trackId}
      ref={(head) => {
        if (tabButton === null) return;
        pendingFocus.take([...(head?.querySelectorAll<HTMLElement>('button:not([role])') ?? [])][tabButton]);
      }}
      className="sticky left-0 z-3 cursor-grab data-lifted:opacity-50 group-data-[dragging=head]/lanes:cursor-grabbing col-start-1 row-start-1 block bg-surface-2 p-0 text-start font-normal rtl:right-0 rtl:left-auto rtl:col-start-2 rtl:[direction:rtl]"
    >
      <TrackHead
        track={track}
        name={trackName(track, tracks, i18n)}
        tabButton={tabButton}
        onToggle={(toggle) => run({ op: 'setTrack', trackId, [toggle]: !track[toggle] })}
        isRenaming={isRenaming}
        onRenaming={(is) => rename(is ? trackId : null)}
        onRename={(name) => run({ op: 'setTrack', trackId, name })}
        onMove={(way) => run({ op: 'reorderTrack', trackId, index: place + way })}
        onAdd={() => run({ op: 'addTrack', kind: track.kind, index: place + 1 })}
        onRemove={() => run({ op: 'removeTrack', trackId })}
      />
    </th>
  );
}

/** Said outright: not every browser tells it from the table's role. */
const GRIDCELL = { role: 'gridcell' } as const;

function Cells({ track, focus, pendingFocus }: RowProps) {
  const { i18n } = useLingui();
  const store = useStore();
  const document = useAtomValue(documentAtom);
  const selection = useAtomValue(selectionAtom);
  // Cells are placed within their row.
  const row = { top: 0, height: track.kind === 'video' ? 76 : 44 };
  return cellsOf(track, document, focus).map(({ clip, place }) => {
    const isFocus = focus?.clipId === clip.id;
    return (
      <td
        key={clip.id}
        {...GRIDCELL}
        aria-colindex={place + 2}
        aria-selected={selection.has(clip.id)}
        aria-label={clipWords(clip, document, i18n)}
        tabIndex={isFocus ? 0 : -1}
        data-clip={clip.id}
        ref={(cell) => {
          if (isFocus) pendingFocus.take(cell);
        }}
        data-zoomed
        style={{ ...placeStyle(clip, row), ...zoomStyle(store.get(zoomAtom)) }}
        className={`${PLACE_CLASSES} pointer-events-none col-start-2 row-start-1 rounded-clip p-0 rtl:col-start-1 focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-strong`}
      />
    );
  });
}

/** A track as a row of the grid: its head, and of its clips those that arrows lead to. */
export function TrackRowPanel({ place, pendingFocus }: TrackRowProps) {
  const { i18n } = useLingui();
  const track = useAtomValue(trackAtomAt(place));
  const focus = useAtomValue(focusAtom);
  const { tracks } = useAtomValue(documentAtom);
  if (!track) return null;
  const row = { track, place, focus, pendingFocus };
  return (
    <tr
      aria-rowindex={tracks.length - place}
      aria-label={trackWords(track, trackName(track, tracks, i18n), i18n)}
      className={`relative col-span-2 grid grid-cols-subgrid ${ROW_HEIGHTS[track.kind]}`}
    >
      <Head {...row} />
      <Cells {...row} />
    </tr>
  );
}
