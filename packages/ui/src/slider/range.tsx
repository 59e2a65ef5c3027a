import { useId, type ComponentProps, type ReactNode } from 'react';

import { progressStyle } from '../loading/progress.ts';

interface SliderValue {
  value: number;
  min?: number;
  max: number;
  step?: number;
  onValue: (value: number) => void;
  /** What a screen reader says instead of the number: "2.3 of 5 s". */
  valueText?: string | undefined;
}

type InputRest = Omit<ComponentProps<'input'>, 'className' | 'style' | 'value' | 'min' | 'max' | 'step' | 'type'>;

export type SliderProps = SliderValue & InputRest;

/** The slider alone, without a label. */
export function Slider({ value, min = 0, max, step = 1, onValue, valueText, ...rest }: SliderProps) {
  const progress = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={valueText}
      // Not on change: by then React has put the value shown last back, rounded to a step, and would call that a choice.
      onInput={(event) => onValue(event.currentTarget.valueAsNumber)}
      style={progressStyle(progress)}
      className="slider"
    />
  );
}

export interface RangeProps extends SliderValue {
  label: string;
  /** The value in words, beside the label: "Gentle". */
  shown?: ReactNode;
  disabled?: boolean;
  /** The label is said, not shown: in a bar of tools. */
  labelHidden?: boolean;
}

export function Range({ label, shown, labelHidden = false, ...slider }: RangeProps) {
  const id = useId();
  if (labelHidden) return <Slider aria-label={label} title={label} {...slider} />;
  return (
    <div className="grid gap-1.5 text-small">
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="text-body">
          {label}
        </label>
        <span className="text-muted tabular-nums">{shown}</span>
      </div>
      <Slider id={id} {...slider} />
    </div>
  );
}

export interface ScrubberProps extends SliderValue {
  label: string;
}

/** The place in a film, on the film. It runs from left to right in every language. */
export function Scrubber({ label, ...slider }: ScrubberProps) {
  return (
    <div className="grid min-w-0 flex-1 slider-on-media" dir="ltr">
      <Slider aria-label={label} {...slider} />
    </div>
  );
}
