import { useCallback } from 'react';

export interface BiasLightProps {
  /** The canvas whose picture lights the room; stays the same function. */
  source: () => HTMLCanvasElement | null;
}

/** Often enough for a light that drifts, seldom enough to cost nothing. */
const EVERY_MS = 700;
const WIDTH = 32;
const HEIGHT = 18;

function copy(from: HTMLCanvasElement | null, to: HTMLCanvasElement): void {
  if (!from || document.hidden || from.dataset.width === '0') return;
  to.getContext('2d')?.drawImage(from, 0, 0, WIDTH, HEIGHT);
}

/** A tiny copy of the film, which the stage blurs behind it. */
export function BiasLight({ source }: BiasLightProps) {
  const light = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return undefined;
      const timer = setInterval(() => copy(source(), canvas), EVERY_MS);
      return () => clearInterval(timer);
    },
    [source],
  );
  return <canvas ref={light} width={WIDTH} height={HEIGHT} />;
}
