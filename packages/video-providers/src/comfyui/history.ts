import { fail, ok, type Result } from '@kinora/contracts';

import type { CallApi } from '../kit/create-api.ts';
import { unreadable } from '../kit/failures.ts';
import { at, listAt, textAt } from '../kit/read-json.ts';
import type { OperationState, ProviderFailure, StartFailure } from '../remote-provider.ts';
import { COMFYUI_FAILURES } from './failures.data.ts';
import { SAVING_NODE } from './workflow.ts';

/** What ComfyUI said of a job on the way: `[event, data]`. */
function messageIn(entry: unknown, event: string): unknown {
  const message = listAt(entry, 'status', 'messages').find((one) => textAt(one, 0) === event);
  return message === undefined ? undefined : at(message, 1);
}

function failureOf(error: unknown, id: string): ProviderFailure {
  const code = textAt(error, 'exception_type') ?? 'unknown';
  const [reason, where] = COMFYUI_FAILURES[code] ?? ['crashed', 'route'];
  const words = `${textAt(error, 'node_type') ?? ''}: ${textAt(error, 'exception_message') ?? ''}`;
  return { reason, at: where, code, reference: id, detail: `${code} ${words.slice(0, 300)}` };
}

/** Where the file that was saved lies, below the base; undefined where there is none. */
function fileIn(entry: unknown): string | undefined {
  const file = listAt(entry, 'outputs', SAVING_NODE, 'images').find((one) => textAt(one, 'filename') !== undefined);
  const filename = textAt(file, 'filename');
  if (filename === undefined) return undefined;
  const query = { filename, subfolder: textAt(file, 'subfolder') ?? '', type: textAt(file, 'type') ?? 'output' };
  return `/view?${new URLSearchParams(query).toString()}`;
}

/** How a job ended, from its entry in the history. */
export function endOf(entry: unknown, { base, id }: { readonly base: string; readonly id: string }): OperationState {
  if (messageIn(entry, 'execution_interrupted') !== undefined) return { state: 'cancelled' };
  if (textAt(entry, 'status', 'status_str') !== 'success')
    return { state: 'failed', failure: failureOf(messageIn(entry, 'execution_error'), id) };
  const file = fileIn(entry);
  if (file !== undefined) return { state: 'ready', output: { url: `${base}${file}` } };
  return {
    state: 'failed',
    failure: { reason: 'bad-result', at: 'route', reference: id, detail: 'nothing was saved' },
  };
}

/** A job's entry in the history; undefined where there is none. */
export async function readEntry(
  api: CallApi,
  id: string,
  signal?: AbortSignal,
): Promise<Result<unknown, StartFailure>> {
  const answered = await api({ path: `/history/${encodeURIComponent(id)}`, signal });
  if (!answered.ok) return answered;
  const { answer, json } = answered.value;
  return typeof json === 'object' && json !== null ? ok(at(json, id)) : fail(unreadable(answer));
}
