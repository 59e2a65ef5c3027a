import { showBitmap } from '@kinora/browser';
import { useCallback } from 'react';

export interface CreationSketchProps {
  /** Asks for the picture; stays the same function as long as the picture is the same. */
  draw: () => Promise<ImageBitmap | null>;
}

async function show(canvas: HTMLCanvasElement, draw: CreationSketchProps['draw']): Promise<void> {
  const picture = await draw();
  // The picture is kept for other places: showing it does not use it up.
  if (picture) await showBitmap(canvas, picture);
  canvas.dataset.drawn = '';
}

/** The picture of a clip that is being made, as our own engine sees it; its frame lets it develop. */
export function CreationSketch({ draw }: CreationSketchProps) {
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) void show(canvas, draw);
    },
    [draw],
  );
  return (
    <canvas
      ref={paint}
      width={16}
      height={9}
      aria-hidden="true"
      className="bg-well not-data-drawn:animate-sweep not-data-drawn:skeleton-fill"
    />
  );
}
