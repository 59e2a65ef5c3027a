import { Button, Dialog, Empty, Notice, TrashIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { OfferedTemplate } from './offered-templates.ts';
import { TemplateBlanks, type TemplateBlanksProps } from './template-blanks.tsx';
import { TemplateSearch, type TemplateSearchProps } from './template-search.tsx';

export interface TemplatesDialogProps extends TemplateSearchProps, Omit<TemplateBlanksProps, 'blanks'> {
  /** The cards that match, each with a key. */
  cards: readonly ReactNode[];
  /** The chosen one; null where none matches. */
  chosen: OfferedTemplate | null;
  /** Its prompt as it is filled right now. */
  filled: string;
  /** What is typed on the page can be kept as a template. */
  canKeep: boolean;
  onUse: () => void;
  onKeep: () => void;
  /** Forgets the chosen one, which is the member's own. */
  onDrop: () => void;
  onClose: () => void;
}

function Chosen({ chosen, filled, onDrop, ...blanks }: TemplatesDialogProps & { chosen: OfferedTemplate }) {
  const { t } = useLingui();
  return (
    <section aria-label={chosen.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TemplateBlanks {...blanks} blanks={chosen.blanks} />
      <output
        aria-label={t`The prompt`}
        className="rounded-inner bg-surface-2 px-3.5 py-3 text-small text-body shadow-e1"
      >
        <bdi lang={blanks.language} className="wrap-anywhere">
          {filled}
        </bdi>
      </output>
      {chosen.category === 'own' && (
        <div className="flex">
          <Button look="quiet" size="small" icon={<TrashIcon />} onClick={onDrop}>
            <Trans>Remove template</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function Keep({ onKeep }: Pick<TemplatesDialogProps, 'onKeep'>) {
  return (
    <Notice
      action={
        <Button look="default" size="small" onClick={onKeep}>
          <Trans>Keep my prompt</Trans>
        </Button>
      }
    >
      <Trans>
        Save your own prompt as a template: put the words that change in braces. Saved in this browser only.
      </Trans>
    </Notice>
  );
}

/** Prompts to fill in: chosen by their picture, filled by typing or with suggestions. */
export function TemplatesDialog(props: TemplatesDialogProps) {
  const { cards, chosen, query, canKeep, onQuery, onUse, onKeep, onClose } = props;
  const { t } = useLingui();
  return (
    <Dialog title={t`Templates`} closeLabel={t`Close`} size="login" sheet onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TemplateSearch {...props} />
        {cards.length === 0 ? (
          <Empty
            title={t`No template matches “${query}”`}
            action={
              <Button look="default" onClick={() => onQuery('')}>
                <Trans>Clear search</Trans>
              </Button>
            }
          >
            <Trans>Try another word or browse all of them.</Trans>
          </Empty>
        ) : (
          <fieldset className="grid grid-cols-[minmax(0,1fr)]">
            <legend className="sr-only">
              <Trans>Templates</Trans>
            </legend>
            <div className="grid grid-cols-2 gap-2 nav:grid-cols-4">{cards}</div>
          </fieldset>
        )}
        {chosen && <Chosen {...props} chosen={chosen} />}
        {canKeep && <Keep onKeep={onKeep} />}
        <div className="sticky bottom-0 z-sticky -mx-1 flex justify-end gap-2 bg-overlay px-1 py-3">
          <Button disabled={chosen === null} onClick={onUse}>
            <Trans>Use this prompt</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
