import type { Visitor } from './visitor.ts';

/** Routes for members only have one; this tells the compiler. */
export function memberIdOf({ session }: Visitor): string {
  if (session?.kind !== 'member') throw new Error('a route without access rule asked for the member');
  return session.id;
}
