/** Which part of a picture or video is kept where it is cut to the clip's shape. */
export interface Crop {
  /** Its centre, from 0 to 1 over the upright picture: from the left, from the top. */
  readonly x: number;
  readonly y: number;
  /** 1 keeps the largest part of that shape, 3 a third of its width and height. */
  readonly zoom: number;
}

/** The fields of an input whose file is cut. */
export const CROPPED_FIELDS = ['first', 'last', 'video'] as const;
export type CroppedField = (typeof CROPPED_FIELDS)[number];

/** What was chosen by hand; what has none is cut automatically. */
export type Crops = Readonly<Partial<Record<CroppedField, Crop>>>;

/** What an input says of it. */
export interface CroppedInput {
  /** Only for files that it names. */
  readonly crops?: Crops;
}

export const CROP_ZOOM_MAX = 3;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function cropIn(value: unknown): Crop | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, zoom }: { x?: unknown; y?: unknown; zoom?: unknown } = value;
  return isWithin(x, 0, 1) && isWithin(y, 0, 1) && isWithin(zoom, 1, CROP_ZOOM_MAX) ? { x, y, zoom } : undefined;
}

/** What makes sense of something that was stored or came with an address. */
export function cropsIn(value: unknown): Crops {
  if (typeof value !== 'object' || value === null) return {};
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    CROPPED_FIELDS.flatMap((field) => {
      const crop = cropIn(given.get(field));
      return crop ? [[field, crop] as const] : [];
    }),
  );
}
