// What a catalogue says, without when it was written and which line of a file says it.

const MESSAGE = /^msgctxt |^msgid |^msgstr |^"/;

/** Each entry that holds a message; the first of a file is its header, which knows the date. */
function messagesOf(catalogue) {
  const [, ...entries] = catalogue.trim().split(/\r?\n\r?\n/);
  return entries.map((entry) =>
    entry
      .split(/\r?\n/)
      .filter((line) => MESSAGE.test(line))
      .join('\n'),
  );
}

const without = (messages, others) => messages.filter((message) => !others.includes(message));
const firstLine = (message) => message.split('\n').find((line) => line.startsWith('msgid'));

/** One line per message that the sources have and the committed catalogue lacks, or the other way round. */
export function messageBreaches(committed, extracted) {
  const [old, now] = [messagesOf(committed), messagesOf(extracted)];
  return [
    ...without(now, old).map((message) => `the catalogue lacks ${firstLine(message)}: npm run i18n`),
    ...without(old, now).map((message) => `no source says ${firstLine(message)} any more: npm run i18n`),
  ];
}
