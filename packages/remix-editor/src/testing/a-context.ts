import type { Context2d } from '@kinora/drawing';

/** The pixels of a rectangle: nothing in them. */
function pixels(...[, , width, height]: readonly [number, number, number, number]) {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** A context that only tells which pictures are drawn. */
export function aContext(drawn: (image: object) => void = () => undefined): Context2d {
  const answers: Readonly<Record<string | symbol, unknown>> = {
    drawImage: drawn,
    measureText: () => ({ width: 10 }),
    getImageData: pixels,
  };
  const context: object = new Proxy({}, { get: (_target, name) => answers[name] ?? (() => context), set: () => true });
  // It answers every call.
  return context as Context2d;
}
