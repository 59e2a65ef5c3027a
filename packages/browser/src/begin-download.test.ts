// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { beginDownload } from './begin-download.ts';

const clicked: string[] = [];
const heads: unknown[] = [];

function answering(answer: () => Promise<Response>) {
  clicked.splice(0);
  heads.splice(0);
  vi.stubGlobal('fetch', (...asked: unknown[]) => {
    heads.push(asked);
    return answer();
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a download', () => {
  it('is looked at without its body, and left to the browser through a link that does not stay', async () => {
    answering(() => Promise.resolve(new Response(null)));
    expect(await beginDownload('/media/account/1')).toEqual({ ok: true, value: null });
    expect(heads).toEqual([['/media/account/1', { method: 'HEAD' }]]);
    expect(clicked).toEqual(['/media/account/1 true']);
    expect(document.querySelector('a')).toBeNull();
  });

  it.each([
    [503, { 'retry-after': '10' }, { status: 503, retryAfter: 10 }],
    [503, { 'retry-after': 'Sunday' }, { status: 503, retryAfter: null }],
    [410, {}, { status: 410, retryAfter: null }],
  ])('that is answered %i is not begun', async (status, headers, failure) => {
    answering(() => Promise.resolve(new Response(null, { status, headers })));
    expect(await beginDownload('/media/account/1')).toEqual({ ok: false, failure });
    expect(clicked).toEqual([]);
  });

  it('is not begun without a network', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await beginDownload('/x')).toEqual({ ok: false, failure: { status: null, retryAfter: null } });
    expect(clicked).toEqual([]);
  });
});
