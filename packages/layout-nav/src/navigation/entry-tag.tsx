import { isInSeason } from '@kinora/contracts';
import { Tag } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import type { NavigationEntry } from './navigation.ts';

export interface EntryTagProps {
  entry: NavigationEntry;
  today: Date;
}

/** Whether an entry has a tag on this day. */
export const hasTag = ({ entry: { tag, season }, today }: EntryTagProps): boolean =>
  tag !== undefined || (season !== undefined && isInSeason(season, today));

/** A model's name, or the season while it lasts. */
export function EntryTag({ entry: { tag, season }, today }: EntryTagProps) {
  const { i18n } = useLingui();
  if (season !== undefined && isInSeason(season, today)) return <Tag look="lamp">{i18n._(season.label)}</Tag>;
  return tag === undefined ? null : <Tag>{tag}</Tag>;
}
