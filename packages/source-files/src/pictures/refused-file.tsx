import { useLazy } from '@kinora/ui';

import { lazyRefusals } from './lazy-refusals.ts';
import type { RefusalNoticeProps } from './refusal-notice.tsx';
import type { ServerRefusalNoticeProps } from './server-refusal-notice.tsx';

/** A picture that was not added. */
export function RefusedPicture(props: RefusalNoticeProps) {
  const refusals = useLazy(lazyRefusals);
  return refusals && <refusals.RefusalNotice {...props} />;
}

/** A file that the server did not take. */
export function RefusedByServer(props: ServerRefusalNoticeProps) {
  const refusals = useLazy(lazyRefusals);
  return refusals && <refusals.ServerRefusalNotice {...props} />;
}
