import { Button, Notice, wordList } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import type { UnreadableMedium } from './export-messages.ts';

export interface UnreadableNoticeProps {
  media: readonly UnreadableMedium[];
  isMember: boolean;
  onServer: () => void;
  /** Exports here all the same: what can't be read is silent. */
  onSilent: () => void;
}

/** Says before an export which media this browser can't read, and what to do. */
export function UnreadableNotice({ media, isMember, onServer, onSilent }: UnreadableNoticeProps) {
  const { t, i18n } = useLingui();
  const names = (part: UnreadableMedium['part']) =>
    wordList(
      media.flatMap((one) => (one.part === part ? one.name : [])),
      i18n.locale,
    );
  const [pictures, sounds] = [names('picture'), names('sound')];
  return (
    <Notice look="danger" announce="alert">
      <div className="grid gap-3">
        {pictures !== '' && <p>{t`This browser can’t read ${pictures}, so it can’t export the video.`}</p>}
        {sounds !== '' && <p>{t`This browser can’t read the audio of ${sounds}. It would be silent.`}</p>}
        <p>
          {isMember ? t`The server can read everything.` : t`The server can read everything. Log in to export there.`}
        </p>
        <div className="flex flex-wrap gap-2">
          {isMember && (
            <Button size="small" onClick={onServer}>
              {t`Use the server`}
            </Button>
          )}
          {pictures === '' && (
            <Button size="small" look="default" onClick={onSilent}>
              {t`Export here without this audio`}
            </Button>
          )}
        </div>
      </div>
    </Notice>
  );
}
