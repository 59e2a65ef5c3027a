import { choosePlaying } from './choose-playing.ts';

/** Says which films of a page play. */
export interface FilmDirector {
  /** Follows the element of a film until the returned function is called. */
  readonly watch: (id: string, element: Element) => () => void;
  /** Somebody points at a film, or no longer. */
  readonly point: (id: string, isPointed: boolean) => void;
  readonly isPlaying: (id: string) => boolean;
  /** Calls back after every change of what plays. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Scrolling is looked at so often, in milliseconds. */
const LOOK_MS = 150;

/** At most `most` films play at once. Everything is let go with the last film. */
export function createFilmDirector(most: number): FilmDirector {
  const watched = new Map<Element, string>();
  const visible = new Set<Element>();
  const listeners = new Set<() => void>();
  let pointed: string | null = null;
  let playing: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    timer = undefined;
    const spots = [...visible].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { id: watched.get(element) ?? '', top, bottom };
    });
    const next = choosePlaying(spots, { height: globalThis.innerHeight, most, pointed });
    if (next.length === playing.size && next.every((id) => playing.has(id))) return;
    playing = new Set(next);
    for (const listener of listeners) listener();
  }
  const lookSoon = () => {
    timer ??= setTimeout(look, LOOK_MS);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && watched.has(target)) visible.add(target);
      else visible.delete(target);
    }
    lookSoon();
  });

  function watch(id: string, element: Element): () => void {
    if (watched.size === 0) addEventListener('scroll', lookSoon, { passive: true, capture: true });
    watched.set(element, id);
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      watched.delete(element);
      visible.delete(element);
      lookSoon();
      if (watched.size === 0) removeEventListener('scroll', lookSoon, { capture: true });
    };
  }

  return {
    watch,
    point: (id, isPointed) => {
      if (!isPointed && pointed !== id) return;
      pointed = isPointed ? id : null;
      look();
    },
    isPlaying: (id) => playing.has(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
