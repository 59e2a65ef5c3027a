import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { aSiteConfig } from '@kinora/contracts/fixtures';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { drawPage } from './draw-page.ts';
import { createDrawnPages } from './drawn-pages.ts';

const TEMPLATE =
  '<html lang="en"><head><title>Kinora</title><link rel="stylesheet" href="/assets/s.css"></head><div id="root"></div>';
const STUDIO = `
let drawn = 0;
export const renderPage = async (path, site, messages) => {
  if (path.includes('broken')) throw new Error('cannot be drawn');
  const markup = '<h1>' + path + ' of ' + site.operator.name + ', ' + drawn++ + (messages.more ?? '') + '</h1>';
  return { markup, words: { image: '/share/a.jpg', imageAlt: 'A' } };
};
`;
const config = aSiteConfig({ operator: { name: 'Paper Boats', address: '' } });
let address = 'https://kinora.example';
const base = () => address;
let folder = '';
const said: string[] = [];
const log = (message: string) => void said.push(message);

function build(studio: string) {
  mkdirSync(join(folder, '.server'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, '.server/prerender.js'), studio);
  writeFileSync(join(folder, 'public-pages.json'), '["/home/","/terms/","/effects/*/"]');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'assets/s.css'), 'p{color:red}');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-drawn-'));
  said.length = 0;
  address = 'https://kinora.example';
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the drawn pages', () => {
  it('come with the configuration of the server, each from a studio that drew no other', async () => {
    build(STUDIO);
    const pages = createDrawnPages({ folder, config, base, log });
    expect(pages.find('/home/', TEMPLATE)).toBeUndefined();
    await pages.settled();
    const terms = pages.find('/terms/', TEMPLATE);
    const html = Buffer.from(terms?.bodies.identity ?? []).toString();
    expect(html).toContain('<h1>/terms/ of Paper Boats, 0</h1>');
    expect(html).toContain('<style>p{color:red}</style>');
    expect(brotliDecompressSync(terms?.bodies.br ?? new Uint8Array()).toString()).toBe(html);
    expect(pages.find('/library/', TEMPLATE)).toBeUndefined();
    expect(terms?.tag).not.toBe(pages.find('/home/', TEMPLATE)?.tag);
    await pages.close();
  });

  it('come in each language of the server, with its texts', async () => {
    build(STUDIO);
    mkdirSync(join(folder, '_i18n/ar'), { recursive: true });
    writeFileSync(join(folder, '_i18n/ar/messages.json'), '{"more":["المزيد"]}');
    const pages = createDrawnPages({ folder, config: { ...config, locales: ['en', 'ar'] }, base, log });
    pages.find('/home/', TEMPLATE);
    await pages.settled();
    const html = (path: string) => Buffer.from(pages.find(path, TEMPLATE)?.bodies.identity ?? []).toString();
    expect(html('/ar/terms/')).toContain('<html lang="ar" dir="rtl">');
    expect(html('/ar/terms/')).toContain('<h1>/ar/terms/ of Paper Boats, 0المزيد</h1>');
    expect(html('/terms/')).toContain('<html lang="en" dir="ltr">');
    await pages.close();
  });

  it('are drawn anew after a new build', async () => {
    build(STUDIO);
    const pages = createDrawnPages({ folder, config, base, log });
    pages.find('/home/', TEMPLATE);
    await pages.settled();
    const newer = TEMPLATE.replace('<head>', '<head><meta name="kinora-build" content="2">');
    expect(pages.find('/home/', newer)).toBeUndefined();
    await pages.settled();
    expect(Buffer.from(pages.find('/home/', newer)?.bodies.identity ?? []).toString()).toContain('content="2"');
    await pages.close();
  });

  it('are drawn anew for another address of the server, which stands in them', async () => {
    build(STUDIO);
    const pages = createDrawnPages({ folder, config, base, log });
    pages.find('/home/', TEMPLATE);
    address = 'https://other.example';
    expect(pages.find('/home/', TEMPLATE)).toBeUndefined();
    await pages.settled();
    const html = Buffer.from(pages.find('/home/', TEMPLATE)?.bodies.identity ?? []).toString();
    expect(html).toContain('<link rel="canonical" href="https://other.example/home/">');
    await pages.close();
  });

  it('with a name in their address are drawn when they are asked for, once, and the last of them are kept', async () => {
    build(STUDIO);
    const pages = createDrawnPages({ folder, config, base, log, kept: 1 });
    expect(pages.find('/effects/a/', TEMPLATE)).toBeUndefined();
    const [first, same] = [pages.demand('/effects/a/', TEMPLATE), pages.demand('/effects/a/', TEMPLATE)];
    expect((await first)?.path).toBe('/effects/a/');
    expect(await same).toBe(await first);
    expect(pages.find('/effects/a/', TEMPLATE)).toBe(await first);
    await pages.demand('/effects/b/', TEMPLATE);
    expect([pages.find('/effects/a/', TEMPLATE), pages.find('/effects/b/', TEMPLATE)?.path]).toEqual([
      undefined,
      '/effects/b/',
    ]);
    await pages.close();
  });

  it('are missing one by one, and whoever asked is told', async () => {
    build(STUDIO);
    const pages = createDrawnPages({ folder, config, base, log });
    expect(await pages.demand('/effects/broken/', TEMPLATE)).toBeUndefined();
    expect((await pages.demand('/effects/a/', TEMPLATE))?.path).toBe('/effects/a/');
    expect(said.join()).toContain('cannot be drawn');
    await pages.close();
  });

  it('are missing where the studio cannot be drawn here, and the log says why', async () => {
    build('throw new Error("no paint")');
    const pages = createDrawnPages({ folder, config, base, log });
    pages.find('/home/', TEMPLATE);
    await pages.settled();
    expect(pages.find('/home/', TEMPLATE)).toBeUndefined();
    expect(said.join()).toContain('no paint');
  });

  it('go without styles where the build has no sheet', async () => {
    build(STUDIO);
    const template = TEMPLATE.replace(/<link[^>]*>/, '');
    const { bodies } = await drawPage({ folder, template, config, base: base() }, '/home/');
    expect(Buffer.from(bodies.identity).toString()).not.toContain('<style>');
  });

  it('are missing where the build brings none', () => {
    const pages = createDrawnPages({ folder, config, base, log });
    expect(pages.find('/home/', TEMPLATE)).toBeUndefined();
  });
});
