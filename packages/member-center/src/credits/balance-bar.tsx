import { useLingui, Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';

export interface BalanceBarProps {
  /** Can be spent on every route. */
  free: number;
  /** Can be spent on our own engine only. */
  local: number;
  held: number;
}

const PART_LOOKS = {
  free: 'bg-accent',
  local: 'bg-accent-line',
  held: 'balance-held',
} as const;

type Part = keyof typeof PART_LOOKS;

/** As wide as its share; the value is one of our own numbers. */
const share = (count: number) => ({ '--share': count }) as CSSProperties;

function Key({ part, children }: { part: Part; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${PART_LOOKS[part]}`} />
      {children}
    </li>
  );
}

/** What of the credits is free, only for our own engine, and held. */
export function BalanceBar({ free, local, held }: BalanceBarProps) {
  const { i18n } = useLingui();
  const counts: readonly (readonly [Part, number])[] = [
    ['free', free],
    ['local', local],
    ['held', held],
  ];
  const [freeText, localText, heldText] = [free, local, held].map((count) => i18n.number(count));
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex h-2.5 gap-1 overflow-hidden rounded-full bg-well">
        {counts.map(
          ([part, count]) =>
            count > 0 && (
              <span key={part} style={share(count)} className={`balance-share rounded-full ${PART_LOOKS[part]}`} />
            ),
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-micro text-muted tabular-nums">
        {free > 0 && (
          <Key part="free">
            <Trans>{freeText} for every model</Trans>
          </Key>
        )}
        {local > 0 && (
          <Key part="local">
            <Trans>{localText} for the local preview engine</Trans>
          </Key>
        )}
        {held > 0 && (
          <Key part="held">
            <Trans>{heldText} held</Trans>
          </Key>
        )}
      </ul>
    </div>
  );
}
