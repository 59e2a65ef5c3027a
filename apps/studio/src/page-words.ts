import { findModel, localePlaceOf, type SiteLocales } from '@kinora/contracts';
import { wordsOfEffect } from '@kinora/effects';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is said of a page where only a link to it is shown: by search engines, and on other sites. */
export interface PageWords {
  /** For pages that do not name themselves. */
  readonly title?: string;
  readonly description?: string;
  /** A path of ours: a JPEG of 1200 x 630 pixels. */
  readonly image: string;
  readonly imageAlt: string;
}

type WordsOf = (name: string, i18n: I18n) => PageWords;

const home: WordsOf = (_name, i18n) => ({
  image: '/share/kinora.jpg',
  imageAlt: i18n._(msg`A small sailboat on a calm sea at sunset, drawn by Kinora`),
});

function textToVideo(name: string, i18n: I18n): PageWords {
  const page = {
    image: '/share/text-to-video.jpg',
    imageAlt: i18n._(msg`Hot air balloons over a mountain lake at dawn, drawn by Kinora`),
  };
  const model = findModel(name)?.name;
  if (model === undefined) {
    const description = msg`Describe a scene, watch it move while you type, and see the exact price before you create the clip.`;
    return { ...page, description: i18n._(description) };
  }
  return {
    ...page,
    title: `${model} · ${i18n._(msg`Text to Video`)} · Kinora`,
    description: i18n._(
      msg`Text to video with ${model}: whether it runs here, its settings, and the exact price before you create a clip.`,
    ),
  };
}

function effects(name: string, i18n: I18n): PageWords {
  const effect = wordsOfEffect(name, i18n.locale);
  if (!effect) {
    return {
      description: i18n._(msg`Effects that move on your own picture. Try each one here before you pay for a clip.`),
      image: '/share/video-effects.jpg',
      imageAlt: i18n._(msg`Three effects side by side, drawn by Kinora`),
    };
  }
  const { title, description } = effect;
  return {
    title: `${title} · ${i18n._(msg`Video effects`)} · Kinora`,
    description,
    image: `/share/effects/${name}.jpg`,
    imageAlt: i18n._(msg`The effect ${title}, drawn by Kinora`),
  };
}

const SECTIONS: Readonly<Record<string, WordsOf>> = { 'text-to-video': textToVideo, 'ai-video-effects': effects };

/** What is said of the page at a path, in the language of `i18n`. */
export function pageWords(path: string, site: SiteLocales, i18n: I18n): PageWords {
  const [, section = '', name = ''] = localePlaceOf(path, site).path.split('/');
  return (SECTIONS[section] ?? home)(name, i18n);
}
