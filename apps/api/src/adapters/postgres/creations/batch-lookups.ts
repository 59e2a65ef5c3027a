interface Question<Value> {
  readonly key: string;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks what is costly once for many: questions that come while a round is under way wait for the next. So it
 * takes one connection at most, however many ask; when few ask, nobody waits for others.
 */
export function batchLookups<Value>(ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
  let questions: Question<Value>[] = [];
  let isAsking = false;

  async function round() {
    const asked = questions;
    questions = [];
    try {
      const answers = await ask(asked.map(({ key }) => key));
      for (const { key, resolve } of asked) resolve(answers.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  async function rounds() {
    isAsking = true;
    while (questions.length > 0) await round();
    isAsking = false;
  }

  return (key: string): Promise<Value | undefined> =>
    new Promise((resolve, reject) => {
      questions.push({ key, resolve, reject });
      if (!isAsking) void rounds();
    });
}
