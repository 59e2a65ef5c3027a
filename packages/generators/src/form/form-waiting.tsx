import { Choices, Skeleton } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

/** Settings below the model, as many as reach below the page. */
const SETTINGS = 8;

/** Stands where models and settings will be. */
export function FormWaiting() {
  const { t } = useLingui();
  return (
    <>
      <Choices legend={t`Model`} columns={1} busy>
        <Skeleton shape="card" />
      </Choices>
      <div aria-hidden="true" className="grid grid-cols-2 gap-x-2 gap-y-5.5">
        {Array.from({ length: SETTINGS }, (_, place) => (
          <Skeleton key={place} shape="control" />
        ))}
      </div>
    </>
  );
}
