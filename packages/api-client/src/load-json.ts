/** A JSON file that is no call of the contract: configuration, message catalogues. Rejects without an answer of 2xx. */
export async function loadJson(url: string, options: Pick<RequestInit, 'cache'> = {}): Promise<unknown> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
