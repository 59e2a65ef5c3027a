import { livez, readyz, siteConfig } from '@kinora/contracts';
import fastify from 'fastify';
import { expect, it } from 'vitest';

import { SITE_SETTINGS } from '../../testing/site/site-settings.data.ts';
import { serveSite, siteConfigOf } from './site.ts';

const config = siteConfigOf(SITE_SETTINGS);

function ask(path: string, isReady = () => Promise.resolve(true)) {
  const app = fastify();
  serveSite(config, { instance: 'this', isReady })(app, () => Promise.reject(new Error('asks for nobody')));
  return app.inject({ url: path });
}

it('tells public values alone, and that sign-in with Google is there where its client is set', async () => {
  expect((await ask(siteConfig.path)).json()).toEqual(config);
  expect(config.google).toBe(false);
  expect(siteConfigOf({ ...SITE_SETTINGS, google: { clientSecret: 'word' } }).google).toBe(true);
  expect(JSON.stringify(siteConfigOf({ ...SITE_SETTINGS, google: { clientSecret: 'word' } }))).not.toContain('word');
});

it('lives as long as it answers, and is ready while its database is', async () => {
  expect((await ask(livez.path)).json()).toMatchObject({ data: { instance: 'this' } });
  expect((await ask(readyz.path)).statusCode).toBe(200);
  expect((await ask(readyz.path, () => Promise.resolve(false))).statusCode).toBe(503);
  expect((await ask(readyz.path, () => Promise.reject(new Error('away')))).statusCode).toBe(503);
});
