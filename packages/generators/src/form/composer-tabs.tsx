import { ClapperboardIcon, EffectIcon, ImageIcon, LinkTabs, TextIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

export interface ComposerTabsProps {
  /** The pages on which a clip can be begun; `text` is the one the composer stands on. */
  hrefs: Readonly<Record<'text' | 'image' | 'video' | 'effect', string>>;
}

/** What a clip can be begun with, above the prompt of the composer. */
export function ComposerTabs({ hrefs }: ComposerTabsProps) {
  const { t } = useLingui();
  return (
    <LinkTabs
      label={t`Start with`}
      look="bare"
      value="text"
      tabs={[
        { value: 'text', href: hrefs.text, icon: <TextIcon />, label: t`Text` },
        { value: 'image', href: hrefs.image, icon: <ImageIcon />, label: t`Image` },
        { value: 'video', href: hrefs.video, icon: <ClapperboardIcon />, label: t`Video` },
        { value: 'effect', href: hrefs.effect, icon: <EffectIcon />, label: t`Effect` },
      ]}
    />
  );
}
