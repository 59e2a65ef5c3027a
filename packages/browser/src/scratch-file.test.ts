import { afterEach, expect, it, vi } from 'vitest';

import { openScratchFile } from './scratch-file.ts';

afterEach(() => vi.unstubAllGlobals());

function aDisk() {
  const files = new Map<string, string>();
  const handle = (name: string) => ({
    createWritable: () =>
      Promise.resolve(
        new WritableStream<string>({
          write: (text) => void files.set(name, (files.get(name) ?? '') + text),
        }),
      ),
    getFile: () => Promise.resolve(new Blob([files.get(name) ?? ''])),
  });
  const root = {
    removeEntry: vi.fn<(name: string, options: object) => Promise<void>>(() =>
      Promise.reject(new Error('nothing there')),
    ),
    getDirectoryHandle: () => Promise.resolve({ getFileHandle: (name: string) => Promise.resolve(handle(name)) }),
  };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
  return root;
}

it('gives back what was written, and lets go of what was there before', async () => {
  const root = aDisk();
  const file = await openScratchFile('film.mp4');
  const writer = file?.writable.getWriter();
  await writer?.write('film');
  await writer?.close();
  expect(await (await file?.read())?.text()).toBe('film');
  expect(root.removeEntry).toHaveBeenCalledWith('kinora-scratch', { recursive: true });
});

it('is none where the browser has no such disk', async () => {
  vi.stubGlobal('navigator', { storage: {} });
  expect(await openScratchFile('film.mp4')).toBeNull();
});
