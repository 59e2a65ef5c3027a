import { unreachable } from '@kinora/contracts';
import { Tag } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

import type { EntryMark } from './navigation.ts';
import type { ShownSeason } from './season-atoms.ts';

export interface EntryTagProps {
  mark?: EntryMark | undefined;
  /** The season of today, where it is this entry's. */
  season?: ShownSeason | undefined;
  /** Beside the entry, or in the phone's menu. */
  place: 'rail' | 'menu';
}

const PICTURE_SIZES = { rail: 'h-6 w-15 max-w-none', menu: 'size-7' } as const;

function SeasonTag({ season, place }: { season: ShownSeason; place: EntryTagProps['place'] }) {
  const picture = place === 'rail' ? season.picture : season.mobilePicture;
  if (picture === null) return <Tag look="lamp">{season.name}</Tag>;
  return <img src={picture} alt={season.name} className={PICTURE_SIZES[place]} />;
}

/** The picture of the season while it lasts; else a model's name, the same in every language, or that it is new. */
export function EntryTag({ mark, season, place }: EntryTagProps) {
  if (season) return <SeasonTag season={season} place={place} />;
  switch (mark) {
    case 'Veo3.1':
      return <Tag>VEO 3.1</Tag>;
    case 'Sora2':
      return <Tag>SORA 2</Tag>;
    case 'new':
      return (
        <Tag look="lamp">
          <Trans>NEW</Trans>
        </Tag>
      );
    case undefined:
      return null;
    default:
      return unreachable(mark);
  }
}
