import { Button } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';

export interface DeletionSectionProps {
  /** When the account goes, epoch milliseconds; null where nobody asked for it. */
  deletionAt: number | null;
  onDelete: () => void;
}

/** The way out, and what it means. */
export function DeletionSection({ deletionAt, onDelete }: DeletionSectionProps) {
  const { t, i18n } = useLingui();
  const day = deletionAt === null ? '' : i18n.date(new Date(deletionAt), { dateStyle: 'long' });
  return (
    <MemberSection id="delete" title={t`Delete my account`}>
      {deletionAt === null ? (
        <>
          <p className="text-small text-pretty text-muted">
            <Trans>Your account is deleted after seven days. Until then, you can log in and keep it.</Trans>
          </p>
          <div>
            <Button look="danger" onClick={onDelete}>
              <Trans>Delete my account</Trans>
            </Button>
          </div>
        </>
      ) : (
        <p className="text-small text-pretty text-muted">
          <Trans>Your account will be deleted on {day}. You can keep it at the top of this page.</Trans>
        </p>
      )}
    </MemberSection>
  );
}
