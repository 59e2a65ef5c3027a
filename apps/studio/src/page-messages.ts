import { localePlaceOf, type SiteLocales } from '@kinora/contracts';
import { findModel } from '@kinora/contracts/catalogue';
import { wordsOfEffect } from '@kinora/effects';
import type { I18n, MessageDescriptor } from '@lingui/core';
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

interface FormWords {
  readonly name: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly ofModel: (model: string) => MessageDescriptor;
  readonly image: string;
  readonly imageAlt: MessageDescriptor;
}

/** A page with a form for clips, and those of its models. */
const form =
  ({ name, description, ofModel, image, imageAlt }: FormWords): WordsOf =>
  (slug, i18n) => {
    const page = { image, imageAlt: i18n._(imageAlt) };
    const model = findModel(slug)?.name;
    if (model === undefined) return { ...page, description: i18n._(description) };
    return { ...page, title: `${model} · ${i18n._(name)} · Kinora`, description: i18n._(ofModel(model)) };
  };

const textToVideo = form({
  name: msg`Text to Video`,
  description: msg`Describe a scene, watch it move as you type and see the exact price before you create the clip.`,
  ofModel: (model) =>
    msg`Text to video with ${model}: whether it runs here, its settings, and the exact price before you create a clip.`,
  image: '/share/text-to-video.jpg',
  imageAlt: msg`Hot air balloons over a mountain lake at dawn, drawn by Kinora`,
});

const imageToVideo = form({
  name: msg`Image to Video`,
  description: msg`Add an image, watch it move and see the exact price before you create the clip.`,
  ofModel: (model) =>
    msg`Image to Video with ${model}: whether it runs here, its settings, and the exact price before you create a clip.`,
  image: '/share/image-to-video.jpg',
  imageAlt: msg`A lighthouse in the snow, an image animated by Kinora`,
});

const videoToVideo = form({
  name: msg`Video to Video`,
  description: msg`Restyle a video, slow it down or add snow, and see the exact price before you create the clip.`,
  ofModel: (model) =>
    msg`Video to video with ${model}: whether it runs here, its settings, and the exact price before you create a clip.`,
  image: '/share/video-to-video.jpg',
  imageAlt: msg`A fox in an autumn forest, in the original and as an oil painting by Kinora`,
});

function effects(name: string, i18n: I18n): PageWords {
  const effect = wordsOfEffect(name, i18n.locale);
  if (!effect) {
    return {
      description: i18n._(msg`Effects that bring your own image to life. Try each one here before you pay for a clip.`),
      image: '/share/video-effects.jpg',
      imageAlt: i18n._(msg`Three effects side by side, drawn by Kinora`),
    };
  }
  const { title, description } = effect;
  return {
    title: `${title} · ${i18n._(msg`Video Effects`)} · Kinora`,
    description,
    image: `/share/effects/${name}.jpg`,
    imageAlt: i18n._(msg`The effect ${title}, drawn by Kinora`),
  };
}

const SECTIONS: Readonly<Record<string, WordsOf>> = {
  'text-to-video': textToVideo,
  'image-to-video': imageToVideo,
  'video-to-video': videoToVideo,
  'ai-video-effects': effects,
};

/** What is said of the page at a path, in the language of `i18n`. */
export function pageWords(path: string, site: SiteLocales, i18n: I18n): PageWords {
  const [, section = '', name = ''] = localePlaceOf(path, site).path.split('/');
  return (SECTIONS[section] ?? home)(name, i18n);
}
