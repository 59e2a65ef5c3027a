import { scriptName } from '@kinora/creations';
import type { Understood as Words } from '@kinora/live-stage';
import { Understood } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** More words than these fill the page instead of helping. */
const WORDS_SHOWN = 12;

/** What will be drawn of a prompt, what as something near, and what will not. */
export function SeenAndMissed({ seen, drawnAs, missed, unsupportedScript }: Words) {
  const { t, i18n } = useLingui();
  const script = unsupportedScript && scriptName(unsupportedScript, i18n.locale);
  const hidden = Math.max(0, missed.length - WORDS_SHOWN);
  return (
    <output className="grid gap-1">
      {seen.length + drawnAs.length + missed.length > 0 && (
        <bdi className="block">
          <Understood
            seenLabel={t`Understood:`}
            nearLabel={t`Drawn as:`}
            missedLabel={t`Can’t draw yet:`}
            seen={seen.slice(0, WORDS_SHOWN)}
            near={drawnAs.slice(0, WORDS_SHOWN).map(({ words, as }) => t`${words}: ${as}`)}
            missed={missed.slice(0, WORDS_SHOWN)}
            locale={i18n.locale}
          />
        </bdi>
      )}
      {hidden > 0 && (
        <span>
          <Plural value={hidden} one="and # more word" other="and # more words" />
        </span>
      )}
      {unsupportedScript !== null && (
        <span>
          {script === null ? (
            <Trans>
              Captions in this script aren’t supported yet. Nothing is charged. Remove the quoted words or write them in
              Latin letters.
            </Trans>
          ) : (
            <Trans>
              Captions in {script} script aren’t supported yet. Nothing is charged. Remove the quoted words or write
              them in Latin letters.
            </Trans>
          )}
        </span>
      )}
    </output>
  );
}
