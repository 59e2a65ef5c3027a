import type { Leadership, TabChannel } from '@kinora/browser';

/** How long a tab that steps aside lets the one that asked go first. */
const ASIDE_MS = 1000;

/** What the tabs that have a project open call the channel between them. */
export const projectChannel = (id: string): string => `project-${id}`;

/** Tells the tabs that have a project open that it has another name. */
export function tellRenamed(openChannel: TurnPorts['openChannel'], id: string): void {
  const channel = openChannel(projectChannel(id), () => undefined);
  channel.post('renamed');
  channel.close();
}

export interface TurnPorts {
  /** The same in every tab. */
  readonly name: string;
  readonly lead: (leadership: Leadership) => void;
  readonly openChannel: (name: string, listener: (message: unknown) => void) => TabChannel;
  /** This tab edits from now on, or it looks. */
  readonly onTurn: (isMine: boolean) => void;
  /** Another tab has saved. */
  readonly onSaved: () => void;
  /** Another page has renamed the project that this tab edits. */
  readonly onRenamed: () => void;
  /** Brings everything to safety before another tab edits. */
  readonly letGo: () => Promise<void>;
}

export interface TabTurns {
  readonly start: () => void;
  /** Asks the tab that edits to let go. */
  readonly ask: () => void;
  readonly tellSaved: () => void;
  readonly close: () => void;
}

/** Lets one tab edit; another gets its turn when that one closes, or lets go because somebody asks. */
export function takeTurns({ name, lead, openChannel, onTurn, onSaved, onRenamed, letGo }: TurnPorts): TabTurns {
  let candidacy: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMine = false;

  function stand(): void {
    clearTimeout(timer);
    if (candidacy) return;
    const own = new AbortController();
    candidacy = own;
    lead({
      name,
      signal: own.signal,
      lead(term) {
        isMine = true;
        onTurn(true);
        const end = () => {
          isMine = false;
          onTurn(false);
        };
        term.addEventListener('abort', end, { once: true });
      },
    });
  }

  async function stepAside(): Promise<void> {
    if (isMine) await letGo();
    candidacy?.abort();
    candidacy = null;
    clearTimeout(timer);
    timer = setTimeout(stand, ASIDE_MS);
  }

  const channel = openChannel(name, (message) => {
    if (message === 'ask') void stepAside();
    if (message === 'saved' || (message === 'renamed' && !isMine)) onSaved();
    if (message === 'renamed' && isMine) onRenamed();
  });
  return {
    start: stand,
    ask() {
      channel.post('ask');
      stand();
    },
    tellSaved: () => channel.post('saved'),
    close() {
      clearTimeout(timer);
      channel.close();
      candidacy?.abort();
    },
  };
}
