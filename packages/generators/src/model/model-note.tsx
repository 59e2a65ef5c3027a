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
  /** What this server asks for a second of its graphics card. */
  gpuCredits: number;
  onChoose: (slug: string) => void;
}

interface NamedProps {
  model: CatalogueModel;
  mode: Mode;
  gpuCredits: number;
}

/** What one clip of a model costs with its first settings, in credits. */
function firstPrice({ model, mode: modeName, gpuCredits }: NamedProps): number | undefined {
  const mode = model.modes.find((one) => one.mode === modeName);
  return mode && priceOf(mode, defaultChoices(mode), gpuCredits);
}

function NearestMatch(named: NamedProps) {
  const { i18n } = useLingui();
  const name = i18n._(modelWords(named.model.slug));
  const price = firstPrice(named);
  if (price === undefined) return <Trans>The nearest match is {name}.</Trans>;
  return (
    <Trans>
      The nearest match is {name}, <Plural value={price} one="# credit" other="# credits" />.
    </Trans>
  );
}

function UseInstead(named: NamedProps) {
  const { i18n } = useLingui();
  const name = i18n._(modelWords(named.model.slug));
  const price = firstPrice(named);
  if (price === undefined) return <Trans>Use the {name}</Trans>;
  return (
    <Trans>
      Use the {name}, <Plural value={price} one="# credit" other="# credits" />
    </Trans>
  );
}

function Closed({ model, mode, here, gpuCredits }: ModelNoteProps) {
  const successor = here && model.successors.includes(here.slug) ? here : undefined;
  return (
    <>
      <Trans>
        {model.name} was discontinued by {model.maker}. Videos you made with it stay in your library.
      </Trans>{' '}
      {successor && <NearestMatch model={successor} {...{ mode, gpuCredits }} />}
    </>
  );
}

/** Why a model cannot be chosen here, and what can. */
export function ModelNote(props: ModelNoteProps) {
  const { status, here, mode, gpuCredits, onChoose } = props;
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
            <UseInstead model={here} {...{ mode, gpuCredits }} />
          </TextButton>
        </p>
      )}
    </Notice>
  );
}
