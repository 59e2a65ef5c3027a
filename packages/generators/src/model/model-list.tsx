import type { CatalogueMode, CatalogueModel } from '@kinora/contracts/catalogue';
import { largestResolution, lengthsWords, priceWords, hasSound, type ModelStatus } from '@kinora/creating/models';
import { modelWords } from '@kinora/credits';
import { ChevronDownIcon, Choices, ExplainedModelCard, ModelCard, Tag, useLazy, wordList } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { lazyModelNote } from './lazy-model-note.ts';
import type { ModelNoteProps } from './model-note.tsx';

interface ListedModel {
  readonly model: CatalogueModel;
  /** What it would be asked for, as it can be had here. */
  readonly mode: CatalogueMode;
  readonly status: ModelStatus;
  /** Its vendor is a stand-in on this server. */
  readonly isSimulated?: boolean;
  /** Only a key of the member's own leads to it. */
  readonly isOwn?: boolean;
}

export interface ModelListProps {
  models: readonly ListedModel[];
  chosen: string;
  /** A model that was asked for by address; when it does not run here its note is open. */
  asked?: string | undefined;
  /** What this server asks for a second of its graphics card. */
  gpuCredits: number;
  onChoose: (slug: string) => void;
}

/** Our own engine. */
const LOCAL = 'local';

const isHere = ({ status }: ListedModel): boolean => status === 'here';

/** "4 to 8 s, 4K, sound" and below it the price. */
function Facts({ mode, gpuCredits }: Pick<CardProps, 'gpuCredits' | 'mode'>) {
  const { i18n, t } = useLingui();
  const resolution = largestResolution(mode.parameters.resolution);
  const parts = [
    ...(mode.parameters.seconds ? [i18n._(lengthsWords(mode.parameters.seconds))] : []),
    ...(resolution === undefined ? [] : [resolution]),
    ...(hasSound(mode) ? [t`sound`] : []),
  ];
  return (
    <>
      {wordList(parts, i18n.locale)}
      <br />
      {i18n._(priceWords(mode, gpuCredits))}
    </>
  );
}

function ClosedSince({ closedOn }: { closedOn: string | null }) {
  const { i18n } = useLingui();
  if (closedOn === null) return null;
  const day = i18n.date(new Date(`${closedOn}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  return <Trans>Since {day}</Trans>;
}

function LifecycleTag({ model, status }: Omit<ListedModel, 'mode'>) {
  if (status === 'closed') {
    return (
      <Tag>
        <Trans>Discontinued</Trans>
      </Tag>
    );
  }
  if (model.lifecycle !== 'legacy') return null;
  return (
    <Tag look="info">
      <Trans>Previous generation</Trans>
    </Tag>
  );
}

interface CardProps extends ListedModel {
  chosen: string;
  gpuCredits: number;
  /** The id of the note. */
  noteId: string;
  isExplained: boolean;
  onChoose: (slug: string) => void;
  onExplain: () => void;
}

/** What stands beside the name of a model that can be chosen. */
function useReach({ model, isOwn = false, isSimulated = false }: Omit<ListedModel, 'mode' | 'status'>) {
  const { t } = useLingui();
  if (isSimulated || isOwn) {
    return { tag: <Tag>{isSimulated ? <Trans context="model">Simulated</Trans> : <Trans>Your key</Trans>}</Tag> };
  }
  return { runsHere: model.slug === LOCAL ? t`Runs on this server` : t`Connected` };
}

function Card({ chosen, gpuCredits, noteId, isExplained, onChoose, onExplain, ...listed }: CardProps) {
  const { model, mode, status } = listed;
  const { i18n } = useLingui();
  const title = i18n._(modelWords(model.slug));
  const reach = useReach(listed);
  if (status === 'here') {
    return (
      <ModelCard
        name="model"
        value={model.slug}
        title={title}
        checked={model.slug === chosen}
        onChoose={onChoose}
        {...reach}
        facts={<Facts {...{ mode, gpuCredits }} />}
      />
    );
  }
  return (
    <ExplainedModelCard
      title={title}
      tag={<LifecycleTag model={model} status={status} />}
      isOpen={isExplained}
      controls={noteId}
      onExplain={onExplain}
      facts={status === 'closed' ? <ClosedSince closedOn={model.closedOn} /> : <Facts {...{ mode, gpuCredits }} />}
    />
  );
}

function LazyModelNote(props: ModelNoteProps) {
  const note = useLazy(lazyModelNote);
  return note && <note.ModelNote {...props} />;
}

/** Those that don't run here, behind one line. */
function Others({ count, isOpen, onOpen }: { count: number; isOpen: boolean; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="flex min-h-9 items-center gap-1.5 rounded-control text-small text-muted transition-look hover:text-strong max-nav:min-h-11 [&>svg]:size-4 aria-expanded:[&>svg]:rotate-180"
    >
      <ChevronDownIcon />
      <Plural value={count} one="# more, not available here" other="# more, not available here" />
    </button>
  );
}

/** The models that run here, the others behind them: what each can do, what it costs, and why it isn't available. */
export function ModelList({ models, chosen, asked, gpuCredits, onChoose }: ModelListProps) {
  const { t } = useLingui();
  const noteId = useId();
  const [explained, setExplained] = useState<string | null>(asked ?? null);
  const [here, others] = [models.filter(isHere), models.filter((one) => !isHere(one))];
  const noted = others.find(({ model }) => model.slug === explained);
  const [isOpen, setOpen] = useState(noted !== undefined || here.length === 0);
  const running = here.map(({ model }) => model);
  const successor = noted?.model.successors.map((slug) => running.find((one) => one.slug === slug)).find(Boolean);
  const choose = (slug: string) => {
    setExplained(null);
    onChoose(slug);
  };
  return (
    <Choices
      legend={t`Model`}
      columns={1}
      note={
        <output id={noteId} className="block">
          {noted && (
            <LazyModelNote
              {...noted}
              {...{ gpuCredits }}
              mode={noted.mode.mode}
              here={successor ?? running[0]}
              onChoose={choose}
            />
          )}
        </output>
      }
    >
      {(isOpen ? [...here, ...others] : here).map((one) => (
        <Card
          key={one.model.slug}
          {...one}
          {...{ chosen, gpuCredits, noteId }}
          isExplained={one.model.slug === explained}
          onChoose={choose}
          onExplain={() => setExplained(one.model.slug === explained ? null : one.model.slug)}
        />
      ))}
      {here.length > 0 && others.length > 0 && (
        <Others count={others.length} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />
      )}
    </Choices>
  );
}
