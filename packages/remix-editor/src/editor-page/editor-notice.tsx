import { Button, ButtonLink, Notice } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface EditorNoticeProps {
  /** What happened. */
  children: ReactNode;
  backHref: string;
  onRetry?: (() => void) | undefined;
  /** Saves what this browser still has of the project. */
  onSaveOwn?: (() => void) | undefined;
}

/** Stands in place of the editor where there is nothing to edit. */
export function EditorNotice({ children, backHref, onRetry, onSaveOwn }: EditorNoticeProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid max-w-notice gap-4 pt-16">
      <Notice look="danger" announce="alert">
        {children}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {onRetry && <Button onClick={onRetry}>{t`Try again`}</Button>}
        {onSaveOwn && (
          <Button look="default" onClick={onSaveOwn}>
            {t`Save mine as a new project`}
          </Button>
        )}
        <ButtonLink look="default" href={backHref}>
          {t`All projects`}
        </ButtonLink>
      </div>
    </div>
  );
}
