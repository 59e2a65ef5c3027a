import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { EXAMPLE_PROMPTS } from '@kinora/creating';
import { promptLanguageOf } from '@kinora/creations/links';
import { planPictures, planVideo } from '@kinora/footage';
import { planScene } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, 'locales');
/** Prompts by the comment for their translators. */
const PROMPT = /^#\. Prompt (?<kind>\S+ an? \S+) .*\n(?:#.*\n)*msgid "(?<id>.+)"\nmsgstr "(?<text>.*)"$/gm;

interface TranslatedPrompt {
  readonly kind: string;
  readonly id: string;
  readonly text: string;
}

function promptsIn(locale: string): readonly TranslatedPrompt[] {
  const catalogue = readFileSync(join(LOCALES, locale, 'messages.po'), 'utf8');
  return [...catalogue.matchAll(PROMPT)].map(({ groups: { kind = '', id = '', text = '' } = {} }) => ({
    kind,
    id,
    text: text || id,
  }));
}

const SCENE = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 7 } as const;
const MOTION = { ...SCENE, camera: 'auto', motion: 'medium', hasLast: false, watermark: false } as const;
const VIDEO = { width: 640, height: 360, seconds: 5 };

function missedIn({ kind, text }: TranslatedPrompt): readonly string[] {
  if (kind === 'beside an image') return planPictures({ ...MOTION, prompt: text }).missed;
  if (kind === 'beside a video') return planVideo({ prompt: text }, VIDEO).missed;
  return planScene(text, SCENE).missed;
}

function sceneOf(text: string) {
  const { prompt: _prompt, seen: _seen, claims: _claims, ...scene } = planScene(text, SCENE);
  return scene;
}

describe.each(readdirSync(LOCALES))('the prompts that are offered in %s', (locale) => {
  const prompts = promptsIn(locale);

  it('are there, and drawn whole', () => {
    expect(prompts).toHaveLength(7);
    expect(prompts.filter((prompt) => missedIn(prompt).length > 0)).toEqual([]);
  });

  it('are its own, and English where none are offered', () => {
    const own = prompts.filter(({ id, text }) => id !== text);
    expect(own).toHaveLength(promptLanguageOf(locale) === 'en' ? 0 : prompts.length);
  });

  it('name the scene that plays', () => {
    const example = prompts.find(({ id }) => id === EXAMPLE_PROMPTS.text.message);
    expect(example && sceneOf(example.text)).toEqual(example && sceneOf(example.id));
    expect(example).toBeDefined();
  });
});
