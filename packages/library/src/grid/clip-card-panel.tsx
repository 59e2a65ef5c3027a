import type { LibraryItem } from '@kinora/contracts/library';
import { CreationStateLine, titlesAtom } from '@kinora/creations';
import { modelWords } from '@kinora/credits';
import { LibraryTile } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import type { CellProps } from './clip-grid.tsx';

export interface ClipCardPanelProps {
  item: LibraryItem;
  cell: CellProps;
  isChosen: boolean;
  isChoosing: boolean;
  onOpen: () => void;
  onChoose: () => void;
  onFavourite?: (() => void) | undefined;
}

const SPOKEN_MAX = 80;

/** Long prompts are said in part. */
const short = (title: string) => (title.length > SPOKEN_MAX ? `${title.slice(0, SPOKEN_MAX)}…` : title);

/** One creation of the library as a card. */
export function ClipCardPanel({ item, cell, ...rest }: ClipCardPanelProps) {
  const { t, i18n } = useLingui();
  const title = useAtomValue(titlesAtom)(item, i18n);
  const named = short(title);
  const { result, createdAt, receipt, model } = item;
  const day = i18n.date(new Date(createdAt), { dateStyle: 'medium' });
  // A clip that never came has cost nothing, whatever its price was.
  const cost = receipt.charged + receipt.held;
  const engine = i18n._(modelWords(model));
  const seconds = i18n.number(result?.seconds ?? 0, { maximumFractionDigits: 1 });
  return (
    <LibraryTile
      {...cell}
      {...rest}
      title={title}
      detail={t`${day}, ${engine}, ${plural(cost, { one: '# credit', other: '# credits' })}`}
      words={{
        open: result ? t`Play: ${named}` : t`Show: ${named}`,
        choose: t`Select: ${named}`,
        favourite: t`Favourite: ${named}`,
      }}
      poster={result?.poster}
      sprite={result?.sprite ?? undefined}
      length={result ? t`${seconds} s` : undefined}
      state={result ? undefined : <CreationStateLine creation={item} isShort />}
      isFavourite={item.favourite}
    />
  );
}
