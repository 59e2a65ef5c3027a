import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { composePage } from './compose-page.ts';

const template = `<!doctype html><html><head>
<meta name="description" content="Make videos." />
<title>Kinora</title>
<script type="module" crossorigin src="/assets/first-1.js"></script>
<script type="module" crossorigin src="/assets/libraries-2.js"></script>
<script type="module" crossorigin src="/assets/studio-3.js"></script>
<link rel="stylesheet" crossorigin href="/assets/studio-4.css">
</head><body><div id="root"></div></body></html>`;
const styles = 'p{color:red}';
const compose = (markup: string) => composePage({ template, markup, styles });

describe('a drawn page', () => {
  it('holds its markup and its styles, and names the studio, the script that starts it first', () => {
    const { html } = compose('<p>Hello $& there</p>');
    expect(html).toContain('<div id="root"><p>Hello $& there</p></div>');
    expect(html).toContain(`<style>${styles}</style>`);
    expect(html).not.toContain('stylesheet');
    expect(html).toContain('src="/assets/first-1.js"');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(
      '<meta name="kinora-scripts" content="/assets/studio-3.js /assets/libraries-2.js /assets/studio-4.css">',
    );
  });

  it('holds no styles that it has no use for', () => {
    const { html } = composePage({ template, markup: '<p class="a">x</p>', styles: '.a{b:c}.d{e:f}p{g:h}' });
    expect(html).toContain('<style>.a{b:c}p{g:h}</style>');
  });

  it('takes title, description and pictures to load into its head', () => {
    const head = '<link rel="preload" as="image" href="/p.webp"/><title>Terms · Kinora</title>';
    const { html } = compose(`${head}<meta name="description" content="In plain words."/><p>x</p>`);
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Terms · Kinora']);
    expect(html.match(/name="description" content="[^"]*"/g)).toEqual(['name="description" content="In plain words."']);
    expect(html.indexOf('/p.webp')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('<div id="root"><p>x</p></div>');
  });

  it('is named after its heading where it says no title', () => {
    expect(compose('<main><h1 class="x">Describe <b>it</b></h1></main>').html).toContain(
      '<title>Describe it · Kinora</title>',
    );
  });

  it('says what is said for it where it does not say it itself', () => {
    const words = { title: 'A "fine" <page>', description: 'Of "us".' };
    const { html } = composePage({ template, markup: '<h1>Describe it</h1>', styles, words });
    expect(html).toContain('<title>A &quot;fine&quot; &lt;page&gt;</title>');
    expect(html.match(/name="description" content="[^"]*"/g)).toEqual([
      'name="description" content="Of &quot;us&quot;."',
    ]);
    const own = '<title>Terms</title><meta name="description" content="Own."/><p>x</p>';
    const { html: saying } = composePage({ template, markup: own, styles, words });
    expect(saying).toContain('<title>Terms</title>');
    expect(saying).toContain('content="Own."');
  });

  it('has nothing chosen that the studio would not know of', () => {
    const { html } = compose(
      '<label for="p">Prompt</label><textarea id="p"></textarea><label class="a">One<input type="radio"/></label>',
    );
    expect(html).toContain(
      '<label for="p">Prompt</label><textarea id="p"></textarea><label inert="" class="a">One<input inert="" type="radio"/></label>',
    );
  });

  it('turns style attributes into rules, whose hash the policy can name', () => {
    const { html, styleHash } = compose(
      '<i style="--ratio:1.5"></i><i style="--p:&quot;a&quot;"></i><p>style=&quot;x&quot;</p>',
    );
    expect(html).not.toMatch(/<[^>]* style="/);
    expect(html).toContain('<i data-drawn="0"></i><i data-drawn="1"></i>');
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(css).toBe(`${styles}[data-drawn="0"]{--ratio:1.5}[data-drawn="1"]{--p:"a"}`);
    expect(styleHash).toBe(createHash('sha256').update(css).digest('base64'));
  });

  it('never lets a style end its element', () => {
    const { html } = compose('<i style="--a:</style><script>"></i>');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });
});
