import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aSiteConfig } from '@kinora/contracts/fixtures';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';

import { serveStudio } from './serve-studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-studio-'));
mkdirSync(join(folder, 'builds'));
writeFileSync(join(folder, 'index.html'), '<title>Kinora</title><!--kinora:config-->');
writeFileSync(join(folder, 'pages.json'), '["/","/text-to-video/","/text-to-video/*/"]');
writeFileSync(join(folder, 'builds/latest.json'), '{"id":"1"}');

const app = fastify();
serveStudio(app, { folder, config: aSiteConfig() });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function ask(url: string, agent: string) {
  const { body, headers, statusCode } = await app.inject({ url, headers: { 'user-agent': agent } });
  return { status: statusCode, body, type: headers['content-type'] };
}

describe('an address without a page', () => {
  it.each(['/nowhere/', '/nowhere/at/all', '/text-to-video/nobody/'])(
    'is 404 with the studio for people and 404 with nothing for crawlers: %s',
    async (url) => {
      const shown = await ask(url, PERSON);
      expect([shown.status, shown.type]).toEqual([404, 'text/html; charset=utf-8']);
      expect(shown.body).toContain('<title>Kinora</title>');
      expect(await ask(url, CRAWLER)).toMatchObject({ status: 404, body: '' });
    },
  );

  it.each(['/', '/text-to-video', '/text-to-video/', '/text-to-video/local/?x=1'])(
    'is none of these: %s',
    async (url) => {
      for (const agent of [PERSON, CRAWLER]) {
        const { status, body } = await ask(url, agent);
        expect([status, body.includes('<title>')]).toEqual([200, true]);
      }
    },
  );
});

it('has the newest build asked for again each time', async () => {
  const { headers, statusCode } = await app.inject('/builds/latest.json');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
});
