import { Chip, TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import type { OfferedBlank } from './offered-templates.ts';

export interface TemplateBlanksProps {
  blanks: readonly OfferedBlank[];
  values: Readonly<Record<string, string>>;
  /** Of what is written into the blanks. */
  language: string | undefined;
  onFill: (name: string, value: string) => void;
}

interface BlankProps extends Pick<TemplateBlanksProps, 'language' | 'onFill'>, OfferedBlank {
  value: string;
}

function Blank({ name, label, suggestions, value, language, onFill }: BlankProps) {
  const { t } = useLingui();
  return (
    <div className="grid content-start gap-1.5">
      <TextField
        label={label}
        value={value}
        autoComplete="off"
        dir="auto"
        lang={language}
        onChange={(event) => onFill(name, event.target.value)}
        // The dialog stands in the form of the page.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {suggestions.length > 0 && (
        <fieldset aria-label={t`Suggestions for ${label}`} className="flex flex-wrap gap-1.5">
          {suggestions.map((one) => (
            <Chip key={one} size="small" pressed={one === value} onClick={() => onFill(name, one)}>
              <bdi lang={language}>{one}</bdi>
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The blanks of a template: typed, or filled with a suggestion. */
export function TemplateBlanks({ blanks, values, ...rest }: TemplateBlanksProps) {
  if (blanks.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 nav:grid-cols-2">
      {blanks.map((blank) => (
        <Blank key={blank.name} {...blank} {...rest} value={values[blank.name] ?? ''} />
      ))}
    </div>
  );
}
