import { Choices, Skeleton } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

/** As many as the list of models has, and some for the settings below it. */
const CARDS = 10;

/** Stands where models, settings and price will be. */
export function FormWaiting() {
  const { t } = useLingui();
  return (
    <Choices legend={t`Model`} busy>
      {Array.from({ length: CARDS }, (_, place) => (
        <Skeleton key={place} shape="card" />
      ))}
    </Choices>
  );
}
