import { defaultChoices, priceOf, type CatalogueModel, type Mode } from '@kinora/contracts/catalogue';
import type { ModelStatus } from '@kinora/creating/models';
import { modelWords } from '@kinora/credits';
import { Notice, TextButton } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

export interface ModelNoteProps {
  model: CatalogueModel;
  mode: Mode;
  status: ModelStatus;
  /** A model that runs on this server, a successor where one does; undefined when none runs. */
  here?: CatalogueModel | undefined;
  onChoose: (slug: string) => void;
}

/** What one clip of a model costs with its first settings, in credits. */
function firstPrice(model: CatalogueModel, modeName: Mode): number | undefined {
  const mode = model.modes.find((one) => one.mode === modeName);
  return mode && priceOf(mode, defaultChoices(mode));
}

interface NamedProps {
  model: CatalogueModel;
  mode: Mode;
}

function NearestMatch({ model, mode }: NamedProps) {
  const { i18n } = useLingui();
  const name = i18n._(modelWords(model.slug));
  const price = firstPrice(model, mode);
  if (price === undefined) return <Trans>The nearest match is {name}.</Trans>;
  return (
    <Trans>
      The nearest match is {name}, <Plural value={price} one="# credit" other="# credits" />.
    </Trans>
  );
}

function UseInstead({ model, mode }: NamedProps) {
  const { i18n } = useLingui();
  const name = i18n._(modelWords(model.slug));
  const price = firstPrice(model, mode);
  if (price === undefined) return <Trans>Use the {name}</Trans>;
  return (
    <Trans>
      Use the {name}, <Plural value={price} one="# credit" other="# credits" />
    </Trans>
  );
}

function Closed({ model, mode, here }: ModelNoteProps) {
  const successor = here && model.successors.includes(here.slug) ? here : undefined;
  return (
    <>
      <Trans>
        {model.name} was discontinued by {model.maker}. Videos you made with it stay in your library.
      </Trans>{' '}
      {successor && <NearestMatch model={successor} mode={mode} />}
    </>
  );
}

/** Why a model cannot be chosen here, and what can. */
export function ModelNote(props: ModelNoteProps) {
  const { status, here, mode, onChoose } = props;
  return (
    <Notice look="info">
      <p>
        {status === 'closed' ? (
          <Closed {...props} />
        ) : (
          <Trans>{props.model.name} isn’t connected on this server.</Trans>
        )}
      </p>
      {here && (
        <p>
          <TextButton onClick={() => onChoose(here.slug)}>
            <UseInstead model={here} mode={mode} />
          </TextButton>
        </p>
      )}
    </Notice>
  );
}
