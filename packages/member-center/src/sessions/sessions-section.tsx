import type { MemberSession } from '@kinora/contracts';
import { Button, Notice, PhoneIcon, ScreenIcon, Skeleton, Tag, TextButton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../page/member-section.tsx';
import { SettingRow } from '../page/setting-row.tsx';
import { agoWords, deviceParts, isHandheld } from './used-words.ts';

type Sessions =
  | { readonly state: 'loading' }
  /** Why the list is not there, in the reader's language. */
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'ready'; readonly sessions: readonly MemberSession[]; readonly readAt: number };

export interface SessionsSectionProps {
  list: Sessions;
  /** The session that is being ended, or `others`. */
  ending: string | null;
  onEnd: (id: string) => void;
  onReload: () => void;
}

function useDeviceWords(device: string): string {
  const { t } = useLingui();
  const parts = deviceParts(device);
  if (parts) {
    const { browser, system } = parts;
    return t`${browser} on ${system}`;
  }
  return device === '' ? t`Unknown device` : device;
}

function SessionRow({
  session,
  readAt,
  ending,
  onEnd,
}: Pick<SessionsSectionProps, 'ending' | 'onEnd'> & { session: MemberSession; readAt: number }) {
  const { t, i18n } = useLingui();
  const { id, isThis, createdAt, usedAt } = session;
  const device = useDeviceWords(session.device);
  const day = i18n.date(new Date(createdAt), { dateStyle: 'medium' });
  const used = agoWords(usedAt, { now: readAt, locale: i18n.locale });
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <SettingRow
        icon={isHandheld(session.device) ? <PhoneIcon /> : <ScreenIcon />}
        label={<bdi>{device}</bdi>}
        tag={
          isThis && (
            <Tag look="success">
              <Trans>This browser</Trans>
            </Tag>
          )
        }
        note={
          isThis ? (
            <Trans>In use now, logged in since {day}</Trans>
          ) : (
            <Trans>
              Last used {used}, logged in since {day}
            </Trans>
          )
        }
        actions={
          !isThis && (
            <Button
              look="quiet"
              size="small"
              aria-label={t`End session: ${device}`}
              busy={ending === id}
              disabled={ending !== null && ending !== id}
              onClick={() => onEnd(id)}
            >
              <Trans>End</Trans>
            </Button>
          )
        }
      />
    </li>
  );
}

function List({ list, onReload, ...row }: SessionsSectionProps) {
  const { t } = useLingui();
  if (list.state === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-3">
        <p className="sr-only">
          <Trans>The sessions are loading</Trans>
        </p>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    );
  }
  if (list.state === 'failed') {
    return (
      <Notice
        look="danger"
        announce="alert"
        action={
          <TextButton onClick={onReload}>
            <Trans>Try again</Trans>
          </TextButton>
        }
      >
        {list.text}
      </Notice>
    );
  }
  return (
    <ul aria-label={t`Sessions`}>
      {list.sessions.map((session) => (
        <SessionRow key={session.id} session={session} readAt={list.readAt} {...row} />
      ))}
    </ul>
  );
}

/** Where the account is logged in, and how to end that. */
export function SessionsSection(props: SessionsSectionProps) {
  const { t } = useLingui();
  const { list, ending, onEnd } = props;
  const hasOthers = list.state === 'ready' && list.sessions.some(({ isThis }) => !isThis);
  return (
    <MemberSection
      id="sessions"
      title={t`Where you are logged in`}
      end={
        hasOthers && (
          <Button
            look="default"
            size="small"
            busy={ending === 'others'}
            disabled={ending !== null && ending !== 'others'}
            onClick={() => onEnd('others')}
          >
            <Trans>End all others</Trans>
          </Button>
        )
      }
    >
      <List {...props} />
    </MemberSection>
  );
}
