// The same clips as elements: a timeline that mounts what is near its window and leaves React to find out what changed.
// Clips are memoized, tracks search their clips by halves, a drag shows the draft of the same command.
import { memo, useEffect, useMemo, useRef, useState } from 'react';

import { TICKS_PER_SECOND } from '../../../../packages/contracts/src/timeline.ts';
import { waveBarsOf } from '../../../../packages/remix-editor/src/timeline-view/paint/wave-bars.ts';
import { loadPeaks } from '../../../../packages/remix-editor/src/timeline-view/pictures/load-peaks.ts';
import { applyEdit, run, visibleClips } from '../../../../packages/timeline/src/index.ts';

/** As wide as the heads of the tracks and the inset before the start are beside it. */
const HEADS = 188;
const HEIGHTS = { video: 76, audio: 44 };
/** Mounted beyond both edges, and how far the window moves before others are mounted, in pixels. */
const [OVERSCAN, STEP] = [512, 256];
const ZOOM_PER_PIXEL = 0.0022;
/** Clips narrower than this have no name, as beside it. */
const NAMED = 44;
const LABEL = { position: 'absolute', bottom: 2, left: 8, fontSize: 12, whiteSpace: 'nowrap' };

const secondsOf = (ticks) => ticks / TICKS_PER_SECOND;

/** The same bars as those that are painted, as one path. */
function Wave({ clip, peaks, width, zoom }) {
  const bars = waveBarsOf({ clip, box: { x: 0, width }, peaks, zoom, within: width });
  const [tall, middle] = [HEIGHTS.audio - 12, (HEIGHTS.audio - 8) / 2];
  const path = bars.map(({ x, height }) => {
    const half = (Math.max(0.04, height) * tall) / 2;
    return `M${x + 1} ${middle - half}V${middle + half}`;
  });
  return (
    <svg width="100%" height="100%" fill="none" stroke="var(--color-on-accent)" strokeWidth="2">
      <path d={path.join('')} />
    </svg>
  );
}

const ClipBox = memo(function ClipBox({ clip, zoom, sprite, peaks, isSelected }) {
  const width = secondsOf(clip.duration) * zoom - 2;
  const place = {
    position: 'absolute',
    insetBlock: 4,
    left: secondsOf(clip.start) * zoom,
    width,
    overflow: 'hidden',
    borderRadius: 4,
    outline: isSelected ? 'var(--color-accent) solid 2px' : 'none',
    background: sprite ? `0 0 / auto 300% url(${sprite})` : 'var(--color-track-audio)',
  };
  return (
    <div data-clip={clip.id} style={place}>
      {peaks && <Wave clip={clip} peaks={peaks} width={width} zoom={zoom} />}
      {width >= NAMED && <span style={LABEL}>{clip.name}</span>}
    </div>
  );
});

const Lane = memo(function Lane({ track, media, peaks, zoom, from, to, selected }) {
  const clips = visibleClips(track, Math.floor(from * TICKS_PER_SECOND), Math.ceil(to * TICKS_PER_SECOND));
  return (
    <div style={{ position: 'relative', height: HEIGHTS[track.kind] }}>
      {clips.map((clip) => (
        <ClipBox
          key={clip.id}
          clip={clip}
          zoom={zoom}
          sprite={media[clip.mediaId].sprite}
          peaks={clip.kind === 'audio' ? peaks : null}
          isSelected={selected === clip.id}
        />
      ))}
    </div>
  );
});

/** Presses on a clip drag it; what it would become is the shown document. */
function useDrag({ document, media, zoom }) {
  const [state, setState] = useState({ draft: null, selected: null });
  const from = useRef(null);
  return {
    ...state,
    begin(event) {
      const id = event.target.closest('[data-clip]')?.dataset.clip;
      if (!id) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { id, x: event.clientX };
      setState({ draft: null, selected: id });
    },
    move(event) {
      if (!from.current) return;
      const { id, x } = from.current;
      const delta = Math.round(((event.clientX - x) / zoom) * TICKS_PER_SECOND);
      const plan = run(document, { op: 'move', clipIds: [id], delta }, { media, makeId: () => 'made' });
      setState({ draft: plan.ok ? applyEdit(document, plan.value) : null, selected: id });
    },
    end() {
      from.current = null;
      setState((last) => ({ ...last, draft: null }));
    },
  };
}

/** The waves of the one sound there is. */
function usePeaks(media) {
  const [peaks, setPeaks] = useState(null);
  useEffect(() => void loadPeaks(media['upload:music'].peaks).then(setPeaks), [media]);
  return peaks;
}

/** Where the window is, in steps, and the zoom. */
function useWindow(startZoom, length) {
  const [view, setView] = useState({ zoom: startZoom, near: 0 });
  const open = useMemo(
    () => (scroller) => {
      const turn = (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        setView(({ zoom, near }) => {
          const next = zoom * Math.exp(-event.deltaY * ZOOM_PER_PIXEL);
          const at = event.clientX - HEADS;
          const scroll = Math.max(0, ((scroller.scrollLeft + at) / zoom) * next - at);
          requestAnimationFrame(() => (scroller.scrollLeft = scroll));
          return { zoom: next, near: Math.floor(scroll / STEP) * STEP || near };
        });
      };
      const move = () => {
        const near = Math.floor(scroller.scrollLeft / STEP) * STEP;
        setView((last) => (last.near === near ? last : { ...last, near }));
      };
      scroller.addEventListener('wheel', turn, { passive: false });
      scroller.addEventListener('scroll', move);
      return () => {
        scroller.removeEventListener('wheel', turn);
        scroller.removeEventListener('scroll', move);
      };
    },
    [],
  );
  return { ...view, open, width: secondsOf(length) * view.zoom + 600 };
}

export function DomTimeline({ start, media, startZoom }) {
  const length = Math.max(...start.tracks.map(({ clips }) => clips.at(-1).start + clips.at(-1).duration));
  const { zoom, near, open, width } = useWindow(startZoom, length);
  const drag = useDrag({ document: start, media, zoom });
  const peaks = usePeaks(media);
  const shown = drag.draft ?? start;
  const [from, to] = [(near - OVERSCAN) / zoom, (near + globalThis.innerWidth + STEP + OVERSCAN) / zoom];
  return (
    <div ref={open} data-scroller="" style={{ height: '100%', overflow: 'auto' }}>
      <div
        style={{ width, marginLeft: HEADS, touchAction: 'none' }}
        onPointerDown={drag.begin}
        onPointerMove={drag.move}
        onPointerUp={drag.end}
      >
        {shown.tracks.toReversed().map((track) => (
          <Lane key={track.id} {...{ track, media, peaks, zoom, from, to }} selected={drag.selected} />
        ))}
      </div>
    </div>
  );
}
