/** Why there is nothing to download: what the server said; null where it could not be reached. Seconds to wait. */
export interface DownloadRefusal {
  readonly status: number | null;
  readonly retryAfter: number | null;
}

export type DownloadBegun =
  | { readonly ok: true; readonly value: null }
  | { readonly ok: false; readonly failure: DownloadRefusal };

const refused = (status: number | null, retryAfter: string | null): DownloadBegun => {
  const seconds = Number(retryAfter ?? '');
  return { ok: false, failure: { status, retryAfter: seconds > 0 ? seconds : null } };
};

async function look(url: string): Promise<DownloadBegun> {
  try {
    const { ok, status, headers } = await fetch(url, { method: 'HEAD' });
    return ok ? { ok: true, value: null } : refused(status, headers.get('retry-after'));
  } catch {
    return refused(null, null);
  }
}

/**
 * Leaves a file that is sent as an attachment to the browser, which writes it down as it comes and shows how far it is;
 * it never lies in the memory of the page. Looked at before, because the page does not learn how it ends.
 */
export async function beginDownload(url: string): Promise<DownloadBegun> {
  const seen = await look(url);
  if (!seen.ok) return seen;
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
  return seen;
}
