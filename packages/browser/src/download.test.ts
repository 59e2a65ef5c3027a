// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { download } from './download.ts';

const clip = { url: '/media/1', fileName: 'paper boat.mp4' };

function answering(response: Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const open = vi.spyOn(window, 'open').mockImplementation(() => null);
  return { log, open };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('download', () => {
  it('saves the file under its name through a link that does not stay', async () => {
    const { open } = answering(new Response('film'));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href.slice(0, 5)}`);
    });
    expect(await download(clip)).toBe(true);
    expect(saved).toEqual(['paper boat.mp4 blob:']);
    expect(document.querySelector('a')).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });

  it('logs the status and opens the address when the file cannot be had', async () => {
    const { log, open } = answering(new Response('gone', { status: 410 }));
    expect(await download(clip)).toBe(false);
    expect(log).toHaveBeenCalledWith('HTTP error! Status: 410');
    expect(open).toHaveBeenCalledWith('/media/1', '_blank', 'noopener');
  });

  it('opens the address when the network is down', async () => {
    const { open } = answering(new Response());
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await download(clip)).toBe(false);
    expect(open).toHaveBeenCalledOnce();
  });
});
