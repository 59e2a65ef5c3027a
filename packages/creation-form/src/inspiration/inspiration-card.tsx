import { Tile, usePointing } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { ratioOf } from '../settings/ratio-of.ts';
import type { Inspiration } from './inspiration.ts';

export interface InspirationCardProps {
  inspiration: Inspiration;
  /** Where its picture lies. */
  picture: string;
  /** Where one goes on from it. */
  href: string;
  /** Somebody points at it or leaves it: where a canvas may move instead of the picture. */
  onPoint: (slot: HTMLElement | null) => void;
}

/** A scene to go on from: it moves while it is pointed at. */
export function InspirationCard({ inspiration, picture, href, onPoint }: InspirationCardProps) {
  const { i18n } = useLingui();
  const { slot, follow } = usePointing(onPoint);
  const { prompt, language, seconds, shape } = inspiration;
  return (
    <div ref={follow}>
      <Tile
        href={href}
        title={prompt}
        titleLang={language}
        shape="natural"
        ratio={ratioOf(shape)}
        detail={<Trans>{i18n.number(seconds)} s, use this scene</Trans>}
      >
        <img src={picture} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        <span ref={slot} className="[&>canvas]:size-full [&>canvas]:object-cover" />
      </Tile>
    </div>
  );
}
