import type { CSSProperties, ReactNode } from 'react';

import type { Cropping } from './follow-cropping.ts';
import { centreOf } from './follow-fingers.ts';
import { useCropping } from './use-cropping.ts';

export interface CropBoxProps extends Cropping {
  /** Names the group: "Area shown in the clip". */
  label: string;
  /** Names the two sliders. */
  acrossLabel: string;
  downLabel: string;
  /** Where the frame is, in words. */
  placeText: string;
  /** Fills the box. */
  picture: ReactNode;
  /** Width through height of the picture. */
  ratio: number;
}

interface BoxStyle extends CSSProperties {
  '--ratio': number;
  '--left': string;
  '--top': string;
  '--right': string;
  '--bottom': string;
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

function styleOf({ frame: { x, y, width, height }, ratio }: CropBoxProps): BoxStyle {
  return {
    '--ratio': ratio,
    '--left': percent(x),
    '--top': percent(y),
    '--right': percent(x + width),
    '--bottom': percent(y + height),
  };
}

const SLIDER_CLASSES = 'peer pointer-events-none absolute inset-0 m-0 size-full opacity-0';

/** One slider for each direction, so that whoever sees no frame can move it too; arrows go all ways on both. */
function Sliders({ frame, acrossLabel, downLabel, placeText, onMove }: CropBoxProps) {
  const { x, y } = centreOf(frame);
  return (
    <>
      <input
        type="range"
        min={0}
        max={100}
        aria-label={acrossLabel}
        aria-valuetext={placeText}
        value={Math.round(x * 100)}
        onChange={(event) => onMove({ x: event.target.valueAsNumber / 100, y })}
        className={SLIDER_CLASSES}
      />
      <input
        type="range"
        min={0}
        max={100}
        aria-label={downLabel}
        aria-valuetext={placeText}
        value={Math.round(y * 100)}
        onChange={(event) => onMove({ x, y: event.target.valueAsNumber / 100 })}
        className={SLIDER_CLASSES}
      />
    </>
  );
}

/** A whole picture with a frame over it, to be moved by pointer and keys and zoomed by two fingers, wheel and keys. */
export function CropBox(props: CropBoxProps) {
  const { label, picture } = props;
  return (
    <fieldset
      ref={useCropping(props)}
      aria-label={label}
      dir="ltr"
      style={styleOf(props)}
      className="relative isolate mx-auto aspect-(--ratio) w-[min(100%,calc(52dvh*var(--ratio)))] min-w-0 cursor-move touch-none overflow-hidden rounded-tight bg-well select-none"
    >
      <div className="pointer-events-none absolute inset-0 [&>*]:size-full [&>*]:object-fill">{picture}</div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 bg-scrim [clip-path:polygon(evenodd,0_0,100%_0,100%_100%,0_100%,0_0,var(--left)_var(--top),var(--right)_var(--top),var(--right)_var(--bottom),var(--left)_var(--bottom),var(--left)_var(--top))]"
      />
      <Sliders {...props} />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-[var(--top)_calc(100%_-_var(--right))_calc(100%_-_var(--bottom))_var(--left)] outline-2 -outline-offset-2 outline-on-media peer-focus-visible:outline-4 peer-focus-visible:-outline-offset-4 peer-focus-visible:outline-accent-strong"
      >
        <div className="absolute inset-y-0 left-1/3 w-1/3 border-x border-on-media/40" />
        <div className="absolute inset-x-0 top-1/3 h-1/3 border-y border-on-media/40" />
      </div>
    </fieldset>
  );
}
