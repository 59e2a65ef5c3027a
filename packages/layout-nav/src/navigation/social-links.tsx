import { AwardIcon, CloseIcon, CommunityIcon, Link, MusicIcon, VideoIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import type { SocialLink } from './socials.ts';

const NETWORKS = {
  youtube: { name: 'YouTube', Icon: VideoIcon },
  tiktok: { name: 'TikTok', Icon: MusicIcon },
  x: { name: 'X', Icon: CloseIcon },
  reddit: { name: 'Reddit', Icon: CommunityIcon },
  'product-hunt': { name: 'Product Hunt', Icon: AwardIcon },
} as const;

/** Our pages elsewhere, as far as the operator has named them. Hidden where the navigation shows only icons. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLingui();
  if (links.length === 0) return null;
  return (
    <ul className="flex ps-1 rail:hidden">
      {links.map(({ network, href }) => {
        const { name, Icon } = NETWORKS[network];
        return (
          <li key={network}>
            <Link look="muted" href={href} external aria-label={t`${name}, opens in a new tab`}>
              <span className="grid size-9 place-items-center [&>svg]:size-4">
                <Icon />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
