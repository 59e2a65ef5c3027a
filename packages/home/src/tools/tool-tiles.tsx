import { Tile } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import type { Tool } from './tool.ts';

export interface ToolTilesProps {
  tools: readonly Tool[];
}

const COLUMNS = {
  two: 'grid gap-3.5 nav:grid-cols-2',
  three: 'grid gap-3.5 nav:grid-cols-2 desk:grid-cols-3',
} as const;

/** What can be made here, as pictures that lead there. */
export function ToolTiles({ tools }: ToolTilesProps) {
  const { i18n } = useLingui();
  return (
    <ul className={tools.length % 3 === 0 ? COLUMNS.three : COLUMNS.two}>
      {tools.map(({ path, title, detail, picture }) => (
        <li key={path}>
          <Tile href={path} title={i18n._(title)} detail={i18n._(detail)} shape="tool">
            <img src={picture} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
          </Tile>
        </li>
      ))}
    </ul>
  );
}
