import { useId, type ReactNode } from 'react';

import { CARD_CLASSES } from './card-classes.ts';
import { CardRadio, type RadioProps } from './radio-card.tsx';

interface ModelFacts {
  /** The model's name. */
  title: string;
  /** Two short lines: what it can do, what it costs. */
  facts: ReactNode;
  /** "Previous generation": a tag beside the name. */
  tag?: ReactNode;
}

export interface ModelCardProps extends RadioProps, ModelFacts {
  /** Names the green dot of a model that runs on this server. */
  runsHere?: string | undefined;
}

/** A model that can be chosen; `disabled` with the reason among the facts when it does not go with the other choices. */
export function ModelCard({ title, facts, tag, runsHere, ...radio }: ModelCardProps) {
  const factsId = useId();
  return (
    <label className={`group ${CARD_CLASSES} grid-cols-[1fr_auto] content-start! p-3`}>
      <CardRadio {...radio} aria-describedby={factsId} />
      <span className="text-ui leading-snug font-bold text-strong group-has-disabled:font-medium group-has-disabled:text-muted">
        {title}
      </span>
      <span className="-my-1 flex min-h-7 items-center self-start justify-self-end">
        {runsHere === undefined ? (
          tag
        ) : (
          <span title={runsHere} className="relative block size-1.75 rounded-full bg-success">
            <span className="sr-only">{runsHere}</span>
          </span>
        )}
      </span>
      <span id={factsId} className="col-span-full text-micro text-muted tabular-nums group-has-checked:text-body">
        {facts}
      </span>
    </label>
  );
}

export interface ExplainedModelCardProps extends ModelFacts {
  /** Its note is open. */
  isOpen: boolean;
  /** The id of the note. */
  controls: string;
  onExplain: () => void;
}

/** A model that cannot be chosen here, closed by its maker or not connected: it opens a note that says what remains. */
export function ExplainedModelCard({ title, facts, tag, isOpen, controls, onExplain }: ExplainedModelCardProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onExplain}
      className="grid grid-cols-[1fr_auto] content-start gap-0.5 rounded-inner p-3 text-start shadow-edge transition-look hover:bg-surface-3 aria-expanded:bg-surface-3 aria-expanded:shadow-lit"
    >
      <span className="text-ui leading-snug font-label text-body">{title}</span>
      <span className="-my-1 flex min-h-7 items-center self-start justify-self-end">{tag}</span>
      <span className="col-span-full text-micro text-muted tabular-nums">{facts}</span>
    </button>
  );
}
