import { LostScene, SceneCard } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Instead of every page, where the product is not served. */
export function RegionView() {
  const { t } = useLingui();
  return (
    <SceneCard scene={<LostScene />} title={t`Not available here`}>
      <Trans>
        Sorry, this product (or service) is not supported for users in this region according to local regulations.
      </Trans>
    </SceneCard>
  );
}
