import { Chip, HistoryIcon, ImproveIcon, Menu, MenuItem } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface PromptToolsProps {
  /** Newest first. */
  earlier: readonly string[];
  onImprove: () => void;
  onTemplates: () => void;
  onList: () => void;
  onTake: (prompt: string) => void;
}

/** Help with the words: what they leave open, and what was written before. */
export function PromptTools({ earlier, onImprove, onTemplates, onList, onTake }: PromptToolsProps) {
  const { t } = useLingui();
  return (
    <>
      <Chip size="small" icon={<ImproveIcon />} onClick={onImprove}>
        <Trans>Improve</Trans>
      </Chip>
      <Chip size="small" onClick={onTemplates}>
        <Trans>Templates</Trans>
      </Chip>
      <Chip size="small" onClick={onList}>
        <Trans>List</Trans>
      </Chip>
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
