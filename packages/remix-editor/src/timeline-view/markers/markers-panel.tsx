import type { Marker } from '@kinora/contracts/timeline';
import { formatTimecode } from '@kinora/timeline';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { KeyboardEvent } from 'react';

import { runCommandAtom } from '../../state/command-atoms.ts';
import { shownDocumentAtom } from '../../state/document-atoms.ts';
import { namedMarkerAtom, nameMarkerAtom, selectedMarkerAtom, selectMarkerAtom } from '../../state/marker-atoms.ts';
import { clockAtom } from '../../state/transport-atoms.ts';
import { AT_CLASSES } from '../overlay/place-classes.ts';
import { timeStyle } from '../overlay/place-style.ts';
import { MARKER_LOOKS } from './marker-looks.ts';
import { inOrder, nextMarker } from './marker-steps.ts';

const LABEL_MAX = 200;

function startWriting(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.select();
}

/** Goes back to the button of a marker once its name is written. */
const focusMarker = (id: string) =>
  document.querySelector<HTMLElement>(`[data-marker="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });

function Naming({ marker }: { marker: Marker }) {
  const { t } = useLingui();
  const run = useSetAtom(runCommandAtom);
  const name = useSetAtom(nameMarkerAtom);
  function finish(label: string) {
    name(null);
    if (label !== marker.label) run({ op: 'setMarker', id: marker.id, label });
  }
  return (
    <input
      ref={startWriting}
      dir="auto"
      aria-label={t`Marker name`}
      defaultValue={marker.label}
      maxLength={LABEL_MAX}
      onBlur={(event) => finish(event.target.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') event.currentTarget.value = marker.label;
        // Leaving the field is what takes the name.
        if (event.key === 'Enter' || event.key === 'Escape') focusMarker(marker.id);
      }}
      className="pointer-events-auto sticky top-0 z-1 -ml-3 block h-7 w-40 rounded-tight bg-surface-3 px-2 text-small text-strong shadow-control"
    />
  );
}

interface MarkerButtonProps {
  marker: Marker;
  isTabStop: boolean;
}

function MarkerButton({ marker, isTabStop }: MarkerButtonProps) {
  const { t } = useLingui();
  const { markers, rate } = useAtomValue(shownDocumentAtom);
  const clock = useAtomValue(clockAtom);
  const isSelected = useAtomValue(selectedMarkerAtom)?.id === marker.id;
  const select = useSetAtom(selectMarkerAtom);
  const startNaming = useSetAtom(nameMarkerAtom);
  const { id, time, label } = marker;
  const code = formatTimecode(time, rate);
  const name = label === '' ? t`Marker at ${code}` : t`Marker ${label} at ${code}`;
  function press(event: KeyboardEvent) {
    const next = nextMarker(markers, id, event.key);
    if (!next && event.key !== 'Enter') return;
    event.preventDefault();
    if (next) focusMarker(next.id);
    else startNaming(id);
  }
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      title={name}
      aria-label={name}
      aria-pressed={isSelected}
      data-marker={id}
      onFocus={() => select(id)}
      onClick={() => {
        select(id);
        clock.seek(time);
      }}
      onDoubleClick={() => startNaming(id)}
      onKeyDown={press}
      className="pointer-events-auto sticky top-0 -ml-3 block h-7 w-6 cursor-ew-resize touch-none rounded-tight before:absolute before:inset-y-0 before:-inset-x-2.5 before:hidden aria-pressed:bg-accent-soft aria-pressed:outline-1 aria-pressed:-outline-offset-1 aria-pressed:outline-accent pointer-coarse:before:block"
    />
  );
}

/** The lines of the markers through the lanes. */
export function MarkerLines() {
  const { markers } = useAtomValue(shownDocumentAtom);
  return markers.map(({ id, time, colour }) => (
    <span
      key={id}
      style={timeStyle(time)}
      className={`${AT_CLASSES} inset-y-0 -ml-px w-px opacity-40 ${MARKER_LOOKS[colour]}`}
    />
  ));
}

/** The markers on the ruler. Arrows go from one to the next. */
export function MarkersPanel() {
  const { markers } = useAtomValue(shownDocumentAtom);
  const selected = useAtomValue(selectedMarkerAtom);
  const named = useAtomValue(namedMarkerAtom);
  const ordered = inOrder(markers);
  const stop = selected?.id ?? ordered[0]?.id;
  return ordered.map((marker) => {
    const { id, time } = marker;
    return (
      <div key={id} style={timeStyle(time)} className={`${AT_CLASSES} inset-y-0 w-0`}>
        <MarkerButton marker={marker} isTabStop={id === stop} />
        {named === id && <Naming marker={marker} />}
      </div>
    );
  });
}
