import { LoadMore, TextButton, type MoreView } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

/** A clip that is related to this one. */
interface Relative {
  readonly id: string;
  readonly title: string;
}

export interface ClipLineageProps {
  /** What it came from, the nearest first; gone ones are left out. */
  ancestors: readonly Relative[];
  /** What was made from it, newest first. */
  made: readonly Relative[];
  /** What follows those. */
  more: MoreView;
  onMore: () => void;
  onOpen: (id: string) => void;
}

type ListProps = { label: string; clips: readonly Relative[]; onOpen: (id: string) => void };

function Clips({ label, clips, onOpen }: ListProps) {
  return (
    <>
      <h3 className="type-label">{label}</h3>
      <ul className="grid gap-1 text-small">
        {clips.map(({ id, title }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)] justify-items-start">
            <TextButton onClick={() => onOpen(id)}>
              <bdi className="line-clamp-2 text-start wrap-anywhere">{title}</bdi>
            </TextButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where a clip came from, and what was made from it. */
export function ClipLineage({ ancestors, made, more, onMore, onOpen }: ClipLineageProps) {
  const { t } = useLingui();
  return (
    <>
      {ancestors.length > 0 && (
        <section aria-label={t`Made from`} className="grid gap-2">
          <Clips label={t`Made from`} clips={ancestors} onOpen={onOpen} />
        </section>
      )}
      {made.length > 0 && (
        <section aria-label={t`Made from this clip`} className="grid justify-items-start gap-2">
          <Clips label={t`Made from this clip`} clips={made} onOpen={onOpen} />
          <LoadMore more={more} label={t`Show more`} retryLabel={t`Try again`} onMore={onMore} />
        </section>
      )}
    </>
  );
}
