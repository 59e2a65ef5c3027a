import type { PageKind } from '@kinora/contracts/catalogue';

/** What a blank asks for. */
export type BlankName =
  | 'thing'
  | 'animal'
  | 'who'
  | 'dish'
  | 'vessel'
  | 'place'
  | 'hour'
  | 'weather'
  | 'air'
  | 'camera'
  | 'words';

export type TemplateCategory = 'products' | 'food' | 'animals' | 'sea' | 'places' | 'occasions' | 'motions';

/** A prompt with blanks such as `{thing}`, and what each of them can be filled with, the usual thing first. */
export interface TemplateText {
  readonly prompt: string;
  readonly blanks: Readonly<Partial<Record<BlankName, readonly [string, ...string[]]>>>;
}

export interface Template {
  readonly id: string;
  readonly category: TemplateCategory;
}

/** The kinds of templates that a page offers. */
export const CATEGORIES: Readonly<Record<PageKind, readonly TemplateCategory[]>> = {
  text: ['products', 'food', 'animals', 'sea', 'places', 'occasions'],
  image: ['motions'],
  video: [],
};

const BLANK = /\{([^{}|]+)\}/g;

/** The names of the blanks of a prompt, each once, in their order. */
export const blanksIn = (prompt: string): readonly string[] => [
  ...new Set(Array.from(prompt.matchAll(BLANK), ([, name = '']) => name)),
];

/** The prompt with its blanks filled; an empty one is filled with its name. */
export const fillTemplate = (prompt: string, values: Readonly<Record<string, string>>): string =>
  prompt.replace(BLANK, (_blank, name: string) => values[name]?.trim() || name);
