/** What programs that read pages for others call themselves; a Cubot is a phone. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|whatsapp|pinterest|lighthouse/i;

/** Whether a crawler asks: a page that is not there is not shown to it. */
export const isCrawler = (agent: string | undefined): boolean => agent !== undefined && CRAWLER.test(agent);
