import type { MemberSession } from '@kinora/contracts/identity';
import { Answer, Button, PhoneIcon, ScreenIcon, Skeleton, Tag, type AnswerView } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';
import { SettingRow } from '../section/setting-row.tsx';
import { agoWords, deviceParts, isHandheld } from './session-messages.ts';
import type { KnownSessions } from './sessions-atoms.ts';

export interface SessionsSectionProps {
  list: AnswerView<KnownSessions>;
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
            <Trans>Active now, logged in since {day}</Trans>
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

/** Where the account is logged in, and how to end that. */
export function SessionsSection(props: SessionsSectionProps) {
  const { t } = useLingui();
  const { list, onReload, ...row } = props;
  const { ending, onEnd } = row;
  const hasOthers = list.state === 'ready' && list.value.sessions.some(({ isThis }) => !isThis);
  return (
    <MemberSection
      id="sessions"
      title={t`Where you’re logged in`}
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
      <Answer
        answer={list}
        loadingLabel={t`Loading sessions`}
        skeleton={
          <>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </>
        }
        retryLabel={t`Try again`}
        onRetry={onReload}
      >
        {({ sessions, readAt }) => (
          <ul aria-label={t`Sessions`}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} readAt={readAt} {...row} />
            ))}
          </ul>
        )}
      </Answer>
    </MemberSection>
  );
}
