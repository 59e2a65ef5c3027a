import { fail, ok, type Result } from '@kinora/contracts';
import { anUpload } from '@kinora/contracts/fixtures';
import type { Upload } from '@kinora/contracts/uploads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ApiClient } from './api-client.ts';
import type { ApiFailure } from './failure.ts';
import { PAUSED, uploadFile, type UploadStep } from './upload-file.ts';

const ID = anUpload().id;
const FILE = { name: 'ada.jpg', content: new Blob(['ada']) };

type Read = Result<Upload, ApiFailure<'unknown-upload' | 'members-only'>>;

interface Server {
  /** Answers of `getUpload`, one after the other; the last one stays. */
  readonly reads?: readonly Read[];
  readonly send?: ApiClient['sendFile'];
  readonly stored?: string | null;
}

function uploading({ reads = [ok(anUpload())], send, stored = null }: Server = {}) {
  const state = { id: stored, reads: 0 };
  const sent: (string | null)[] = [];
  const steps: UploadStep[] = [];
  const stop = new AbortController();
  const client: ApiClient = {
    // Only `getUpload` is called here.
    call: (() => {
      state.reads += 1;
      return Promise.resolve(reads[state.reads - 1] ?? reads.at(-1));
    }) as ApiClient['call'],
    open: () => Promise.resolve(null),
    sendFile: (file, options) => {
      sent.push(options.begun);
      options.onBegun(ID);
      if (send) return send(file, options);
      options.onProgress(1);
      return Promise.resolve(ok(ID));
    },
  };
  const memory = {
    find: () => state.id,
    keep: (id: string) => {
      state.id = id;
    },
    forget: () => {
      state.id = null;
    },
  };
  const onProgress = (step: UploadStep) => void steps.push(step);
  const outcome = uploadFile(client, FILE, { onProgress, signal: stop.signal, memory });
  return { outcome, state, sent, steps, stop };
}

const checking = ok(anUpload({ state: 'checking', url: null }));
const refused = (reason: string) => ok(anUpload({ state: 'refused', refusal: { reason, detail: {} } }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('uploadFile', () => {
  it('sends a file, waits until it was looked at, and remembers it', async () => {
    const { outcome, state, sent, steps } = uploading({ reads: [checking, checking, ok(anUpload())] });
    await vi.runAllTimersAsync();
    await expect(outcome).resolves.toEqual(ok(anUpload()));
    expect([state.id, state.reads, sent]).toEqual([ID, 3, [null]]);
    expect(steps).toEqual([{ phase: 'sending', share: 0 }, { phase: 'sending', share: 1 }, { phase: 'checking' }]);
  });

  it('does not send what is there already, and goes on with what is half there', async () => {
    const there = uploading({ stored: ID });
    await expect(there.outcome).resolves.toEqual(ok(anUpload()));
    expect(there.sent).toEqual([]);
    const half = uploading({ stored: ID, reads: [ok(anUpload({ state: 'receiving' })), ok(anUpload())] });
    await expect(half.outcome).resolves.toEqual(ok(anUpload()));
    expect(half.sent).toEqual([ID]);
    const looked = uploading({ stored: ID, reads: [checking, ok(anUpload())] });
    await expect(looked.outcome).resolves.toEqual(ok(anUpload()));
    expect(looked.sent).toEqual([]);
  });

  it('sends again what the server has forgotten', async () => {
    const gone: Read = fail({ kind: 'refused', reason: 'unknown-upload', details: {} });
    const { outcome, sent } = uploading({ stored: 'old', reads: [gone, ok(anUpload())] });
    await expect(outcome).resolves.toEqual(ok(anUpload()));
    expect(sent).toEqual([null]);
  });

  it('says why a file is refused, again without sending it again', async () => {
    const failure = { kind: 'file-refused', reason: 'damaged', detail: {} } as const;
    const first = uploading({ reads: [refused('damaged')] });
    await expect(first.outcome).resolves.toEqual(fail(failure));
    const second = uploading({ stored: first.state.id, reads: [refused('damaged')] });
    await expect(second.outcome).resolves.toEqual(fail(failure));
    expect(second.sent).toEqual([]);
  });

  it('sends a file anew that only a server in trouble refused', async () => {
    const first = uploading({ reads: [refused('disk-full')] });
    await expect(first.outcome).resolves.toMatchObject({ failure: { reason: 'disk-full' } });
    expect(first.state.id).toBeNull();
    const second = uploading({ stored: ID, reads: [refused('crashed'), ok(anUpload())] });
    await expect(second.outcome).resolves.toEqual(ok(anUpload()));
    expect(second.sent).toEqual([null]);
  });

  it('keeps what was begun when the connection is lost', async () => {
    const { outcome, state } = uploading({ send: () => Promise.resolve(fail({ kind: 'unreachable' })) });
    await expect(outcome).resolves.toEqual(fail({ kind: 'unreachable' }));
    expect(state.id).toBe(ID);
  });

  it('asks on over a few lost answers, not for ever', async () => {
    const lost: Read = fail({ kind: 'unreachable' });
    const back = uploading({ reads: [lost, lost, lost, ok(anUpload())] });
    const away = uploading({ reads: [lost] });
    await vi.runAllTimersAsync();
    await expect(back.outcome).resolves.toEqual(ok(anUpload()));
    await expect(away.outcome).resolves.toEqual(lost);
    expect(away.state).toEqual({ id: ID, reads: 5 });
  });

  it('keeps what was half sent when it only stands still', async () => {
    const { outcome, state, stop } = uploading({
      send: (_file, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(fail({ kind: 'unreachable' })));
        }),
    });
    await vi.advanceTimersByTimeAsync(0);
    stop.abort(PAUSED);
    await expect(outcome).resolves.toEqual(fail({ kind: 'cancelled' }));
    expect(state.id).toBe(ID);
  });

  it('ends when it is cancelled: what was half sent is forgotten, what is looked at is kept', async () => {
    const sending = uploading({
      send: (_file, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(fail({ kind: 'unreachable' })));
        }),
    });
    await vi.advanceTimersByTimeAsync(0);
    sending.stop.abort();
    await expect(sending.outcome).resolves.toEqual(fail({ kind: 'cancelled' }));
    expect(sending.state).toEqual({ id: null, reads: 0 });
    const looked = uploading({ reads: [checking] });
    await vi.advanceTimersByTimeAsync(1000);
    looked.stop.abort();
    await expect(looked.outcome).resolves.toEqual(fail({ kind: 'cancelled' }));
    expect(looked.state.id).toBe(ID);
  });
});
