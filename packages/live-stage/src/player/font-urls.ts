import caveatExtended from '@fontsource-variable/caveat/files/caveat-latin-ext-wght-normal.woff2?url&no-inline';
import caveat from '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2?url&no-inline';
import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2?url&no-inline';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2?url&no-inline';
import outfitExtended from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url&no-inline';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url&no-inline';
import notoNaskhArabic from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-600-normal.woff2?url&no-inline';
import shipporiJapanese from '@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2?url&no-inline';
import shippori from '@fontsource/shippori-mincho/files/shippori-mincho-latin-600-normal.woff2?url&no-inline';
import shipporiExtended from '@fontsource/shippori-mincho/files/shippori-mincho-latin-ext-600-normal.woff2?url&no-inline';
import silkscreen from '@fontsource/silkscreen/files/silkscreen-latin-400-normal.woff2?url&no-inline';
import silkscreenExtended from '@fontsource/silkscreen/files/silkscreen-latin-ext-400-normal.woff2?url&no-inline';

/** Where the app serves the engine's font files, by their path in the npm package. */
export const FONT_URLS: Readonly<Record<string, string>> = {
  'files/caveat-latin-ext-wght-normal.woff2': caveatExtended,
  'files/caveat-latin-wght-normal.woff2': caveat,
  'files/fraunces-latin-ext-full-normal.woff2': frauncesExtended,
  'files/fraunces-latin-full-normal.woff2': fraunces,
  'files/noto-naskh-arabic-arabic-600-normal.woff2': notoNaskhArabic,
  'files/outfit-latin-ext-wght-normal.woff2': outfitExtended,
  'files/outfit-latin-wght-normal.woff2': outfit,
  'files/shippori-mincho-japanese-600-normal.woff2': shipporiJapanese,
  'files/shippori-mincho-latin-ext-600-normal.woff2': shipporiExtended,
  'files/shippori-mincho-latin-600-normal.woff2': shippori,
  'files/silkscreen-latin-ext-400-normal.woff2': silkscreenExtended,
  'files/silkscreen-latin-400-normal.woff2': silkscreen,
};
