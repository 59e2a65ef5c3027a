import { openTabChannel } from './tab-channel.ts';

export type SessionNews = 'signed-in' | 'signed-out';

const isNews = (message: unknown): message is SessionNews => message === 'signed-in' || message === 'signed-out';

/** The line on which tabs tell each other who came and went; heard within a second. */
export function openSessionNews(listener: (news: SessionNews) => void) {
  const channel = openTabChannel('session', (message) => {
    if (isNews(message)) listener(message);
  });
  return { tell: (news: SessionNews): void => channel.post(news), close: (): void => channel.close() };
}
