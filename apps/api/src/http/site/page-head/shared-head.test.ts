import type { SharedClip } from '@kinora/contracts/share';
import { describe, expect, it } from 'vitest';

import { withShared } from './shared-head.ts';

const id = 'aZ09_-aZ09_-aZ09_-aZ09';
const aShared = (change: Partial<SharedClip> = {}): SharedClip => ({
  id,
  model: 'local',
  mode: 'text',
  by: 'Ada',
  settings: { prompt: 'A fox </script><script>alert(1)</script> "in the snow"', seed: 7 },
  clip: {
    url: `/media/share/${id}/clip.mp4`,
    poster: `/media/share/${id}/poster.jpg`,
    width: 720,
    height: 1280,
    seconds: 5,
  },
  ...change,
});
const TEMPLATE =
  '<html><head><title>Kinora</title><meta name="description" content="x"></head><body><div id="root"></div></body></html>';
const place = { base: 'https://kinora.example', address: `/de/v/${id}/`, locale: 'de' };
const page = (change?: Partial<SharedClip>) => withShared(TEMPLATE, aShared(change), place);

describe('the page of a link', () => {
  it('says what other sites show beside it', () => {
    const html = page();
    for (const [name, content] of [
      ['video', `https://kinora.example/media/share/${id}/clip.mp4`],
      ['video:type', 'video/mp4'],
      ['video:height', '1280'],
      ['image', `https://kinora.example/media/share/${id}/poster.jpg`],
      ['url', `https://kinora.example/de/v/${id}/`],
      ['locale', 'de_DE'],
    ]) {
      expect(html).toContain(`<meta property="og:${name}" content="${content}">`);
    }
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('writes what somebody typed as text alone, and the clip where a script reads it', () => {
    const html = page();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/script&gt;');
    const block = /id="kinora-shared">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(aShared());
  });

  it('is called by its maker where the prompt is kept, and by us where there is no name', () => {
    expect(page({ settings: null })).toContain('<title>Ada · Kinora</title>');
    expect(page({ settings: null, by: '' })).toContain('<title>Kinora</title>');
    expect(page({ settings: { prompt: '' } })).toContain('<title>Ada · Kinora</title>');
  });

  it('cuts a long prompt between signs', () => {
    const title = /<title>(.*?)<\/title>/.exec(page({ settings: { prompt: '🦊'.repeat(500) } }))?.[1];
    expect(title).toBe(`${'🦊'.repeat(69)}… · Kinora`);
  });

  it('shows the clip where no script runs', () => {
    expect(page()).toContain(`<video controls preload="none" src="/media/share/${id}/clip.mp4"`);
  });
});
