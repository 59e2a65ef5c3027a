import { EffectIcon, SearchIcon, TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface EffectGroup {
  readonly id: string;
  readonly title: string;
  readonly effects: readonly { readonly id: string; readonly name: string }[];
}

export interface EffectsShelfViewProps {
  groups: readonly EffectGroup[];
  /** What a press does: on which clips, or on a track of its own. */
  hint: string;
  onAdd: (effect: string) => void;
  onDrag: (effect: string) => void;
  onDragEnd: () => void;
}

type Row = EffectGroup['effects'][number];
type RowProps = Row & Pick<EffectsShelfViewProps, 'onAdd' | 'onDrag' | 'onDragEnd'>;

function EffectRow({ id, name, onAdd, onDrag, onDragEnd }: RowProps) {
  return (
    <button
      type="button"
      draggable
      onClick={() => onAdd(id)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copy';
        event.dataTransfer.setData('text/plain', name);
        onDrag(id);
      }}
      onDragEnd={onDragEnd}
      className="flex min-h-9 w-full min-w-0 items-center gap-2 rounded-tight bg-surface-3 px-2.5 text-start text-small text-body transition-look hover:bg-surface-4 hover:text-strong max-nav:min-h-11 [&>svg]:size-4 [&>svg]:flex-none [&>svg]:text-track-effect"
    >
      <EffectIcon />
      <span className="truncate">{name}</span>
    </button>
  );
}

function found(groups: readonly EffectGroup[], text: string): readonly EffectGroup[] {
  const wanted = text.trim().toLocaleLowerCase();
  return groups
    .map((group) => ({
      ...group,
      effects: group.effects.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ effects }) => effects.length > 0);
}

/** Every effect of the engine: on the clips that are selected, or as a track over all below. */
export function EffectsShelfView({ groups, hint, ...handlers }: EffectsShelfViewProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const shown = found(groups, text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        type="search"
        label={t`Search effects`}
        labelHidden
        placeholder={t`Search effects`}
        icon={<SearchIcon />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="text-micro text-muted">{hint}</p>
      {shown.length === 0 && <p className="text-small text-muted">{t`No effects match “${text}”.`}</p>}
      {shown.map(({ id, title, effects }) => (
        <section key={id} aria-labelledby={`effects-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <h3 id={`effects-${id}`} className="text-micro font-label text-muted">
            {title}
          </h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {effects.map((effect) => (
              <li key={effect.id}>
                <EffectRow {...effect} {...handlers} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
