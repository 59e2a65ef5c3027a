import { closeProvider, openProvider } from './open-provider.ts';

/** A job that never was. */
const NO_JOB = { id: '00000000-0000-4000-8000-000000000000', more: {} };
/** What a provider says of it when address and key are right. */
const KNOWN: ReadonlySet<string> = new Set(['bad-settings', 'gone']);

/** Asks for a job that never was: an answer of the provider's own proves address and key. Undefined where both work. */
export async function problemOfKey(
  ...[route, secrets]: Parameters<typeof openProvider>
): Promise<{ readonly reason: string; readonly detail: string } | undefined> {
  const opened = openProvider(route, secrets);
  if (!opened) return { reason: 'gone', detail: `this version knows no ${route.provider}` };
  const checked = await opened.provider.check(NO_JOB);
  closeProvider(opened);
  return checked.ok || KNOWN.has(checked.failure.reason) ? undefined : checked.failure;
}
