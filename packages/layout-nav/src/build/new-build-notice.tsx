import { CloseIcon, IconButton, Notice, TextButton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface NewBuildNoticeProps {
  onReload: () => void;
  onClose: () => void;
}

/** In a corner of the page; on phones at its top, because the price stands at the lower edge. */
export function NewBuildNotice({ onReload, onClose }: NewBuildNoticeProps) {
  const { t } = useLingui();
  return (
    <div className="fixed inset-x-4 top-[calc(var(--frame-sticky)+8px)] z-message animate-drop rounded-inner bg-overlay shadow-e3 nav:start-auto nav:top-auto nav:bottom-4 nav:max-w-notice">
      <Notice
        announce="status"
        action={
          <span className="-my-2.5 -me-2 flex items-center gap-1">
            <TextButton onClick={onReload}>
              <Trans>Reload</Trans>
            </TextButton>
            <IconButton size="small" label={t`Not now`} icon={<CloseIcon />} onClick={onClose} />
          </span>
        }
      >
        <Trans>A new version of Kinora is ready</Trans>
      </Notice>
    </div>
  );
}
