import { UNNAMED_OPERATOR, type SiteConfig } from '@kinora/contracts';
import { Trans } from '@lingui/react/macro';

export interface OperatorNameProps {
  operator: Pick<SiteConfig['operator'], 'name'>;
}

/** Who runs this server: a name, or words in the language of the page where none was given. */
export function OperatorName({ operator: { name } }: OperatorNameProps) {
  return name === UNNAMED_OPERATOR ? <Trans>the operator of this server</Trans> : <bdi>{name}</bdi>;
}
