import { FileFieldWaiting } from '@kinora/source-files';
import { Choices, Skeleton } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

/** Stands where the files of a clip will be chosen. */
export function SourcesWaiting({ kind }: { kind: 'image' | 'video' }) {
  const { t } = useLingui();
  return (
    <>
      {kind === 'image' && (
        <Choices legend={t`Start with`} columns={2} busy>
          <Skeleton shape="radio" />
          <Skeleton shape="radio" />
        </Choices>
      )}
      <FileFieldWaiting kind={kind} />
    </>
  );
}
