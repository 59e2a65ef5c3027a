import { showBitmap } from '@kinora/browser';
import { useCallback, useState } from 'react';

export interface EffectPictureProps {
  /** Asks for the picture; stays the same function as long as the picture is the same. */
  draw: () => Promise<ImageBitmap | null>;
  /** Says what happens until the picture is there; left out where something else stands behind it. */
  isWaiting?: boolean;
}

async function paint(canvas: HTMLCanvasElement, draw: EffectPictureProps['draw']): Promise<boolean> {
  const picture = await draw();
  if (!picture) return false;
  // The picture is kept for other places: showing it does not use it up.
  await showBitmap(canvas, picture);
  return true;
}

/** A picture that the engine draws; the one before stays until the next is there. */
export function EffectPicture({ draw, isWaiting = false }: EffectPictureProps) {
  const [isDrawn, setDrawn] = useState(false);
  const show = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return undefined;
      let isGone = false;
      void paint(canvas, draw).then((done) => !isGone && done && setDrawn(true));
      return () => {
        isGone = true;
      };
    },
    [draw],
  );
  return (
    <span className={isWaiting && !isDrawn ? 'block animate-sweep skeleton-fill' : 'block'}>
      <canvas
        ref={show}
        width={4}
        height={5}
        aria-hidden="true"
        data-drawn={isDrawn || undefined}
        className="size-full object-cover opacity-0 transition-opacity duration-slow data-drawn:opacity-100"
      />
    </span>
  );
}
