import { SelectField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

/** A clip one may write about. */
interface ClipOption {
  readonly id: string;
  /** As its list calls it. */
  readonly title: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface ClipChoiceProps {
  clips: readonly ClipOption[];
  /** The id of the chosen one, empty for none. */
  clip: string;
  onClip: (id: string) => void;
}

const TITLE_MAX = 70;
const short = (title: string) => (title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX).trimEnd()}…` : title);

/** Which of the member's latest clips a message is about, if any. */
export function ClipChoice({ clips, clip, onClip }: ClipChoiceProps) {
  const { i18n, t } = useLingui();
  const when = (at: number) =>
    i18n.date(new Date(at), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  // One that is not in the list, as from a link, stays chosen.
  const isUnknown = clip !== '' && clips.every(({ id }) => id !== clip);
  return (
    <SelectField
      name="creation"
      label={t`Clip`}
      hint={t`Choose “None” if it’s not about a clip.`}
      value={clip}
      onChange={(event) => onClip(event.target.value)}
    >
      <option value="">{t`None`}</option>
      {isUnknown && <option value={clip}>{t`The clip this page was opened for`}</option>}
      {clips.map(({ id, title, createdAt }) => (
        <option key={id} value={id}>
          {when(createdAt)}: {short(title)}
        </option>
      ))}
    </SelectField>
  );
}
