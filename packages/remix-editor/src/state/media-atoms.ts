import type { MediaFacts } from '@kinora/contracts/timeline';
import { atom } from 'jotai';

/** What a medium is and where it lies: signed addresses, which expire; null where it has no such file (yet). */
export interface EditorMedium extends MediaFacts {
  readonly name: string;
  readonly url: string;
  readonly poster: string | null;
  /** Twelve tiles, four a row. */
  readonly sprite: string | null;
  readonly proxy: string | null;
  readonly peaks: string | null;
  /** Sprite, proxy and peaks are still being made. */
  readonly isPreparing?: boolean;
}

export type EditorMedia = Readonly<Record<string, EditorMedium>>;

const mediaBaseAtom = atom<EditorMedia>({});

/** The known media by their ids. */
export const mediaAtom = atom((get) => get(mediaBaseAtom));

/** Adds media, or replaces them by newer facts and addresses. */
export const learnMediaAtom = atom(null, (get, set, media: EditorMedia) => {
  set(mediaBaseAtom, { ...get(mediaBaseAtom), ...media });
});

type Refresh = (mediaIds: readonly string[]) => void;

const refreshBaseAtom = atom<{ readonly run: Refresh } | null>(null);

/** Says how newer addresses of media are fetched; what comes is learned by `learnMediaAtom`. */
export const refreshMediaByAtom = atom(null, (_get, set, run: Refresh) => set(refreshBaseAtom, { run }));
/** Some media couldn't be read, most likely because their addresses have expired. */
export const refreshMediaAtom = atom(null, (get, _set, mediaIds: readonly string[]) => {
  get(refreshBaseAtom)?.run(mediaIds);
});
