/** One thing that is wrong: where (`operations.2.values.tempo`), and what, to be read after the path. */
export interface Fault {
  readonly path: string;
  readonly problem: string;
}

export type Report = (path: string, problem: string) => void;

/** Reports under a path; an empty path means the thing itself. */
export const faultsIn =
  (report: Report, folder: string): Report =>
  (path, problem) =>
    report(path === '' ? folder : `${folder}.${path}`, problem);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
