import type { SandboxHook } from '../../../domain/money/sandbox.ts';
import { SANDBOX_HEADER } from './sandbox-provider.ts';

const ANSWER_MS = 10_000;

/** Posts a webhook to our own server; what stands in the way, or null where it was taken. */
export function createHookPost(serverOf: () => Promise<string | undefined>) {
  return async ({ body, header }: SandboxHook, signal: AbortSignal): Promise<string | null> => {
    const server = await serverOf();
    if (server === undefined) return 'no server runs';
    try {
      const response = await fetch(new URL('/api/kinora/hooks/sandbox', server), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SANDBOX_HEADER]: header },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      return response.ok ? null : `answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'unreachable';
    }
  };
}
