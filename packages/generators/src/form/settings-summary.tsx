import type { Choice, ParameterName } from '@kinora/contracts/catalogue';
import { ButtonLink, ChevronDownIcon, Menu, MenuDivider, MenuItem, MenuLink, SettingsIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** One of the values of a setting, in words. */
interface SettingOption {
  readonly value: Choice;
  readonly label: string;
  /** Before its words: what it looks like. */
  readonly picture?: ReactNode;
  readonly isChosen: boolean;
  /** It does not go with the other choices. */
  readonly isImpossible?: boolean;
}

export interface SettingChip {
  readonly name: ParameterName | 'model';
  /** What the setting is called. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly options: readonly SettingOption[];
}

export interface SettingsSummaryProps {
  chips: readonly SettingChip[];
  /** What else is chosen, in words. */
  others: readonly string[];
  /** Where all of it can be changed. */
  href: string;
  /** Where all models are told of. */
  modelsHref: string;
  onChoose: (name: SettingChip['name'], value: Choice) => void;
}

type ChipMenuProps = Pick<SettingsSummaryProps, 'modelsHref' | 'onChoose'> & { chip: SettingChip };

function ChipMenu({ chip, modelsHref, onChoose }: ChipMenuProps) {
  const { name, label, icon, options } = chip;
  const chosen = options.find(({ isChosen }) => isChosen)?.label ?? '';
  return (
    <Menu
      look="chip"
      label={`${label}: ${chosen}`}
      trigger={
        <>
          {icon}
          <bdi>{chosen}</bdi>
          {name === 'model' && <ChevronDownIcon />}
        </>
      }
    >
      {options.map(({ value, label: words, picture, isChosen, isImpossible }) => (
        <MenuItem
          key={String(value)}
          size="small"
          icon={picture}
          checked={isChosen}
          disabled={isImpossible}
          onChoose={() => onChoose(name, value)}
        >
          <bdi>{words}</bdi>
        </MenuItem>
      ))}
      {name === 'model' && (
        <>
          <MenuDivider />
          <MenuLink href={modelsHref}>
            <Trans>All models</Trans>
          </MenuLink>
        </>
      )}
    </Menu>
  );
}

/** What a clip is made with: each setting opens what changes it, and the last one leads to all of them. */
export function SettingsSummary({ chips, others, href, modelsHref, onChoose }: SettingsSummaryProps) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Settings`}
      className="flex items-center gap-1.5 max-nav:-mx-3 max-nav:overflow-x-auto max-nav:px-3 max-nav:py-0.5 nav:flex-wrap"
    >
      {chips.map((chip) => (
        <li key={chip.name} className="flex-none">
          <ChipMenu {...{ chip, modelsHref, onChoose }} />
        </li>
      ))}
      {/* Its hidden words would widen the page by what is scrolled away here. */}
      <li className="relative flex-none">
        <ButtonLink href={href} look="quiet" size="small" pill icon={<SettingsIcon />}>
          <span className="sr-only">{t`All settings`}</span>
          {others.length > 0 && <bdi>{others.join(' · ')}</bdi>}
        </ButtonLink>
      </li>
    </ul>
  );
}
