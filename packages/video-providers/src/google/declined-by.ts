import type { Meaning } from '../kit/failures.ts';

/** What Google says where its filters stop a request; neither its status nor its code tells. */
const POLICY = /safety|polic|responsible ai|usage guidelines|blocked|support codes/i;
const OF_A_PICTURE = /input (?:image|video)/i;

/** Whether words of Google's speak of what was asked for, or of a picture of it; undefined where they do not. */
export function declinedBy(words: string): Meaning | undefined {
  if (!POLICY.test(words)) return undefined;
  return [OF_A_PICTURE.test(words) ? 'picture-declined' : 'declined', 'request'];
}
