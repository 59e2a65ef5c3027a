import { ButtonLink, SelectField, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';

interface NamedModel {
  readonly slug: string;
  readonly name: string;
}

export interface MakeVideoFormProps {
  prompt: string;
  onPrompt: (prompt: string) => void;
  /** A slug; empty while no model is chosen. */
  model: string;
  /** Models that make videos from a text here; undefined while the server has not said which. */
  models: readonly NamedModel[] | undefined;
  onModel: (slug: string) => void;
  /** Where Create leads, with the prompt and the model. */
  href: string;
}

/** As long as the longest prompt of any model; the page it leads to says which is too long for its own. */
const LONGEST = 2000;

/** Enter in the prompt does what the link does. */
function follow(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector('a')?.click();
}

/** One line of prompt, a model, and the way to the form that has the rest. */
export function MakeVideoForm({ prompt, onPrompt, model, models, onModel, href }: MakeVideoFormProps) {
  const { t } = useLingui();
  return (
    <form className="grid gap-2" onSubmit={follow}>
      <TextField
        label={t`What the video shows`}
        labelHidden
        placeholder={t`Describe a video`}
        value={prompt}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="go"
        onChange={({ target }) => onPrompt(target.value)}
      />
      <SelectField
        label={t`Model`}
        labelHidden
        value={model}
        disabled={models === undefined}
        aria-busy={models === undefined}
        onChange={({ target }) => onModel(target.value)}
      >
        {models === undefined && <option value="">{t`Model`}</option>}
        {models?.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <ButtonLink href={href} look="soft" wide>
        <Trans>Create</Trans>
      </ButtonLink>
    </form>
  );
}
