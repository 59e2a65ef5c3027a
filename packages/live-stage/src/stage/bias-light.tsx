export interface BiasLightProps {
  /** Puts the light of a film on the canvas, until it is gone; stays the same function. */
  attach: (canvas: HTMLCanvasElement | null) => (() => void) | undefined;
}

/** A tiny blurred copy of the film, which the stage enlarges behind it. */
export function BiasLight({ attach }: BiasLightProps) {
  return <canvas ref={attach} width={72} height={72} />;
}
