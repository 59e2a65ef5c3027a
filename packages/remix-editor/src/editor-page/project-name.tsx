import { PROJECT_NAME_MAX } from '@kinora/contracts/projects';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface ProjectNameProps {
  name: string;
  disabled?: boolean;
  onRename: (name: string) => void;
}

/** The name of the project, which can be typed over. */
export function ProjectName({ name, disabled = false, onRename }: ProjectNameProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? name;
  const leave = () => {
    const wanted = typed?.trim() ?? '';
    if (wanted !== '' && wanted !== name) onRename(wanted);
    setTyped(null);
  };
  return (
    <input
      type="text"
      aria-label={t`Project name`}
      title={name}
      value={shown}
      maxLength={PROJECT_NAME_MAX}
      disabled={disabled}
      size={Math.min(32, Math.max(8, shown.length))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(null);
      }}
      className="h-9 max-w-full min-w-0 truncate rounded-tight bg-transparent px-2 text-heading text-strong [unicode-bidi:plaintext] hover:bg-surface-3 focus:bg-surface-3"
    />
  );
}
