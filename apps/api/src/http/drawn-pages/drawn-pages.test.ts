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
export const PUBLIC_PAGES = ['/home/', '/terms/'];
export const renderPage = async (path, site, messages) =>
  '<h1>' + path + ' of ' + site.operator.name + ', ' + drawn++ + (messages.more ?? '') + '</h1>';
`;
const config = aSiteConfig({ operator: { name: 'Paper Boats', address: '' } });
let folder = '';
const said: string[] = [];
const log = (message: string) => void said.push(message);

function build(studio: string) {
  mkdirSync(join(folder, '.server'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, '.server/prerender.js'), studio);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'assets/s.css'), 'p{color:red}');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-drawn-'));
  said.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the drawn pages', () => {
  it('come with the configuration of the server, each from a studio that drew no other', async () => {
    build(STUDIO);
    const pages = createDrawnPages({ folder, config, log });
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
    const pages = createDrawnPages({ folder, config: { ...config, locales: ['en', 'ar'] }, log });
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
    const pages = createDrawnPages({ folder, config, log });
    pages.find('/home/', TEMPLATE);
    await pages.settled();
    const newer = TEMPLATE.replace('<head>', '<head><meta name="kinora-build" content="2">');
    expect(pages.find('/home/', newer)).toBeUndefined();
    await pages.settled();
    expect(Buffer.from(pages.find('/home/', newer)?.bodies.identity ?? []).toString()).toContain('content="2"');
    await pages.close();
  });

  it('are missing where the studio cannot be drawn here, and the log says why', async () => {
    build('throw new Error("no paint")');
    const pages = createDrawnPages({ folder, config, log });
    pages.find('/home/', TEMPLATE);
    await pages.settled();
    expect(pages.find('/home/', TEMPLATE)).toBeUndefined();
    expect(said.join()).toContain('no paint');
  });

  it('go without styles where the build has no sheet', async () => {
    build(STUDIO);
    const template = TEMPLATE.replace(/<link[^>]*>/, '');
    const { bodies } = await drawPage({ folder, template, config }, '/home/');
    expect(Buffer.from(bodies.identity).toString()).not.toContain('<style>');
  });

  it('are missing where the build brings none', () => {
    const pages = createDrawnPages({ folder, config, log });
    expect(pages.find('/home/', TEMPLATE)).toBeUndefined();
  });
});
