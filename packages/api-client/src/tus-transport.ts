import { CODES } from '@kinora/contracts/wire';
import { DetailedError, Upload, type HttpRequest } from 'tus-js-client';

import type { WireAnswer } from './failure.ts';
import type { NamedFile, SendFileOptions } from './file-transport.ts';
import { retryAfterSeconds } from './retry-rule.ts';
import type { WireRequest } from './wire-request.ts';

/** Waits before retries after a lost connection; after the last one the upload fails. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];
/** Bytes of one request: a proxy between us and the server rarely takes much more. */
const CHUNK_BYTES = 8 * 1_048_576;
const LOCKED = 423;

const idIn = (url: string | null): string => url?.slice(url.lastIndexOf('/') + 1) ?? '';

/** The binding cookie travels along also where the product's host is another one of our site. */
function withCredentials(request: HttpRequest): void {
  const own: unknown = request.getUnderlyingObject();
  if (typeof XMLHttpRequest !== 'undefined' && own instanceof XMLHttpRequest) own.withCredentials = true;
}

function dataIn(body: string): unknown {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null && 'data' in read ? read.data : null;
  } catch {
    // tus answers are texts for people as a rule.
    return null;
  }
}

/** The answer that an upload ended with; null when none came. */
function answerIn(error: Error): WireAnswer | null {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return null;
  const retryAfter = retryAfterSeconds(response.getHeader('retry-after'));
  return { code: response.getStatus(), data: dataIn(response.getBody()), retryAfter };
}

/** Lost connections, a server in trouble, and a try of our own that the server has not given up yet. */
function isWorthRetrying(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  const isConflict = status === 409 && error.originalRequest.getMethod() === 'PATCH';
  const isOurs = status === 0 || status >= 500 || isConflict || status === LOCKED;
  // Node does not say whether there is a network.
  return isOurs && !('onLine' in globalThis.navigator && !globalThis.navigator.onLine);
}

/** Sends a file in pieces over tus 1.0.0. The answer's data is the upload's id; rejects when no answer came. */
export function sendWithTus(
  { url, headers }: WireRequest,
  { name, content }: NamedFile,
  { begun, onBegun, onProgress, signal, use }: SendFileOptions,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: url,
      uploadUrl: begun === null ? null : `${url}/${begun}`,
      headers: { ...headers },
      metadata: { filename: name, ...(use !== undefined && { use }) },
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // The caller remembers unfinished uploads by the file's content.
      storeFingerprintForResuming: false,
      onBeforeRequest: withCredentials,
      onShouldRetry: isWorthRetrying,
      onUploadUrlAvailable: () => onBegun(idIn(upload.url)),
      onProgress: (sent, total) => onProgress(total === 0 ? 1 : sent / total),
      onSuccess: () => resolve({ code: CODES.ok, data: idIn(upload.url), retryAfter: null }),
      onError: (error) => {
        const answer = answerIn(error);
        if (answer) resolve(answer);
        else reject(error);
      },
    });
    const cancel = () => {
      // Without a network it stays behind, and the server forgets it after a day.
      upload.abort(true).catch(() => {});
      reject(new Error('cancelled'));
    };
    if (signal.aborted) {
      cancel();
      return;
    }
    signal.addEventListener('abort', cancel, { once: true });
    upload.start();
  });
}
