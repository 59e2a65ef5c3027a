import { promptAtom, writePromptAtom } from '@kinora/creating';
import { useAtomValue, useSetAtom } from 'jotai';

/** Stands for the composer, which the studio puts into the page: the draft's prompt in a field. */
export function PromptLine() {
  const write = useSetAtom(writePromptAtom);
  return (
    <textarea
      aria-label="Prompt"
      value={useAtomValue(promptAtom)}
      onChange={(event) => write(event.target.value)}
      className="h-40 w-full rounded-stage bg-overlay p-3 shadow-e3"
    />
  );
}
