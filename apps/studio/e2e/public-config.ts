import type { Page } from '@playwright/test';

const BLOCK = /(?<=<script type="application\/json" id="kinora-config">).*?(?=<\/script>)/;

/** What the server has drawn with the configuration that it really has. */
const DRAWN = /(?<=<div id="root">).*(?=<\/div>\s*<\/body>)/s;

/** Has every page of this browser arrive with more in the server's configuration, and not drawn. */
export const changePublicConfig = (page: Page, more: Readonly<Record<string, unknown>>) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(BLOCK, (config) => {
      const known: unknown = JSON.parse(config);
      return JSON.stringify({ ...Object(known), ...more }).replaceAll('<', String.raw`\u003c`);
    });
    return route.fulfill({ response, body: html.replace(DRAWN, '') });
  });
