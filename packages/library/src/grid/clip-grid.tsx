import type { LibraryItem } from '@kinora/contracts/library';
import { Skeleton } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { nextCard, rowsInView, shapeOf, type GridShape } from './rows-in-view.ts';

/** What a card in the grid is given: where it is, and what makes it a cell. */
export interface CellProps {
  readonly role: 'gridcell';
  readonly tabIndex: 0 | -1;
  readonly 'data-at': number;
}

export interface ClipGridProps {
  /** Names the grid. */
  label: string;
  /** Null where a clip was dropped from memory; it is read again when it scrolls into view. */
  places: readonly (LibraryItem | null)[];
  renderCard: (item: LibraryItem, cell: CellProps) => ReactNode;
  /** A key that does not move: Enter, Space, Delete. True when it meant something. */
  onKey: (key: string, item: LibraryItem) => boolean;
  /** The end of what is loaded comes near. */
  onEndNear: () => void;
  /** Which places are drawn now: the first, and the one after the last. */
  onSight: (first: number, end: number) => void;
}

interface GridStyle extends CSSProperties {
  '--grid-height': string;
  '--grid-columns': number;
}

interface RowStyle extends CSSProperties {
  '--row-top': string;
}

const ROWS_BEFORE_END = 4;

/** The rows that are drawn: those in sight, and the one with the card that a key was pressed on. */
function rowsOf({ first, end }: { first: number; end: number }, activeRow: number, rows: number): readonly number[] {
  const seen = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  const isSeen = activeRow >= first && activeRow < end;
  return isSeen || activeRow >= rows ? seen : [...seen, activeRow].toSorted((one, other) => one - other);
}

interface GridView extends GridShape {
  readonly first: number;
  readonly end: number;
}

const UNKNOWN: GridView = { columns: 1, rowHeight: 0, first: 0, end: 0 };

const isSame = (one: GridView, other: GridView) =>
  one.columns === other.columns &&
  one.rowHeight === other.rowHeight &&
  one.first === other.first &&
  one.end === other.end;

/** Which rows of so many cards stand on the screen, however the page is scrolled or made larger. */
function useGridView(grid: RefObject<HTMLElement | null>, count: number): GridView {
  const [view, setView] = useState(UNKNOWN);
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const { width, top } = element.getBoundingClientRect();
      const shape = shapeOf(width);
      const height = globalThis.innerHeight;
      const [first, end] = rowsInView({ top, height }, shape.rowHeight, Math.ceil(count / shape.columns));
      const next = { ...shape, first, end };
      setView((before) => (isSame(before, next) ? before : next));
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const sizes = new ResizeObserver(soon);
    sizes.observe(element);
    globalThis.addEventListener('scroll', soon, { passive: true });
    globalThis.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      globalThis.removeEventListener('scroll', soon);
      globalThis.removeEventListener('resize', soon);
    };
  }, [grid, count]);
  return view;
}

/** The card itself, or what stands in its place. */
function focusCard(grid: HTMLElement | null, at: number, isHere: boolean) {
  const which = isHere ? ':not([aria-busy])' : '[aria-busy]';
  grid?.querySelector<HTMLElement>(`[data-at="${at}"]${which}`)?.focus();
}

/** Stands where a clip comes again. */
function Coming({ cell }: { cell: CellProps }) {
  const { t } = useLingui();
  return (
    <div {...cell} aria-busy="true" aria-label={t`Loading`} className="scroll-my-24 rounded-card">
      <Skeleton shape="tile" />
    </div>
  );
}

/** The focus hasn't moved to another part of the page. */
function isFocusFree(grid: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || grid?.contains(activeElement) === true;
}

type RowProps = Pick<ClipGridProps, 'places' | 'renderCard'> & {
  row: number;
  shape: GridShape;
  /** The card that the Tab key leads to. */
  at: number;
};

function Row({ row, places, shape: { columns, rowHeight }, at, renderCard }: RowProps) {
  const style: RowStyle = { '--row-top': `${row * rowHeight}px` };
  return (
    <div
      // Rows of a table cannot be placed one by one.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="row"
      aria-rowindex={row + 1}
      style={style}
      className="absolute inset-x-0 top-0 grid translate-y-(--row-top) grid-cols-[repeat(var(--grid-columns),minmax(0,1fr))] gap-3.5"
    >
      {places.slice(row * columns, (row + 1) * columns).map((item, index) => {
        const place = row * columns + index;
        const cell: CellProps = { role: 'gridcell', tabIndex: place === at ? 0 : -1, 'data-at': place };
        return item === null ? <Coming key={place} cell={cell} /> : renderCard(item, cell);
      })}
    </div>
  );
}

/** Cards in rows, of which only those on the screen are in the page, however many there are. Arrows move. */
export function ClipGrid({ label, places, renderCard, onKey, onEndNear, onSight }: ClipGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ at: 0, isMoved: false });
  const { columns, rowHeight, first, end } = useGridView(grid, places.length);
  const rows = Math.ceil(places.length / columns);
  const at = Math.min(active.at, Math.max(0, places.length - 1));
  const isHere = places[at] !== null;
  useEffect(() => {
    if (active.isMoved && isFocusFree(grid.current)) focusCard(grid.current, active.at, isHere);
    // Again when the clip has come: what stood in its place took the focus away with it.
  }, [active, isHere]);
  useEffect(() => onSight(first * columns, end * columns), [first, end, columns, onSight]);
  useEffect(() => {
    if (rows > 0 && end >= rows - ROWS_BEFORE_END) onEndNear();
  }, [end, rows, onEndNear]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isCell = event.target instanceof HTMLElement && event.target.dataset.at !== undefined;
    if (!isCell || event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = event.currentTarget.matches(':dir(rtl)');
    const next = nextCard({ key: event.key, at, count: places.length, columns, isRtl });
    const item = places[at];
    if (next !== undefined) setActive({ at: next, isMoved: true });
    else if (!item || !onKey(event.key, item)) return;
    event.preventDefault();
  };
  const style: GridStyle = { '--grid-height': `${rows * rowHeight}px`, '--grid-columns': columns };
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={rows}
      aria-colcount={columns}
      style={style}
      onKeyDown={press}
      onFocus={({ target }) => {
        const focused = Number(target.dataset.at ?? at);
        if (focused !== at) setActive({ at: focused, isMoved: false });
      }}
      className="relative h-(--grid-height)"
    >
      {rowsOf({ first, end }, Math.floor(at / columns), rows).map((row) => (
        <Row key={row} shape={{ columns, rowHeight }} {...{ row, places, at, renderCard }} />
      ))}
    </div>
  );
}
