import type { CatalogueModel, Mode } from '@kinora/contracts/catalogue';
import { largestResolution, lengthsWords, priceWords, hasSound, type ModelStatus } from '@kinora/creating/models';
import { modelWords } from '@kinora/credits';
import { Choices, ExplainedModelCard, ModelCard, Tag, wordList } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { ModelNote } from './model-note.tsx';

interface ListedModel {
  readonly model: CatalogueModel;
  /** What it would be asked for. */
  readonly mode: Mode;
  readonly status: ModelStatus;
}

export interface ModelListProps {
  models: readonly ListedModel[];
  chosen: string;
  /** A model that was asked for by address; when it does not run here its note is open. */
  asked?: string | undefined;
  onChoose: (slug: string) => void;
}

/** "4 to 8 s, 4K, sound" and below it the price. */
function Facts({ model, mode: modeName }: Pick<ListedModel, 'model' | 'mode'>) {
  const { i18n, t } = useLingui();
  const mode = model.modes.find((one) => one.mode === modeName);
  if (!mode) return null;
  const resolution = largestResolution(mode.parameters.resolution);
  const parts = [
    i18n._(lengthsWords(mode.parameters.seconds)),
    ...(resolution === undefined ? [] : [resolution]),
    ...(hasSound(mode) ? [t`sound`] : []),
  ];
  return (
    <>
      {wordList(parts, i18n.locale)}
      <br />
      {i18n._(priceWords(mode))}
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

/** Every model with what it can do, what it costs and whether it runs here. */
export function ModelList({ models, chosen, asked, onChoose }: ModelListProps) {
  const { t, i18n } = useLingui();
  const noteId = useId();
  const [explained, setExplained] = useState<string | null>(asked ?? null);
  const noted = models.find(({ model, status }) => model.slug === explained && status !== 'here');
  const running = models.filter(({ status }) => status === 'here').map(({ model }) => model);
  const successor = noted?.model.successors.map((slug) => running.find((one) => one.slug === slug)).find(Boolean);
  const here = successor ?? running[0];
  const choose = (slug: string) => {
    setExplained(null);
    onChoose(slug);
  };
  return (
    <Choices
      legend={t`Model`}
      note={
        <output id={noteId} className="block">
          {noted && <ModelNote {...noted} here={here} onChoose={choose} />}
        </output>
      }
    >
      {models.map(({ model, mode, status }) =>
        status === 'here' ? (
          <ModelCard
            key={model.slug}
            name="model"
            value={model.slug}
            title={i18n._(modelWords(model.slug))}
            checked={model.slug === chosen}
            onChoose={choose}
            runsHere={t`Runs on this server`}
            facts={<Facts model={model} mode={mode} />}
          />
        ) : (
          <ExplainedModelCard
            key={model.slug}
            title={i18n._(modelWords(model.slug))}
            tag={<LifecycleTag model={model} status={status} />}
            isOpen={model.slug === explained}
            controls={noteId}
            onExplain={() => setExplained(model.slug === explained ? null : model.slug)}
            facts={
              status === 'closed' ? <ClosedSince closedOn={model.closedOn} /> : <Facts model={model} mode={mode} />
            }
          />
        ),
      )}
    </Choices>
  );
}
