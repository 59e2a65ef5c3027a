import { fail, ok, type Result } from '@kinora/contracts';

import type { CallApi } from '../kit/create-api.ts';
import { unreadable } from '../kit/failures.ts';
import { at, listAt, numberAt, textAt } from '../kit/read-json.ts';
import type { StartFailure } from '../remote-provider.ts';

/** Jobs before one that waits, or that it runs; undefined where it is not in the queue. */
type Place = number | 'running' | undefined;

/** Of a row of the queue: `[number, id, ...]`; the lowest number is next. */
const numberOf = (row: unknown): number => numberAt(row, 0) ?? 0;

function placeIn(json: unknown, id: string): Place {
  const [running, waiting] = [listAt(json, 'queue_running'), listAt(json, 'queue_pending')];
  if (running.some((row) => textAt(row, 1) === id)) return 'running';
  const own = waiting.find((row) => textAt(row, 1) === id);
  if (own === undefined) return undefined;
  return running.length + waiting.filter((row) => numberOf(row) < numberOf(own)).length;
}

/** Looks for a job among those that wait and run. */
export async function readPlace(api: CallApi, id: string, signal?: AbortSignal): Promise<Result<Place, StartFailure>> {
  const answered = await api({ path: '/queue', signal });
  if (!answered.ok) return answered;
  const { answer, json } = answered.value;
  const isQueue = Array.isArray(at(json, 'queue_running')) && Array.isArray(at(json, 'queue_pending'));
  return isQueue ? ok(placeIn(json, id)) : fail(unreadable(answer));
}
