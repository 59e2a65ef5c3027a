/** Runs something when what is there now has been painted: a press is answered first. A page out of sight waits. */
export const afterPaint = (run: () => void): void =>
  // A frame's own callbacks come before it is painted.
  void requestAnimationFrame(() => setTimeout(run));
