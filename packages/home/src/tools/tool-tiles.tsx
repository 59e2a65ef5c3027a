import { Tile } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import type { Tool } from './tool.ts';

export interface ToolTilesProps {
  tools: readonly Tool[];
}

/** Two wide ones above three; any other number in even columns. */
const BENTO_PLACES = [
  'desk:col-span-7',
  'desk:col-span-5',
  'desk:col-span-4',
  'desk:col-span-4',
  'desk:col-span-4',
] as const;
const EVEN_CLASSES = 'desk:col-span-6';

/** What can be made here, as pictures that lead there. */
export function ToolTiles({ tools }: ToolTilesProps) {
  const { i18n } = useLingui();
  const isBento = tools.length === BENTO_PLACES.length;
  return (
    <ul className="grid auto-rows-[13rem] gap-3.5 nav:auto-rows-[16rem] nav:grid-cols-2 desk:auto-rows-[18rem] desk:grid-cols-12">
      {tools.map(({ path, search = '', title, detail, picture }, place) => (
        <li
          key={path}
          className={`min-w-0 max-desk:nav:last:odd:col-span-2 ${isBento ? BENTO_PLACES[place] : EVEN_CLASSES}`}
        >
          <Tile href={`${path}${search}`} title={i18n._(title)} detail={i18n._(detail)} shape="bento">
            <img src={picture} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
          </Tile>
        </li>
      ))}
    </ul>
  );
}
