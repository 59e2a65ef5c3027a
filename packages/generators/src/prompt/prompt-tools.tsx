import { Chip, HistoryIcon, ImproveIcon, Menu, MenuItem } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface PromptToolsProps {
  /** Newest first. */
  earlier: readonly string[];
  /** Not there where the words are not about a scene. */
  onImprove?: (() => void) | undefined;
  onTemplates?: (() => void) | undefined;
  onList?: (() => void) | undefined;
  onTake: (prompt: string) => void;
}

/** Help with the words: what they leave open, and what was written before. */
export function PromptTools({ earlier, onImprove, onTemplates, onList, onTake }: PromptToolsProps) {
  const { t } = useLingui();
  return (
    <>
      {onImprove && (
        <Chip size="small" icon={<ImproveIcon />} onClick={onImprove}>
          <Trans>Improve</Trans>
        </Chip>
      )}
      {onTemplates && (
        <Chip size="small" onClick={onTemplates}>
          <Trans>Templates</Trans>
        </Chip>
      )}
      {onList && (
        <Chip size="small" onClick={onList}>
          <Trans>List</Trans>
        </Chip>
      )}
      {earlier.length > 0 && (
        <Menu label={t`Earlier prompts`} trigger={<HistoryIcon />}>
          {earlier.map((prompt) => (
            <MenuItem key={prompt} onChoose={() => onTake(prompt)}>
              <bdi className="truncate">{prompt}</bdi>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
