import type { Creation } from '@kinora/contracts/creations';

/** What support asks for, one fact a line, in words that are the same in every language. */
export function detailsText({ id, batch, model, endedAt, failure }: Creation): string {
  const facts = {
    clip: id,
    batch,
    model,
    kind: failure?.kind,
    reason: failure?.reason,
    code: failure?.code,
    reference: failure?.reference,
    ended: endedAt === null ? null : new Date(endedAt).toISOString(),
  };
  const known = Object.entries(facts).filter(([, value]) => typeof value === 'string' && value !== '');
  return known.map(([name, value]) => `${name}: ${value}`).join('\n');
}
