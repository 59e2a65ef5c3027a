import { loadJson } from '@kinora/api-client';
import { siteConfig, type SiteConfig } from '@kinora/contracts';

/** The configuration the server wrote into the page, if it did. */
export function configIn(text: string | null | undefined): SiteConfig | undefined {
  if (!text) return undefined;
  try {
    // Our own server wrote the block; a broken one is asked for again.
    return JSON.parse(text) as SiteConfig;
  } catch {
    return undefined;
  }
}

let provided: SiteConfig | undefined;

/** Where there is no page to read it from: the server hands its configuration over. */
export function provideSiteConfig(site: SiteConfig): void {
  provided = site;
}

/** The configuration of the server: from the page where it is in it, else by one request (development). */
export async function loadSiteConfig(): Promise<SiteConfig> {
  if (provided) return provided;
  const inPage = configIn(document.getElementById('kinora-config')?.textContent);
  if (inPage) return inPage;
  // The contract test of the server proves the shape.
  return (await loadJson(siteConfig.path)) as SiteConfig;
}
