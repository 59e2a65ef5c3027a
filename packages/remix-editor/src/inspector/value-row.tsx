import { Slider } from '@kinora/ui';
import { useId, useRef } from 'react';

import { NumberBox, type NumberBoxProps } from './number-box.tsx';

export interface ValueRowProps extends NumberBoxProps {
  /** Where the slider stands for no change; a double press brings it there. */
  usual?: number | undefined;
  /** Each step while the slider is moved. */
  onDraft: (value: number) => void;
}

const KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

/** A number with a slider: moving it shows, letting go does it, in one step of undo. */
export function ValueRow({ usual, onDraft, ...box }: ValueRowProps) {
  const { label, value, min, max, step, unit = '', disabled, onCommit } = box;
  const id = useId();
  const moved = useRef<number | null>(null);
  const commit = () => {
    if (moved.current !== null) onCommit(moved.current);
    moved.current = null;
  };
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-2.5 text-small text-body">
      <label htmlFor={id} className="truncate">
        {label}
      </label>
      <Slider
        id={id}
        min={min}
        max={max}
        step={step}
        value={Math.min(max, Math.max(min, value))}
        disabled={disabled}
        valueText={`${value} ${unit}`.trim()}
        onValue={(next) => {
          moved.current = next;
          onDraft(next);
        }}
        onPointerUp={commit}
        onKeyUp={(event) => KEYS.has(event.key) && commit()}
        onBlur={commit}
        onDoubleClick={() => usual !== undefined && onCommit(usual)}
      />
      <NumberBox {...box} />
    </div>
  );
}
