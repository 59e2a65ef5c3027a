import type { Peaks } from '@kinora/footage/sound';

import type { EditorMedium } from '../../state/media-atoms.ts';
import type { MediaPictures } from '../paint/painting.ts';

const TILES_A_ROW = 4;
const ROWS = 3;

export interface PictureSource {
  readonly medium: (mediaId: string) => EditorMedium | undefined;
  readonly loadImage: (url: string) => Promise<ImageBitmap | null>;
  readonly loadPeaks: (url: string) => Promise<Peaks | null>;
  /** Something can be painted that could not before. */
  readonly onLoad: () => void;
}

export interface OpenPictures extends MediaPictures {
  /** Grows with everything that is loaded. */
  readonly loaded: () => number;
  readonly close: () => void;
}

type Film = NonNullable<ReturnType<MediaPictures['film']>>;

const filmOf = (image: ImageBitmap): Film => ({
  image,
  tileWidth: image.width / TILES_A_ROW,
  tileHeight: image.height / ROWS,
});

/** A signed address changes while its file stays: what is before the query names it. */
const fileOf = (url: string) => url.split('?')[0] ?? url;

/** Loads a file the first time it is asked for; null until it is there, and for good where it can't be read. */
function onDemand<Value>(load: (url: string) => Promise<Value | null>, onLoad: () => void) {
  const files = new Map<string, Value | null>();
  async function loadInto(url: string, file: string): Promise<void> {
    const value = await load(url);
    files.set(file, value);
    if (value !== null) onLoad();
  }
  return (url: string | null | undefined): Value | null => {
    if (!url) return null;
    const file = fileOf(url);
    const known = files.get(file);
    if (known !== undefined) return known;
    files.set(file, null);
    void loadInto(url, file);
    return null;
  };
}

/** Pictures and waves of media, each loaded once and only when it comes into sight. */
export function openPictures({ medium, loadImage, loadPeaks, onLoad }: PictureSource): OpenPictures {
  let count = 0;
  let isOpen = true;
  function note(): void {
    count += 1;
    if (isOpen) onLoad();
  }
  const film = onDemand(async (url) => {
    const image = await loadImage(url);
    return image && filmOf(image);
  }, note);
  const peaks = onDemand(loadPeaks, note);
  return {
    medium,
    film: (mediaId) => film(medium(mediaId)?.sprite),
    peaks: (mediaId) => peaks(medium(mediaId)?.peaks),
    loaded: () => count,
    close: () => {
      isOpen = false;
    },
  };
}
