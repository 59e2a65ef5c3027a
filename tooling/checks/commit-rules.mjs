// How the subject of a commit is written: type(scope): imperative sentence.
const LONGEST = 72;
const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
/** A change of several packages may have no scope, or name them with commas. */
const FORM =
  /^(?<type>[a-z]+)(?:\([a-z\d]+(?:[-/][a-z\d]+)*(?:, ?[a-z\d]+(?:[-/][a-z\d]+)*)*\))?!?: (?<sentence>\S.*)$/;
/** Git writes these until they are squashed. */
const UNFINISHED = /^(?:fixup|squash|amend)! /;

/** What is wrong with a subject, in words; undefined where nothing is. */
export function subjectBreach(subject) {
  const length = [...subject].length;
  if (length > LONGEST) return `has ${length} characters, more than ${LONGEST}: ${subject}`;
  if (UNFINISHED.test(subject)) return `is not squashed yet: ${subject}`;
  const found = FORM.exec(subject);
  if (!found) return `is not "type(scope): sentence": ${subject}`;
  const { type, sentence } = found.groups;
  if (!TYPES.includes(type)) return `has the type ${type}, which is none of ${TYPES.join(', ')}: ${subject}`;
  return sentence.endsWith('.') ? `ends with a full stop: ${subject}` : undefined;
}
