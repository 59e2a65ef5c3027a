import { IconButton, Logo, PauseIcon, PlayIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';

import video from '../../pictures/login.mp4?url&no-inline';
import picture from '../../pictures/login.webp?url&no-inline';

export interface LoginSideProps {
  /** Plays the scene; otherwise it is a picture. */
  moves: boolean;
}

/** What plays for as long as somebody types beside it can be stopped (WCAG 2.2.2). */
function MovingScene() {
  const { t } = useLingui();
  const [isPlaying, setPlaying] = useState(true);
  const film = useRef<HTMLVideoElement>(null);
  // A browser that plays nothing by itself shows the picture: that is no failure.
  const play = () => film.current?.play().catch(() => {});
  return (
    <>
      <video
        ref={film}
        src={video}
        poster={picture}
        autoPlay
        loop
        muted
        playsInline
        aria-hidden
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="absolute inset-0 -z-1 size-full object-cover"
      />
      <div className="absolute end-5 bottom-5 z-1">
        <IconButton
          look="media"
          label={isPlaying ? t`Pause` : t`Play`}
          icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          onClick={() => (isPlaying ? film.current?.pause() : void play())}
        />
      </div>
    </>
  );
}

const StillScene = () => (
  <img src={picture} alt="" loading="lazy" decoding="async" className="absolute inset-0 -z-1 size-full object-cover" />
);

/** The panel at the start of the dialog: a scene of our own engine and the words that made it. Under 750 px it leaves. */
export function LoginSide({ moves }: LoginSideProps) {
  return (
    <div className="absolute inset-0 grid content-between">
      {moves ? <MovingScene /> : <StillScene />}
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
