/** What an operation of a vendor's API does. */
export type Act = 'cancel' | 'check' | 'keys' | 'list' | 'output' | 'start' | 'token' | 'upload';

/** What can go wrong on the line or at the vendor, whatever the operation. */
export type LineFault =
  /** Accepted and done, but the connection ends before the answer. */
  | 'answer-lost'
  | 'bad-key'
  | 'busy'
  | 'busy-without-time'
  | 'cut'
  | 'no-credit'
  /** The connection ends before anything is read. */
  | 'refused'
  | 'server-error'
  /** Nothing is ever answered. */
  | 'silent'
  | 'slow'
  | 'unavailable'
  | 'unknown-job'
  | 'wrong-json';

/** What can be wrong with a result. */
export type ResultFault =
  | 'result-cut'
  | 'result-empty'
  | 'result-expired'
  | 'result-forbidden'
  | 'result-redirects'
  | 'result-too-large'
  | 'result-wrong-type';

/** What can be wrong with a webhook. */
export type HookFault = 'hook-early' | 'hook-forged' | 'hook-late' | 'hook-none' | 'hook-twice';

export interface FaultRule {
  readonly fault: HookFault | LineFault | ResultFault;
  /** For a fault of the line: which operation it hits; every one without it. */
  readonly on?: Act | undefined;
  /** How many times it occurs; every time when absent. */
  times?: number | undefined;
}

/** Faults that are on, each used up as it strikes. */
export function createFaults() {
  const rules: FaultRule[] = [];
  return {
    add: (rule: FaultRule) => void rules.push({ ...rule }),
    clear: () => void rules.splice(0),
    /** The first that strikes here and is one of `wanted`. */
    strike<Fault extends FaultRule['fault']>(wanted: readonly Fault[], on?: Act): Fault | undefined {
      const names: readonly string[] = wanted;
      const rule = rules.find((one) => names.includes(one.fault) && (one.on === undefined || one.on === on));
      if (!rule) return undefined;
      if (rule.times !== undefined && (rule.times -= 1) <= 0) rules.splice(rules.indexOf(rule), 1);
      // It is among them, as was just seen.
      return rule.fault as Fault;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
