import { basename } from 'node:path';

import type { HtmlTagDescriptor, Plugin } from 'vite';

/** A font of the first view, with the languages it is for; without them it is for all. */
export interface FirstFont {
  readonly file: string;
  readonly only?: string;
  readonly except?: string;
}

/** A link for each of these font files among the emitted ones. Throws when one is missing: then it was renamed. */
export function fontLinks(
  fonts: readonly FirstFont[],
  emitted: readonly { readonly fileName: string; readonly originals: readonly string[] }[],
): HtmlTagDescriptor[] {
  return fonts.map(({ file, only, except }) => {
    const found = emitted.find(({ originals }) => originals.some((original) => basename(original) === file));
    if (!found) throw new Error(`the build has no font ${file} to preload`);
    const href = `/${found.fileName}`;
    // The server leaves the links of other languages out (`apps/api/src/http/site/studio-page.ts`).
    const languages = { ...(only && { 'data-only': only }), ...(except && { 'data-except': except }) };
    return {
      tag: 'link',
      attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true, ...languages },
    };
  });
}

/** Has the browser load the fonts of the first view with the page, not after its style sheet. */
export function preloadFonts(fonts: readonly FirstFont[]): Plugin {
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
