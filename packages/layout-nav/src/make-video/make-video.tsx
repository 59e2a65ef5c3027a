import { Flyout, PlusIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { MakeVideoForm, type MakeVideoFormProps } from './make-video-form.tsx';

export interface MakeVideoProps extends MakeVideoFormProps {
  /** It is about to be used. */
  onWake: () => void;
}

/** The navigation's panel: in place from 1200 px up, behind a button from 820 px, nowhere below. */
export function MakeVideo({ onWake, ...form }: MakeVideoProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="pt-4 max-player:hidden" onFocus={onWake} onPointerEnter={onWake}>
      <section aria-labelledby={id} className="grid gap-2 px-3 rail:hidden">
        <h2 id={id} className="text-micro font-label text-muted">
          <Trans>Make a video</Trans>
        </h2>
        <MakeVideoForm {...form} />
      </section>
      <div className="no-rail:hidden">
        <Flyout
          place="beside"
          label={t`Make a video`}
          title={t`Make a video`}
          closeLabel={t`Close`}
          trigger={<PlusIcon />}
        >
          <MakeVideoForm {...form} />
        </Flyout>
      </div>
    </div>
  );
}
