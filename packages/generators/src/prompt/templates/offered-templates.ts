import type { I18n } from '@lingui/core';

import { BLANK_WORDS, TEMPLATE_TITLES } from './template-messages.ts';
import type { TemplateTexts } from './template-texts.ts';
import { blanksIn, CATEGORIES, type BlankName, type TemplateCategory } from './template.ts';
import { TEMPLATES } from './templates.data.ts';

export interface OfferedBlank {
  readonly name: string;
  readonly label: string;
  /** The usual one first; none in a member's own template. */
  readonly suggestions: readonly string[];
}

/** A template as the picker shows it. */
export interface OfferedTemplate {
  readonly id: string;
  readonly category: TemplateCategory | 'own';
  readonly title: string;
  readonly prompt: string;
  readonly blanks: readonly OfferedBlank[];
}

interface Reader {
  readonly texts: TemplateTexts;
  readonly i18n: I18n;
}

// The data names only blanks that there are: its test compares them.
const isBlank = (name: string): name is BlankName => name in BLANK_WORDS;

function offered({ id, category }: (typeof TEMPLATES)[number], { texts, i18n }: Reader): OfferedTemplate {
  const { prompt, blanks } = texts[id];
  const title = TEMPLATE_TITLES[id];
  return {
    id,
    category,
    title: title ? i18n._(title) : id,
    prompt,
    blanks: blanksIn(prompt)
      .filter(isBlank)
      .map((name) => ({ name, label: i18n._(BLANK_WORDS[name]), suggestions: blanks[name] ?? [] })),
  };
}

/** Our own templates for a kind of page. */
export const ourTemplates = (kind: keyof typeof CATEGORIES, reader: Reader): readonly OfferedTemplate[] =>
  TEMPLATES.filter(({ category }) => CATEGORIES[kind].includes(category)).map((one) => offered(one, reader));

/** A prompt that somebody kept. */
export const ownTemplate = (prompt: string): OfferedTemplate => ({
  id: `own:${prompt}`,
  category: 'own',
  title: prompt,
  prompt,
  blanks: blanksIn(prompt).map((name) => ({ name, label: name, suggestions: [] })),
});

/** What fills the blanks before anybody chooses. */
export const usualValues = ({ blanks }: OfferedTemplate): Readonly<Record<string, string>> =>
  Object.fromEntries(blanks.map(({ name, suggestions: [usual = ''] }) => [name, usual]));

export interface TemplateQuery {
  /** Null for every kind. */
  readonly category: OfferedTemplate['category'] | null;
  readonly query: string;
}

const wordsOf = ({ title, prompt, blanks }: OfferedTemplate): string =>
  [title, prompt, ...blanks.flatMap(({ suggestions }) => suggestions)].join(' ').toLowerCase();

/** Those of a kind that have every word; a search goes through all kinds. */
export function findTemplates(
  all: readonly OfferedTemplate[],
  { category, query }: TemplateQuery,
): readonly OfferedTemplate[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return all.filter((one) => category === null || one.category === category);
  return all.filter((one) => words.every((word) => wordsOf(one).includes(word)));
}
