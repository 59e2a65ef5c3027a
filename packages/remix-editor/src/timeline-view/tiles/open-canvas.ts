/** Gives a canvas its size on this screen, and a context that paints in pixels of the page. */
export function contextOf(
  canvas: HTMLCanvasElement,
  { height, width }: { readonly height: number; readonly width: number },
): CanvasRenderingContext2D | null {
  const density = Math.min(2, window.devicePixelRatio || 1);
  const [wide, tall] = [width * density, height * density];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== tall) canvas.height = tall;
  const context = canvas.getContext('2d', { alpha: false });
  context?.setTransform(density, 0, 0, density, 0, 0);
  return context;
}
