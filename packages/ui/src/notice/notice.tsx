import type { ReactNode } from 'react';

import { AlertIcon, CheckIcon, InfoIcon } from '../icon/icons.ts';

const LOOKS = {
  neutral: { box: 'bg-surface-3', picture: 'text-body', icon: InfoIcon },
  info: { box: 'bg-info-soft', picture: 'text-info', icon: InfoIcon },
  danger: { box: 'bg-danger-soft', picture: 'text-danger', icon: AlertIcon },
  success: { box: 'bg-success-soft', picture: 'text-success', icon: CheckIcon },
  glass: { box: 'bg-glass backdrop-blur-sm max-phone:items-center', picture: 'text-on-media', icon: InfoIcon },
} as const;

export interface NoticeProps {
  look?: keyof typeof LOOKS;
  /** Instead of the look's own icon. */
  icon?: ReactNode;
  /** One small button or link at the end. */
  action?: ReactNode;
  /** Says itself aloud when it appears: alert at once, status when it is quiet. */
  announce?: 'alert' | 'status' | undefined;
  children: ReactNode;
}

/** What happened, what it means for the credits, what to do next: in place, beside its cause. */
export function Notice({ look = 'neutral', icon, action, announce, children }: NoticeProps) {
  const { box, picture, icon: Icon } = LOOKS[look];
  return (
    <div
      role={announce}
      className={`flex items-start gap-3 rounded-inner px-3.5 py-3 text-small ${look === 'glass' ? 'text-on-media' : 'text-body'} ${box}`}
    >
      <span className={`mt-0.5 [&>svg]:size-4 ${picture}`}>{icon ?? <Icon />}</span>
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {action}
    </div>
  );
}
