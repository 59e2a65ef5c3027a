/** The text without a guard; throws where the guard stands there not exactly once, since then nothing is proved. */
export function withoutGuard(text, { name, find, replace }) {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`"${name}" stands ${places} times in its file; mend guards.data.mjs`);
  return text.replace(find, () => replace);
}
