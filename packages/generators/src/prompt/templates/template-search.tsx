import { Chip, SearchIcon, TextField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { TemplateQuery } from './offered-templates.ts';

export interface TemplateSearchProps extends TemplateQuery {
  kinds: readonly { readonly id: NonNullable<TemplateQuery['category']>; readonly label: string }[];
  onCategory: (category: TemplateQuery['category']) => void;
  onQuery: (query: string) => void;
}

/** Which templates are shown: of a kind, or those with some words. */
export function TemplateSearch({ kinds, category, query, onCategory, onQuery }: TemplateSearchProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        type="search"
        label={t`Search templates`}
        labelHidden
        placeholder={t`Search templates`}
        icon={<SearchIcon />}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {kinds.length > 1 && (
        <fieldset aria-label={t`Template category`} className="flex flex-wrap gap-1.5">
          {kinds.map(({ id, label }) => (
            <Chip
              key={id}
              size="small"
              pressed={query.trim() === '' && category === id}
              onClick={() => {
                onQuery('');
                onCategory(id);
              }}
            >
              {label}
            </Chip>
          ))}
          <Chip
            size="small"
            pressed={query.trim() === '' && category === null}
            onClick={() => {
              onQuery('');
              onCategory(null);
            }}
          >
            <Trans>All</Trans>
          </Chip>
        </fieldset>
      )}
    </div>
  );
}
