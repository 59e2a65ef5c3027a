import { loadBytes } from '@kinora/browser';
import { decodePeaks, type Peaks } from '@kinora/footage/sound';

export async function loadPeaks(url: string): Promise<Peaks | null> {
  const bytes = await loadBytes(url);
  return bytes && decodePeaks(bytes);
}
