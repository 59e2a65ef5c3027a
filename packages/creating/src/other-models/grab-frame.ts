/** What shows a film: a clip, or the canvas of the preview. */
export type FrameSource = HTMLCanvasElement | HTMLVideoElement;

const sizeOf = (source: FrameSource) =>
  source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };

function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * The frame that is shown at this moment, as a file; null where none can be had. It is copied before this returns: the
 * source may leave the page then.
 */
export function grabFrame(source: FrameSource | null, name: string): Promise<File | null> {
  const { width, height } = source ? sizeOf(source) : { width: 0, height: 0 };
  if (!source || width === 0 || height === 0) return Promise.resolve(null);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(source, 0, 0);
  // A browser refuses to read a picture that came from another origin.
  const read = async () => encode(canvas);
  return read().then(
    (blob) => blob && new File([blob], name, { type: blob.type }),
    () => null,
  );
}
