import type { Creation, CreationState } from '@kinora/contracts/creations';

const LOOK_OF = {
  waiting: 'dim',
  running: 'developing',
  ready: 'plain',
  declined: 'dim',
  failed: 'dim',
  cancelled: 'dim',
  expired: 'dim',
} as const satisfies Readonly<Record<CreationState, string>>;

/** How the picture in a box looks: blank where there is none. */
export const boxLook = ({ state }: Pick<Creation, 'state'>, hasPicture: boolean) =>
  hasPicture ? LOOK_OF[state] : 'blank';

/** What became of a free trial; undefined where credits paid for the clip. */
export function trialIn({ trial, state }: Pick<Creation, 'state' | 'trial'>): 'counts' | 'returned' | undefined {
  if (!trial) return undefined;
  return ['waiting', 'running', 'ready'].includes(state) ? 'counts' : 'returned';
}
