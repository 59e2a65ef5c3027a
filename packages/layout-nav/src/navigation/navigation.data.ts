import { ClapperboardIcon, EffectIcon, HomeIcon, ImageIcon, LibraryIcon, ScissorsIcon, TextIcon } from '@kinora/ui';
import { msg } from '@lingui/core/macro';

import type { NavigationGroup } from './navigation.ts';

/** Every entry the studio may have; those without a route of their own are left out where they are shown. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    key: 'start',
    entries: [{ key: 'home', label: msg`Home`, path: '/home/', icon: HomeIcon }],
  },
  {
    key: 'ai-video',
    label: msg`AI Video`,
    entries: [
      { key: 'image-to-video', label: msg`Image to video`, path: '/image-to-video/', icon: ImageIcon, mark: 'Veo3.1' },
      { key: 'text-to-video', label: msg`Text to Video`, path: '/text-to-video/', icon: TextIcon, mark: 'Sora2' },
      { key: 'video-to-video', label: msg`Video to Video`, path: '/video-to-video/', icon: ClapperboardIcon },
    ],
  },
  {
    key: 'ai-effects',
    label: msg`AI Effects`,
    entries: [{ key: 'video-effects', label: msg`Video Effects`, path: '/ai-video-effects/', icon: EffectIcon }],
  },
  {
    key: 'ai-tools',
    label: msg`AI Tools`,
    entries: [
      {
        key: 'ai-video-remix',
        label: msg`AI Video Remix`,
        path: '/ai-video-remix/',
        search: '?page=inspiration',
        icon: ScissorsIcon,
      },
    ],
  },
  {
    key: 'yours',
    label: msg`Yours`,
    entries: [{ key: 'library', label: msg`Library`, path: '/library/', icon: LibraryIcon }],
  },
];
