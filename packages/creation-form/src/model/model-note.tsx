import { defaultChoices, findModel, priceOf, type CatalogueModel, type Mode } from '@kinora/contracts';
import { Notice, TextButton } from '@kinora/ui';
import { Plural, Trans } from '@lingui/react/macro';

import type { ModelStatus } from './model-status.ts';

export interface ModelNoteProps {
  model: CatalogueModel;
  mode: Mode;
  status: ModelStatus;
  /** A model that runs on this server; undefined when none does. */
  here?: CatalogueModel | undefined;
  onChoose: (slug: string) => void;
}

/** What one clip of a model costs with its first settings, in credits. */
function firstPrice(model: CatalogueModel, modeName: Mode): number | undefined {
  const mode = model.modes.find((one) => one.mode === modeName);
  return mode && priceOf(mode, defaultChoices(mode));
}

function Price({ model, mode }: { model: CatalogueModel; mode: Mode }) {
  const price = firstPrice(model, mode);
  if (price === undefined) return null;
  return (
    <>
      , <Plural value={price} one="# credit" other="# credits" />
    </>
  );
}

function Closed({ model, mode }: ModelNoteProps) {
  const successor = model.successors.map(findModel).find((one) => one !== undefined);
  return (
    <>
      <Trans>
        {model.name} was closed by its maker, {model.maker}. Videos you made with it stay in your library.
      </Trans>{' '}
      {successor && (
        <Trans>
          The nearest match is {successor.name}
          <Price model={successor} mode={mode} />.
        </Trans>
      )}
    </>
  );
}

function Unconnected({ model }: ModelNoteProps) {
  return (
    <Trans>
      {model.name} is not connected on this server. Its operator can add a key of {model.maker} or of a service that
      sells it.
    </Trans>
  );
}

/** Why a model cannot be chosen here, and what can. */
export function ModelNote(props: ModelNoteProps) {
  const { status, here, mode, onChoose } = props;
  return (
    <Notice look="info">
      <p>{status === 'closed' ? <Closed {...props} /> : <Unconnected {...props} />}</p>
      {here && (
        <p>
          <TextButton onClick={() => onChoose(here.slug)}>
            <Trans>
              Use the {here.name}
              <Price model={here} mode={mode} />
            </Trans>
          </TextButton>
        </p>
      )}
    </Notice>
  );
}
