import { valueWords } from '@kinora/creating/models';
import { INSPIRATIONS, type InspirationTool, type Mood } from '@kinora/inspiration';
import { useLingui } from '@lingui/react/macro';

import { FilterRow } from './filter-row.tsx';
import { offeredIn, type GalleryFilter } from './gallery-filter.ts';
import { MOOD_WORDS, TOOL_WORDS } from './gallery-messages.ts';

export interface GalleryFilterBarProps {
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
}

// Keys of records are strings to the compiler.
const TOOLS = Object.keys(TOOL_WORDS) as InspirationTool[];
const MOODS = Object.keys(MOOD_WORDS) as Mood[];
const LOOKS_IN_ORDER = [...new Set(INSPIRATIONS.map(({ look }) => look))];

/** What is shown of all scenes: by tool, by mood, by look. */
export function GalleryFilterBar({ filter, onFilter }: GalleryFilterBarProps) {
  const { t, i18n } = useLingui();
  const moods = offeredIn(INSPIRATIONS, filter, 'mood');
  const looks = offeredIn(INSPIRATIONS, filter, 'look');
  const tools = offeredIn(INSPIRATIONS, filter, 'tool');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <FilterRow
        label={t`Tool`}
        options={TOOLS.filter((tool) => tools.has(tool)).map((tool) => ({
          value: tool,
          label: i18n._(TOOL_WORDS[tool]),
        }))}
        value={filter.tool}
        onChoose={(tool) => onFilter({ ...filter, tool })}
      />
      <FilterRow
        label={t`Mood`}
        options={MOODS.filter((mood) => moods.has(mood)).map((mood) => ({
          value: mood,
          label: i18n._(MOOD_WORDS[mood]),
        }))}
        value={filter.mood}
        onChoose={(mood) => onFilter({ ...filter, mood })}
      />
      <FilterRow
        label={t`Look`}
        options={LOOKS_IN_ORDER.filter((look) => looks.has(look)).map((look) => ({
          value: look,
          label: i18n._(valueWords('style', look)),
        }))}
        value={filter.look}
        onChoose={(look) => onFilter({ ...filter, look })}
      />
    </div>
  );
}
