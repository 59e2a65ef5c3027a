import { SearchIcon, TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

export interface SearchFieldProps {
  /** What is looked for. */
  text: string;
  onSearch: (text: string) => void;
}

const WAIT_MS = 250;

/** What is typed is seen at once, and looked for when nobody types for a moment. */
export function SearchField({ text, onSearch }: SearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    // Somebody else has changed it: a press that clears all, or the way back.
    if (text !== sent) {
      setTyped(text);
      setSent(text);
    }
  }
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      onSearch(typed);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, onSearch]);
  return (
    <TextField
      label={t`Search library`}
      labelHidden
      type="search"
      maxLength={200}
      icon={<SearchIcon />}
      placeholder={t`Prompt, effect, model or seed`}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
