import { notFound } from '@tanstack/react-router';

/** Why an address is refused. */
export interface RouteRefusal {
  /** 404 shows that there is nothing; everything else that something broke. */
  readonly status: number;
  /** One sentence for the person; empty for our own. */
  readonly message: string;
}

const NOTHING: RouteRefusal = { status: 404, message: '' };

/** Lets an address in, or refuses it: without a reason as 404, else with a status and a message of its own. */
export function admit(verdict: boolean | RouteRefusal): void {
  if (verdict === true) return;
  // TanStack's control flow is by throwing.
  throw notFound({ data: verdict === false ? NOTHING : verdict });
}

/** What `admit` said, out of what the router hands on. */
export function refusalIn(data: unknown): RouteRefusal {
  if (typeof data !== 'object' || data === null) return NOTHING;
  const { status, message }: Partial<Record<keyof RouteRefusal, unknown>> = data;
  return typeof status === 'number' && typeof message === 'string' ? { status, message } : NOTHING;
}
