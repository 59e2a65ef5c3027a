import type { UploadFailure } from '@kinora/api-client/creations';
import type { FileField } from '@kinora/contracts/catalogue';
import { uploadWords } from '@kinora/creations/files';
import { Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface ServerRefusalNoticeProps {
  /** Of the file. */
  name: string;
  failure: UploadFailure;
  /** What the file is for. */
  field?: FileField | undefined;
}

/** Why the server does not take a file that this browser can show, and what to do. */
export function ServerRefusalNotice({ name, failure, field }: ServerRefusalNoticeProps) {
  const { i18n } = useLingui();
  const words = uploadWords(failure, field);
  return (
    <Notice look="danger" announce="alert">
      <bdi className="font-bold text-strong">{name}</bdi> <Trans>was rejected by the server.</Trans>{' '}
      {words && i18n._(words)} <Trans>Nothing was charged.</Trans>
    </Notice>
  );
}
