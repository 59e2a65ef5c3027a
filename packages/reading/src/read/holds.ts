import { HOLDERS } from './holders.data.ts';
import type { CastReading } from './read-cast.ts';

/** Whether somebody can hold or play something: who has hands, and any animal that is a picture of its whole body. */
export function holds({ entry: { rig, mode, looks } }: CastReading): boolean {
  const isPicture = rig === 'picture' && (mode === 'ground' || mode === 'swim');
  return HOLDERS.includes(rig) || (isPicture && (looks.pose === 'full' || looks.pose === 'head'));
}
