import { ScissorsIcon, ShotTile } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export interface InspirationCardProps {
  title: string;
  /** In which language that is, where that may not be the page's. */
  language?: string | undefined;
  /** Length of the clip that is made from it. */
  seconds: number;
  /** Of that clip, in credits. */
  price: number;
  href: string;
  /** The way that takes its settings and leaves the own words. */
  settingsHref?: string | null;
  /** Addresses of its picture and of its film. */
  still: string;
  loop: string;
  isPlaying: boolean;
}

/** A film to go on from; its picture stands until it plays. */
export function InspirationCard(props: InspirationCardProps) {
  const { title, language, price, href, settingsHref, still, loop, isPlaying } = props;
  const { t, i18n } = useLingui();
  const seconds = i18n.number(props.seconds);
  return (
    <ShotTile
      href={href}
      title={title}
      titleLang={language}
      corner={t`${seconds} s`}
      action={t`Remix`}
      icon={<ScissorsIcon />}
      price={i18n.number(price)}
      other={settingsHref ? { href: settingsHref, label: t`Reuse settings` } : undefined}
      priceWords={t`${plural(price, { one: '# credit', other: '# credits' })}`}
    >
      <img src={still} alt="" loading="lazy" decoding="async" />
      {isPlaying && <video src={loop} autoPlay muted loop playsInline disableRemotePlayback />}
    </ShotTile>
  );
}
