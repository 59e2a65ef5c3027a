import { Button, Chip, Empty, SearchIcon, TextField } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A kind of effects, as a chip. */
interface EffectKind {
  readonly id: string;
  readonly label: string;
}

export interface EffectsViewProps {
  kinds: readonly EffectKind[];
  /** Id of the chosen kind; null for all. */
  kind: string | null;
  onKind: (kind: string | null) => void;
  query: string;
  onQuery: (query: string) => void;
  /** How many effects there are at all. */
  count: number;
  /** The effect of the season, where there is one. */
  banner?: ReactNode;
  /** The cards that match, each with a key. */
  cards: readonly ReactNode[];
}

function Head({ count, query, onQuery }: Pick<EffectsViewProps, 'count' | 'query' | 'onQuery'>) {
  const { t } = useLingui();
  return (
    <div className="grid items-end gap-4 nav:grid-cols-[minmax(0,1fr)_280px]">
      <div className="grid gap-1.5">
        <h1 className="type-display">
          <Trans>Video Effects</Trans>
        </h1>
        <p className="text-muted">
          <Trans>Pick one, add your image, watch it move. The preview is free and runs on your device.</Trans>
        </p>
      </div>
      <TextField
        type="search"
        label={t`Search effects`}
        labelHidden
        placeholder={t`Search ${plural(count, { one: '# effect', other: '# effects' })}`}
        icon={<SearchIcon />}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </div>
  );
}

function NoMatch({ query, onClear }: { query: string; onClear: () => void }) {
  const { t } = useLingui();
  return (
    <Empty
      title={t`No effect matches “${query}”`}
      action={
        <Button onClick={onClear}>
          <Trans>Show all effects</Trans>
        </Button>
      }
    >
      <Trans>Try another word or browse all of them.</Trans>
    </Empty>
  );
}

/** All effects: by kind, by word, and what the season brings first. */
export function EffectsView(props: EffectsViewProps) {
  const { kinds, kind, onKind, query, onQuery, count, banner, cards } = props;
  const { t } = useLingui();
  const showAll = () => {
    onKind(null);
    onQuery('');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Head count={count} query={query} onQuery={onQuery} />
      <fieldset
        aria-label={t`Effect category`}
        className="-mx-(--frame-gutter) flex gap-2 overflow-x-auto px-(--frame-gutter) py-1 nav:mx-0 nav:flex-wrap nav:px-0"
      >
        <Chip pressed={kind === null} onClick={() => onKind(null)}>
          <Trans>All</Trans>
        </Chip>
        {kinds.map(({ id, label }) => (
          <Chip key={id} pressed={kind === id} onClick={() => onKind(id)}>
            {label}
          </Chip>
        ))}
      </fieldset>
      {banner}
      <h2 className="sr-only">
        <Trans>Effects</Trans>
      </h2>
      <output className="sr-only">
        <Plural value={cards.length} one="# effect shown" other="# effects shown" />
      </output>
      {cards.length === 0 ? (
        <NoMatch query={query} onClear={showAll} />
      ) : (
        <ul aria-label={t`Effects`} className="grid grid-cols-2 gap-3.5 player:grid-cols-3 wide:grid-cols-4">
          {cards}
        </ul>
      )}
    </div>
  );
}
