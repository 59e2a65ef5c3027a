import { PROMPT_LANGUAGES } from '@kinora/contracts';
import { planPictures } from '@kinora/footage';
import { measureClip, planScene } from '@kinora/reading';
import { beforeAll, describe, expect, it } from 'vitest';

import { TEMPLATE_TEXTS, type TemplateTexts } from './template-texts.ts';
import { blanksIn, CATEGORIES, fillTemplate, type Template, type TemplateText } from './template.ts';
import { TEMPLATES } from './templates.data.ts';

describe('blanksIn', () => {
  it.each([
    ['{thing} by {thing} at {hour}', ['thing', 'hour']],
    ['a boat', []],
    ['{red|blue} {one', []],
    ['a {big thing}', ['big thing']],
  ])('of %j are %j', (prompt, names) => {
    expect(blanksIn(prompt)).toEqual(names);
  });
});

describe('fillTemplate', () => {
  it('fills each blank, and one that is left empty with its name', () => {
    expect(fillTemplate('{thing} at {hour} by {thing}', { thing: ' a boat ', hour: '' })).toBe(
      'a boat at hour by a boat',
    );
    expect(fillTemplate('{red|blue} {thing}', { thing: '{big|small} boat' })).toBe('{red|blue} {big|small} boat');
  });
});

const FRAME = { shape: '16:9', seconds: 5, seed: 1 } as const;
const MOTION = { ...FRAME, camera: 'auto', motion: 'medium', hasLast: false, watermark: false } as const;

/** Every filling with the suggestions of a template. */
function fillings({ prompt, blanks }: TemplateText): readonly string[] {
  let all: readonly Readonly<Record<string, string>>[] = [{}];
  for (const [name, suggestions] of Object.entries(blanks)) {
    all = all.flatMap((values) => suggestions.map((value) => ({ ...values, [name]: value })));
  }
  return all.map((values) => fillTemplate(prompt, values));
}

const missedIn = ({ category }: Template, prompt: string): readonly string[] =>
  category === 'motions'
    ? planPictures({ ...MOTION, prompt }).missed
    : planScene(prompt, { ...FRAME, resolution: '360p', style: 'storybook' }).missed;

describe.each(PROMPT_LANGUAGES)('in %s', (language) => {
  let texts: TemplateTexts;
  beforeAll(async () => {
    texts = await TEMPLATE_TEXTS[language].load();
  });
  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s is drawn in full, whatever is chosen',
    (_id, template) => {
      const text = texts[template.id];
      expect(Object.keys(text.blanks).toSorted()).toEqual([...blanksIn(text.prompt)].toSorted());
      for (const prompt of fillings(text)) {
        expect({ prompt, missed: missedIn(template, prompt) }).toEqual({ prompt, missed: [] });
        expect(measureClip(prompt, 5).unsupportedScript).toBeNull();
      }
    },
    60_000,
  );
});

it('has each template once, and four at least of every kind that a page offers', () => {
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
  for (const category of Object.values(CATEGORIES).flat()) {
    expect(TEMPLATES.filter((one) => one.category === category).length).toBeGreaterThanOrEqual(4);
  }
});
