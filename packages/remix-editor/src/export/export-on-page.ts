import { fail, ok, type Result } from '@kinora/contracts';

import type { FontUrls } from '../preview/frame-painter.ts';
import type {
  ExportFailure,
  ExportJob,
  ExportNews,
  ExportProgress,
  ExportRequest,
  FileChunk,
  UnreadableMedium,
  WantedMedium,
} from './export-messages.ts';

export interface ExportOptions extends ExportJob {
  /**
   * Where the file goes: a `FileSystemWritableFileStream`, or any other that takes chunks with their place. It is closed
   * at the end; what was written is given up by `abort` where there is no file.
   */
  readonly write: WritableStream<FileChunk>;
  readonly onProgress?: ((progress: ExportProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The part of a worker that is used. */
export interface ExportWorker {
  postMessage(request: ExportRequest, transfer: Transferable[]): void;
  terminate(): void;
}

/** What an export needs of the page. */
export interface ExportPageParts {
  readonly startWorker: (hear: (news: ExportNews) => void, onBreak: () => void) => ExportWorker;
  /** Where the engine's font files are, by their path in the npm package. */
  readonly fontUrls: FontUrls;
}

export type ExportOutcome = Result<null, ExportFailure>;

const broken = (message: string): ExportOutcome => fail({ reason: 'broken', message });

interface Work extends Omit<ExportOptions, 'write'> {
  readonly writer: WritableStreamDefaultWriter<FileChunk>;
}

/** Lets a worker export, and writes what it sends; resolves when it has ended, or somebody called it off. */
function work({ onProgress, signal, writer, ...job }: Work, parts: ExportPageParts): Promise<ExportOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: ExportOutcome) => {
      worker.terminate();
      signal?.removeEventListener('abort', cancel);
      resolve(outcome);
    };
    const cancel = () => end(fail({ reason: 'cancelled' }));
    const put = (chunk: FileChunk) =>
      writer.write(chunk).then(
        () => worker.postMessage({ kind: 'written' }, []),
        (error: unknown) => end(broken(String(error))),
      );
    const hear = (news: ExportNews) => {
      if (news.kind === 'chunk') void put(news.chunk);
      else if (news.kind === 'progress') onProgress?.({ done: news.done, total: news.total });
      else if (news.kind !== 'checked') end(news.kind === 'done' ? ok(null) : fail(news.failure));
    };
    const worker = parts.startWorker(hear, () => end(broken('The worker that exports has ended.')));
    signal?.addEventListener('abort', cancel);
    worker.postMessage({ kind: 'start', job, fontUrls: parts.fontUrls }, []);
  });
}

/** Asks a worker which media this browser can't read. A worker that breaks off tells of none: the export itself will. */
export function checkOnPage(
  { startWorker }: ExportPageParts,
  wanted: readonly WantedMedium[],
): Promise<readonly UnreadableMedium[]> {
  return new Promise((resolve) => {
    const end = (unreadable: readonly UnreadableMedium[]) => {
      worker.terminate();
      resolve(unreadable);
    };
    const hear = (news: ExportNews) => {
      if (news.kind === 'checked') end(news.unreadable);
    };
    const worker = startWorker(hear, () => end([]));
    worker.postMessage({ kind: 'check', wanted }, []);
  });
}

/** Exports with the parts of a page; `exportInBrowser` has the browser's. */
export async function exportOnPage(
  parts: ExportPageParts,
  { write, ...options }: ExportOptions,
): Promise<ExportOutcome> {
  const writer = write.getWriter();
  const isCancelled = options.signal?.aborted ?? false;
  const outcome = isCancelled ? fail({ reason: 'cancelled' } as const) : await work({ ...options, writer }, parts);
  if (!outcome.ok) {
    await writer.abort(outcome.failure.reason).catch(() => undefined);
    return outcome;
  }
  return writer.close().then(
    () => outcome,
    (error: unknown) => broken(String(error)),
  );
}
