import type { Creation } from '@kinora/contracts/creations';
import { Notice } from '@kinora/ui';

import { CreationStateLine } from './creation-state.tsx';
import { FailureDetails } from './failure-details.tsx';
import { RemedyButton, type RemedyButtonProps } from './remedy-button.tsx';

export interface EndingNoticeProps extends Omit<RemedyButtonProps, 'creation'> {
  creation: Creation;
}

/** In the place of a clip that was not made: what happened, what to do, what became of the credits. */
export function EndingNotice(props: EndingNoticeProps) {
  return (
    <Notice look={props.creation.state === 'cancelled' ? 'neutral' : 'danger'}>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <CreationStateLine creation={props.creation} />
        </div>
        <RemedyButton {...props} />
        <FailureDetails creation={props.creation} />
      </div>
    </Notice>
  );
}
