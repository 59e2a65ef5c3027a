import { Logo } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

import picture from '../../pictures/login.webp?url&no-inline';

/** The panel at the start of the dialog: a scene of our own engine and the words that made it. Under 750 px it leaves. */
export function LoginSide() {
  return (
    <div className="absolute inset-0 grid content-between">
      <img
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 -z-1 size-full object-cover"
      />
      <div className="px-8 pt-7 pb-16 media-shade-top">
        <Logo />
      </div>
      <p className="grid gap-1.5 px-8 pt-24 pb-8 caption-shade">
        <q className="max-w-72 type-title">
          <Trans>A hot air balloon over a mountain lake at dawn</Trans>
        </q>
        <span className="text-small text-on-media">
          <Trans>Drawn by the local preview engine</Trans>
        </span>
      </p>
    </div>
  );
}
