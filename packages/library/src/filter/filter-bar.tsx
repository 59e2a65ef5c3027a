import type { LibraryOverview, Shelf } from '@kinora/contracts/library';
import { Chip, HeartIcon, More, Segmented, SelectField } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { DateRange } from './date-range.tsx';
import { midnightOf } from './day.ts';
import { SPANS, type LibraryFilter } from './library-address.ts';
import { SearchField } from './search-field.tsx';

export interface FilterBarProps {
  filter: LibraryFilter;
  /** Null until it is known what there is. */
  overview: LibraryOverview | null;
  /** What a model is called. */
  modelName: (model: string) => string;
  onFilter: (filter: LibraryFilter) => void;
}

type Choice = 'model' | 'folder' | 'tag' | 'from' | 'to';

/** Without a value the choice is left out altogether. */
function chosen(filter: LibraryFilter, name: Choice, value = ''): LibraryFilter {
  const { [name]: _before, ...rest } = filter;
  return value === '' ? rest : { ...rest, [name]: value };
}

function Shelves({ filter, overview, onFilter }: FilterBarProps) {
  const { t, i18n } = useLingui();
  const counts = overview?.counts;
  const counted = (word: string, count: number | undefined) =>
    count === undefined ? word : `${word} ${i18n.number(count)}`;
  const all = counts && counts.progress + counts.ready + counts.failed;
  const segments: readonly { value: Shelf; label: string }[] = [
    { value: 'all', label: counted(t`All`, all) },
    { value: 'progress', label: counted(t`In progress`, counts?.progress) },
    { value: 'ready', label: counted(t`Ready`, counts?.ready) },
    { value: 'failed', label: counted(t`Failed or cancelled`, counts?.failed) },
    { value: 'trash', label: counted(t`Trash`, counts?.trash) },
  ];
  return (
    <Segmented
      label={t`Shelf`}
      name="library-shelf"
      segments={segments}
      value={filter.shelf}
      onChoose={(value) => onFilter({ ...filter, shelf: segments.find((one) => one.value === value)?.value ?? 'all' })}
    />
  );
}

function Favourites({ filter, onFilter }: FilterBarProps) {
  const { favourite, ...rest } = filter;
  return (
    <Chip
      icon={<HeartIcon />}
      pressed={favourite === true}
      onClick={() => onFilter(favourite ? rest : { ...rest, favourite: true })}
    >
      <Trans>Favourites</Trans>
    </Chip>
  );
}

interface ChooserProps {
  label: string;
  all: string;
  value: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
  onChoose: (value: string) => void;
}

/** What is asked for stays in the list, also where nothing has it any more. */
function Chooser({ label, all, value = '', options, onChoose }: ChooserProps) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  const listed = isKnown ? options : [...options, { value, label: '–' }];
  return (
    <SelectField label={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">{all}</option>
      {listed.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

/** A span and days exclude each other. */
function withDay(filter: LibraryFilter, name: 'from' | 'to', day: string | undefined): LibraryFilter {
  return chosen({ ...filter, span: 'ever' }, name, day);
}

function withSpan(filter: LibraryFilter, value: string): LibraryFilter {
  const { from: _from, to: _to, ...rest } = filter;
  return { ...rest, span: SPANS.find((span) => span === value) ?? 'ever' };
}

/** What is said of the time that is looked for. */
function useTimeWords({ from = '', to = '' }: LibraryFilter, span: string): string {
  const { t, i18n } = useLingui();
  const word = (day: string) => i18n.date(midnightOf(day) ?? new Date(), { dateStyle: 'medium' });
  const [start, end] = [word(from), word(to)];
  if (from !== '' && to !== '') return t`${start} to ${end}`;
  if (from !== '') return t`From ${start}`;
  return to === '' ? span : t`Until ${end}`;
}

function MoreFilters({ filter, overview, modelName, onFilter }: FilterBarProps) {
  const { t } = useLingui();
  const spans = { ever: t`All time`, week: t`7 days`, month: t`30 days`, year: t`A year` };
  const { models = [], folders = [], tags = [] } = overview ?? {};
  const narrowed = [filter.model, filter.folder, filter.tag, filter.from, filter.to];
  // As it began: what is cleared in it does not close it.
  const [isOpen] = useState(narrowed.some((one) => one !== undefined));
  const time = useTimeWords(filter, spans[filter.span]);
  const choose = (name: Choice) => (value: string) => onFilter(chosen(filter, name, value));
  return (
    <More label={t`Filters`} summary={time} defaultOpen={isOpen}>
      <div className="grid gap-3 phone:grid-cols-2 desk:grid-cols-4">
        <Chooser
          label={t`Model`}
          all={t`All models`}
          value={filter.model}
          options={models.map((model) => ({ value: model, label: modelName(model) }))}
          onChoose={choose('model')}
        />
        <Chooser
          label={t`Folder`}
          all={t`All folders`}
          value={filter.folder}
          options={folders.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={choose('folder')}
        />
        <Chooser
          label={t`Tag`}
          all={t`All tags`}
          value={filter.tag}
          options={tags.map(({ name }) => ({ value: name, label: name }))}
          onChoose={choose('tag')}
        />
        <SelectField
          label={t`Time`}
          value={filter.span}
          onChange={({ currentTarget: { value } }) => onFilter(withSpan(filter, value))}
        >
          {SPANS.map((span) => (
            <option key={span} value={span}>
              {spans[span]}
            </option>
          ))}
        </SelectField>
        <DateRange
          from={filter.from}
          to={filter.to}
          onFrom={(day) => onFilter(withDay(filter, 'from', day))}
          onTo={(day) => onFilter(withDay(filter, 'to', day))}
        />
      </div>
    </More>
  );
}

/** Shelves with their counts, the search and everything else a library is narrowed by. */
export function FilterBar(props: FilterBarProps) {
  const { filter, onFilter } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="type-display">
          <Trans>Library</Trans>
        </h1>
        <div className="w-full phone:w-80">
          <SearchField text={filter.text} onSearch={(text) => onFilter({ ...filter, text })} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Shelves {...props} />
        <Favourites {...props} />
      </div>
      <MoreFilters {...props} />
    </div>
  );
}
