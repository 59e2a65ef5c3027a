const ASKED = /\(prefers-reduced-motion: (?<preference>reduce|no-preference)\)/g;
/** What is always true and what never is, in the language of media queries. */
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';
const KEY = 'kinora-motion';

export type Motion = 'system' | 'reduced';

const answered = (query: string) =>
  query.replaceAll(ASKED, (_, preference) => (preference === 'reduce' ? ALWAYS : NEVER));

function answerRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = answered(rule.media.mediaText);
      if (text !== rule.media.mediaText) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) answerRules(rule.cssRules);
  }
}

function answerSheets() {
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules);
}

/** Style sheets and scripts, also later ones, hear that the visitor wants less motion, whatever the system says. */
function reduceMotion() {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(answered(query));
  answerSheets();
  new MutationObserver(answerSheets).observe(document.head, { childList: true, subtree: true, characterData: true });
}

/** The motion that this preview runs with. */
export const currentMotion: Motion = sessionStorage.getItem(KEY) === 'reduced' ? 'reduced' : 'system';
if (currentMotion === 'reduced') reduceMotion();

/** Loads the preview again with another motion: much of it asks once, when it is loaded. */
export function chooseMotion(motion: Motion): void {
  if (motion === currentMotion) return;
  sessionStorage.setItem(KEY, motion);
  window.location.reload();
}
