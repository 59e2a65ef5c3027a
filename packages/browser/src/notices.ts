/** Whether this site may show notifications of the system: `ask` while undecided, `none` where there are none. */
export type NoticeState = 'ask' | 'allowed' | 'blocked' | 'none';

export interface Notice {
  readonly text: string;
  /** Another one of the same name takes its place. */
  readonly tag: string;
}

/** Notifications of the system. */
export interface Notices {
  readonly state: () => NoticeState;
  /** Asks the person; only after a press. */
  readonly ask: () => Promise<NoticeState>;
  /** Shows one; where that does not work nothing happens. */
  readonly show: (notice: Notice) => Promise<void>;
}

const STATES = { default: 'ask', granted: 'allowed', denied: 'blocked' } as const;
const APP = 'Kinora';

const stateOf = (permission: NotificationPermission): NoticeState => STATES[permission];

async function show({ text, tag }: Notice): Promise<void> {
  const options = { body: text, tag, lang: document.documentElement.lang };
  try {
    const shown = new Notification(APP, options);
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
    });
  } catch {
    // Phones show them by their service worker alone.
    if (!('serviceWorker' in globalThis.navigator)) return;
    const worker = await globalThis.navigator.serviceWorker.getRegistration();
    await worker?.showNotification(APP, options);
  }
}

/** The browser's own. */
export const browserNotices: Notices = {
  state: () => ('Notification' in globalThis ? stateOf(Notification.permission) : 'none'),
  ask: async () => ('Notification' in globalThis ? stateOf(await Notification.requestPermission()) : 'none'),
  show: (notice) => show(notice).catch(() => {}),
};
