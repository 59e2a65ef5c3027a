import type { CreationInput } from '@kinora/contracts/creations';
import type { LibraryItem } from '@kinora/contracts/library';
import { valueWords } from '@kinora/creating/models';
import { modelWords } from '@kinora/credits';
import { ReceiptSlip, type ReceiptRow } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface ClipFactsProps {
  item: LibraryItem;
  /** The name of its folder. */
  folder?: string | undefined;
}

/** The move that was chosen; what comes by itself is nothing to tell. */
const cameraOf = ({ camera }: CreationInput) => (camera === 'auto' ? undefined : camera);

type Rows = readonly (ReceiptRow | false)[];

function useMadeRows({ item: { model, input, result } }: ClipFactsProps): Rows {
  const { t, i18n } = useLingui();
  const { crops, seed, style, seconds: asked = 0 } = input;
  const camera = cameraOf(input);
  const seconds = i18n.number(result?.seconds ?? asked, { maximumFractionDigits: 1 });
  const size = result && `${i18n.number(result.width)} × ${i18n.number(result.height)}`;
  return [
    { label: t`Model`, value: <bdi>{i18n._(modelWords(model))}</bdi> },
    { label: t`Length`, value: t`${seconds} s` },
    size !== null && { label: t`Resolution`, value: <bdi dir="ltr">{size}</bdi> },
    crops !== undefined && { label: t`Part`, value: t`Custom crop` },
    style !== undefined && { label: t`Style`, value: <bdi>{i18n._(valueWords('style', style))}</bdi> },
    camera !== undefined && { label: t`Camera`, value: <bdi>{i18n._(valueWords('camera', camera))}</bdi> },
    seed !== undefined && { label: t`Seed`, value: String(seed) },
  ];
}

function useKeptRows({ item: { createdAt, tags, receipt }, folder }: ClipFactsProps): Rows {
  const { t, i18n } = useLingui();
  return [
    { label: t`Created`, value: i18n.date(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }) },
    folder !== undefined && { label: t`Folder`, value: <bdi>{folder}</bdi> },
    tags.length > 0 && { label: t`Tags`, value: <bdi>{tags.join(', ')}</bdi> },
    { label: t`Returned`, value: i18n.number(receipt.returned) },
  ];
}

function useCharged({ ownKey, receipt, trial }: LibraryItem): string {
  const { t, i18n } = useLingui();
  if (ownKey) return t`Your key`;
  return trial ? t`Free trial` : i18n.number(receipt.charged);
}

/** What a clip was made with, when, and what it cost. */
export function ClipFacts(props: ClipFactsProps) {
  const { t } = useLingui();
  const { prompt = '' } = props.item.input;
  const rows = [...useMadeRows(props), ...useKeptRows(props)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {prompt !== '' && (
        <p className="line-clamp-6 text-small wrap-anywhere" title={prompt}>
          <bdi>{prompt}</bdi>
        </p>
      )}
      <ReceiptSlip
        rows={rows.filter((row) => row !== false)}
        total={{ label: t`Charged`, value: useCharged(props.item) }}
      />
      <p className="text-micro text-muted pointer-coarse:hidden">
        <Trans>
          Shortcuts: Space plays, arrows move a second, comma and period step a frame, L loops, M mutes, F fills the
          screen.
        </Trans>
      </p>
    </div>
  );
}
