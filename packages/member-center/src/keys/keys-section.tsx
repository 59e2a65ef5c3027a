import { OWN_KEY_A_DAY, type KeyOffer, type KeyProvider, type OwnKey, type OwnKeys } from '@kinora/contracts/creations';
import { modelWords } from '@kinora/credits';
import { PROVIDER_NAMES } from '@kinora/credits/own-keys';
import { Answer, Button, Skeleton, wordList, type AnswerView } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';
import { SettingRow } from '../section/setting-row.tsx';

export interface KeysSectionProps {
  list: AnswerView<OwnKeys>;
  /** Whose key is being removed. */
  removing: KeyProvider | null;
  onAdd: (provider: KeyProvider) => void;
  onRemove: (provider: KeyProvider) => void;
  onReload: () => void;
}

interface KeyRowProps extends Pick<KeysSectionProps, 'onAdd' | 'onRemove' | 'removing'> {
  offer: KeyOffer;
  own: OwnKey | undefined;
}

function Used({ own: { addedAt, used } }: { own: OwnKey }) {
  const { i18n } = useLingui();
  const day = i18n.date(new Date(addedAt), { dateStyle: 'medium' });
  return (
    <p>
      <Trans>
        Added on {day}. <Plural value={used} one="# clip" other="# clips" /> of {OWN_KEY_A_DAY} today.
      </Trans>
    </p>
  );
}

function Actions({ offer: { provider }, own, removing, onAdd, onRemove }: KeyRowProps) {
  const { t } = useLingui();
  const name = PROVIDER_NAMES[provider];
  if (!own) {
    return (
      <Button look="default" size="small" aria-label={t`Add key: ${name}`} onClick={() => onAdd(provider)}>
        <Trans>Add key</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button look="quiet" size="small" aria-label={t`Replace key: ${name}`} onClick={() => onAdd(provider)}>
        <Trans>Replace</Trans>
      </Button>
      <Button
        look="default"
        size="small"
        aria-label={t`Remove key: ${name}`}
        busy={removing === provider}
        disabled={removing !== null && removing !== provider}
        onClick={() => onRemove(provider)}
      >
        <Trans>Remove</Trans>
      </Button>
    </>
  );
}

function KeyRow(props: KeyRowProps) {
  const { i18n } = useLingui();
  const { offer, own } = props;
  const hint = own?.hint;
  const models = offer.models.map(({ model }) => i18n._(modelWords(model)));
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 desk:nth-2:border-t-0 desk:nth-2:pt-0 desk:nth-last-2:nth-[odd]:pb-0">
      <SettingRow
        label={PROVIDER_NAMES[offer.provider]}
        value={
          hint !== undefined && (
            <Trans>
              Ends in <bdi>{hint}</bdi>
            </Trans>
          )
        }
        note={
          <>
            <p>{wordList(models, i18n.locale)}</p>
            {own && <Used own={own} />}
          </>
        }
        actions={<Actions {...props} />}
      />
    </li>
  );
}

/** The member's own keys: whose there are, what they make, and how to change that. */
export function KeysSection({ list, onReload, ...row }: KeysSectionProps) {
  const { t } = useLingui();
  return (
    <MemberSection id="keys" title={t`Your own keys`}>
      <p className="text-small text-pretty text-muted">
        <Trans>
          Create with your own account at a provider. Clips cost no credits here, and the provider bills you. Keys are
          stored encrypted and never shown again.
        </Trans>
      </p>
      <Answer
        answer={list}
        loadingLabel={t`Loading your keys`}
        skeleton={
          <>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </>
        }
        retryLabel={t`Try again`}
        onRetry={onReload}
      >
        {({ keys, offers }) => (
          <ul aria-label={t`Providers`} className="grid grid-cols-[minmax(0,1fr)] gap-x-12 desk:grid-cols-2">
            {offers.map((offer) => (
              <KeyRow
                key={offer.provider}
                {...row}
                offer={offer}
                own={keys.find(({ provider }) => provider === offer.provider)}
              />
            ))}
          </ul>
        )}
      </Answer>
    </MemberSection>
  );
}
