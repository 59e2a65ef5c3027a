import type { Edges } from '@kinora/contracts/timeline';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';

import { croppedSize, keepRatio, moveCrop, type CropHandle } from './crop-edges.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CropOverlayProps {
  /** Of the picture, in its pixels. */
  picture: Size;
  /** Of the frame that it lies in, whole and in the middle. */
  frame: Size;
  crop: Edges;
  /** Width through height that the box keeps; null for any. */
  ratio: number | null;
  onCommit: (crop: Edges) => void;
}

interface Dragging {
  readonly handle: CropHandle;
  readonly x: number;
  readonly y: number;
  readonly crop: Edges;
}

const STEP = 0.01;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
const EDGES = ['left', 'right', 'top', 'bottom'] as const;

const HANDLE_CLASSES: Readonly<Record<Exclude<CropHandle, 'all'>, string>> = {
  'top-left': '-start-1 -top-1 size-6 border-s-4 border-t-4 cursor-nwse-resize',
  'top-right': '-end-1 -top-1 size-6 border-e-4 border-t-4 cursor-nesw-resize',
  'bottom-left': '-start-1 -bottom-1 size-6 border-s-4 border-b-4 cursor-nesw-resize',
  'bottom-right': '-end-1 -bottom-1 size-6 border-e-4 border-b-4 cursor-nwse-resize',
  left: 'inset-y-6 -start-2 w-4 cursor-ew-resize',
  right: 'inset-y-6 -end-2 w-4 cursor-ew-resize',
  top: 'inset-x-6 -top-2 h-4 cursor-ns-resize',
  bottom: 'inset-x-6 -bottom-2 h-4 cursor-ns-resize',
};

const percent = (share: number) => `${share * 100}%`;

/** Where the picture lies in its frame, as shares of the frame. */
function pictureStyle(picture: Size, frame: Size): CSSProperties {
  const factor = Math.min(frame.width / picture.width, frame.height / picture.height);
  const [across, down] = [(picture.width * factor) / frame.width, (picture.height * factor) / frame.height];
  return {
    left: percent((1 - across) / 2),
    top: percent((1 - down) / 2),
    width: percent(across),
    height: percent(down),
  };
}

const boxStyle = ({ left, top, right, bottom }: Edges): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  right: percent(right),
  bottom: percent(bottom),
});

/** Follows a handle by pointer and keys; `shown` is the crop as it is dragged. */
function useCropHandles({ crop, picture, ratio, onCommit }: CropOverlayProps) {
  const area = useRef<HTMLDivElement>(null);
  const dragging = useRef<Dragging | null>(null);
  const [draft, setDraft] = useState<Edges | null>(null);
  const moved = (from: Edges, handle: CropHandle, by: { x: number; y: number }) => {
    const next = moveCrop(from, handle, by);
    return ratio === null || handle === 'all' ? next : keepRatio(next, handle, { picture, ratio });
  };
  const start = (handle: CropHandle) => (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    dragging.current = { handle, x: event.clientX, y: event.clientY, crop };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = dragging.current;
    const room = area.current?.getBoundingClientRect();
    if (!from || !room) return;
    const by = { x: (event.clientX - from.x) / room.width, y: (event.clientY - from.y) / room.height };
    setDraft(moved(from.crop, from.handle, by));
  };
  const end = () => {
    dragging.current = null;
    if (draft) onCommit(draft);
    setDraft(null);
  };
  const cancel = () => {
    dragging.current = null;
    setDraft(null);
  };
  const press = (handle: CropHandle) => (event: KeyboardEvent<HTMLElement>) => {
    const by = ARROWS[event.key];
    if (event.key === 'Escape') cancel();
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 10 : 1;
    onCommit(moved(crop, handle, { x: by[0] * far, y: by[1] * far }));
  };
  const handlers = (handle: CropHandle) => ({
    onPointerDown: start(handle),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: cancel,
    onKeyDown: press(handle),
  });
  return { area, shown: draft ?? crop, handlers };
}

/** A box over the whole picture: what is outside of it is cut off. By pointer, by touch, and by the arrow keys. */
export function CropOverlay(props: CropOverlayProps) {
  const { picture, frame } = props;
  const { t, i18n } = useLingui();
  const { area, shown, handlers } = useCropHandles(props);
  const size = croppedSize(picture, shown);
  const words = t`${i18n.number(size.width)} × ${i18n.number(size.height)}`;
  const names: Readonly<Record<Exclude<CropHandle, 'all'>, string>> = {
    'top-left': t`Top left corner`,
    'top-right': t`Top right corner`,
    'bottom-left': t`Bottom left corner`,
    'bottom-right': t`Bottom right corner`,
    left: t`Left edge`,
    right: t`Right edge`,
    top: t`Top edge`,
    bottom: t`Bottom edge`,
  };
  return (
    <fieldset aria-label={t`Crop`} dir="ltr" className="absolute inset-0 min-w-0 overflow-visible">
      <div ref={area} className="absolute" style={pictureStyle(picture, frame)}>
        <div className="pointer-events-none absolute inset-0 overflow-hidden">
          <div className="absolute outline-[200vmax] outline-scrim" style={boxStyle(shown)} />
        </div>
        <div className="absolute cursor-move touch-none border-2 border-on-media select-none" style={boxStyle(shown)}>
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-1/3 w-1/3 border-x border-on-media/40"
          />
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 top-1/3 h-1/3 border-y border-on-media/40"
          />
          <button
            type="button"
            aria-label={t`Move crop, ${words}`}
            className="absolute inset-0 cursor-move touch-none focus-visible:focus-ring"
            {...handlers('all')}
          />
          <span className="pointer-events-none absolute start-2 top-2 rounded-tight bg-glass px-2 py-0.5 text-micro font-label text-on-media tabular-nums">
            {words}
          </span>
          {[...EDGES, ...CORNERS].map((handle) => (
            <button
              key={handle}
              type="button"
              aria-label={`${names[handle]}, ${words}`}
              className={`absolute touch-none border-accent focus-visible:focus-ring ${HANDLE_CLASSES[handle]}`}
              {...handlers(handle)}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}
