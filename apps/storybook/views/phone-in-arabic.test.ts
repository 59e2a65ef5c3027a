import * as a11y from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import preview from '../.storybook/preview.tsx';

/** A file of stories: what all of them share, and each by its name. */
type Stories = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;

const project = setProjectAnnotations([a11y, preview]);
const FILES = import.meta.glob<Stories>('../../../packages/*/src/**/*.stories.tsx');
/** Only some, by a part of their path. */
const WANTED = import.meta.env['VITE_KINORA_VIEWS'] ?? '';
const PHONE = { width: 390, height: 844 };

const nothing = () => Promise.resolve();

/** The first story of a file, without what it does afterwards: that looks for English words. */
function firstOf({ default: meta, ...stories }: Stories) {
  const [name = ''] = Object.keys(stories);
  const globals = { ...stories[name]?.globals, locale: 'ar', a11y: { manual: false } };
  return composeStory({ ...stories[name], globals, play: nothing }, meta, project, name);
}

describe.each(Object.keys(FILES).filter((file) => file.includes(WANTED)))('%s', (file) => {
  it('fits a phone in Arabic and can be heard', async () => {
    await page.viewport(PHONE.width, PHONE.height);
    const stories = await FILES[file]?.();
    if (!stories) throw new Error(`${file} has no stories.`);
    const story = firstOf(stories);
    await story.run();
    expect(document.documentElement.dir).toBe('rtl');
    expect(story.reporting.reports.filter(({ status }) => status === 'failed')).toEqual([]);
  });
});
