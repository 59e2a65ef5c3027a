import { basename } from 'node:path';

import type { HtmlTagDescriptor, Plugin } from 'vite';

/** A link for each of these font files among the emitted ones. Throws when one is missing: then it was renamed. */
export function fontLinks(
  fonts: readonly string[],
  emitted: readonly { readonly fileName: string; readonly originals: readonly string[] }[],
): HtmlTagDescriptor[] {
  return fonts.map((font) => {
    const found = emitted.find(({ originals }) => originals.some((original) => basename(original) === font));
    if (!found) throw new Error(`the build has no font ${font} to preload`);
    const href = `/${found.fileName}`;
    return { tag: 'link', attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true } };
  });
}

/** Has the browser load the fonts of the first view with the page, not after its style sheet. */
export function preloadFonts(fonts: readonly string[]): Plugin {
  return {
    name: 'kinora:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const assets = Object.values(bundle).flatMap((one) => (one.type === 'asset' ? [one] : []));
        return fontLinks(
          fonts,
          assets.map(({ fileName, originalFileNames }) => ({ fileName, originals: originalFileNames })),
        );
      },
    },
  };
}
