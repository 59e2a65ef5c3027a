import type { Mode } from '../creation-mode.ts';
import { CATALOGUE } from './catalogue.ts';

/** What the clips of a create page are made of: `/text-to-video/` and so on. */
export type PageKind = 'text' | 'image' | 'video';

/** What a page of a kind offers, the usual one first. */
export const PAGE_MODES: Readonly<Record<PageKind, readonly [Mode, ...Mode[]]>> = {
  // The pictures of a reference are an addition to words.
  text: ['text', 'reference'],
  image: ['image', 'first-last'],
  video: ['video'],
};

/** The kind of page that makes clips of a mode; effects have pages of their own. */
export const pageKindOf = (mode: Mode): PageKind => {
  if (mode === 'video') return 'video';
  return PAGE_MODES.image.includes(mode) ? 'image' : 'text';
};

/** The slugs of the models that a kind of page offers: each has a page of its own. */
export const modelsOf = (kind: PageKind): readonly string[] =>
  CATALOGUE.filter(({ modes }) => modes.some(({ mode }) => PAGE_MODES[kind].includes(mode))).map(({ slug }) => slug);
