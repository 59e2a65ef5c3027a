import type { ShareLink } from '@kinora/contracts/share';
import { Button, CopyIcon, Notice, Switch, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface ShareSettingsProps {
  /** Null while the clip isn't shared. */
  share: ShareLink | null;
  /** What its maker is called there; may be empty. */
  name: string;
  /** How the switch stands while the server is asked; else as the link is. */
  wanted?: boolean | undefined;
  problem?: string | undefined;
  onSwitch: (isOn: boolean, allowRemix: boolean) => void;
  onCopy: (url: string) => void;
}

function Rules({ name }: Pick<ShareSettingsProps, 'name'>) {
  return (
    <p className="text-small text-muted">
      {name === '' ? (
        <Trans>You haven’t set a display name, so none is shown.</Trans>
      ) : (
        <Trans>
          Your name is shown: <bdi>{name}</bdi>.
        </Trans>
      )}{' '}
      <Trans>
        Turning this off disables the link permanently. A new link will be different. The link doesn’t work while the
        clip is in the trash.
      </Trans>
    </p>
  );
}

function LinkField({ share, onCopy }: { share: ShareLink } & Pick<ShareSettingsProps, 'onCopy'>) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextField
        label={t`Link`}
        type="url"
        readOnly
        value={share.url}
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <Button look="default" icon={<CopyIcon />} onClick={() => onCopy(share.url)}>
        <Trans>Copy link</Trans>
      </Button>
    </div>
  );
}

/** Who sees a clip: only its maker, or everyone with its link. */
export function ShareSettings({ share, name, wanted, problem, onSwitch, onCopy }: ShareSettingsProps) {
  const { t } = useLingui();
  const [allowsRemix, setAllowsRemix] = useState(share?.allowRemix ?? true);
  const allowRemix = share && wanted === undefined ? share.allowRemix : allowsRemix;
  return (
    <section aria-label={t`Share`} aria-busy={wanted !== undefined} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="type-label">
        <Trans>Share</Trans>
      </h3>
      <Switch
        label={t`Anyone with the link`}
        checked={wanted ?? share !== null}
        onSwitch={(isOn) => onSwitch(isOn, allowRemix)}
      />
      <Switch
        label={t`Show the prompt and let others reuse the settings`}
        checked={allowRemix}
        onSwitch={(isShown) => {
          setAllowsRemix(isShown);
          if (share) onSwitch(true, isShown);
        }}
      />
      {problem !== undefined && (
        <Notice announce="alert" look="danger">
          {problem}
        </Notice>
      )}
      {share ? (
        <>
          <LinkField share={share} onCopy={onCopy} />
          <Rules name={name} />
        </>
      ) : (
        <p className="text-small text-muted">
          <Trans>Only you can see this clip. Shared links are unlisted: search engines can’t find them.</Trans>
        </p>
      )}
    </section>
  );
}
