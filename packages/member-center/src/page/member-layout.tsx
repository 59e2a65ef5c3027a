import { Avatar, Button, LogOutIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface MemberLayoutProps {
  name: string;
  email: string;
  photo: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  isLeaving: boolean;
  onLogOut: () => void;
  /** Above everything: what must not be missed. */
  notice?: ReactNode;
  /** Credits, plan and what happened to them. */
  money?: ReactNode;
  /** Below them, as wide as the page. */
  wide?: ReactNode;
  /** The account: profile and ways in. */
  start: ReactNode;
  /** What it holds and where it is in use. */
  end: ReactNode;
}

function Head({
  name,
  email,
  photo,
  createdAt,
  isLeaving,
  onLogOut,
}: Omit<MemberLayoutProps, 'start' | 'end' | 'money' | 'wide'>) {
  const { i18n } = useLingui();
  const month = i18n.date(new Date(createdAt), { month: 'long', year: 'numeric' });
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
        <Avatar size="large" src={photo ?? undefined} />
        <div className="grid min-w-0 gap-1">
          <h1 className="type-display wrap-anywhere">
            {name === '' ? <Trans>Member Center</Trans> : <bdi>{name}</bdi>}
          </h1>
          <p className="wrap-anywhere text-muted">
            <Trans>
              <bdi>{email}</bdi>, member since {month}
            </Trans>
          </p>
        </div>
      </div>
      <Button look="default" icon={<LogOutIcon />} busy={isLeaving} onClick={onLogOut}>
        <Trans>Logout</Trans>
      </Button>
    </header>
  );
}

/** The member center: who it is, then the topics on cards, in two columns where there is room. */
export function MemberLayout({ start, end, notice, money, wide, ...head }: MemberLayoutProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <Head {...head} />
      {notice}
      {money}
      {wide}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{start}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{end}</div>
      </div>
    </div>
  );
}
