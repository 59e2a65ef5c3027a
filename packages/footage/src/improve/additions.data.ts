/** What can be added to a prompt, in the words of one language; the engine draws every one of them. */
interface Additions {
  readonly times: readonly string[];
  /** Outdoors, by day and by night. */
  readonly dayAirs: readonly string[];
  readonly nightAirs: readonly string[];
  readonly cameras: readonly string[];
  /** Before a picture. */
  readonly pictureAirs: readonly string[];
  readonly pictureCameras: readonly string[];
}

export const ADDITIONS: Readonly<Record<'de' | 'en', Additions>> = {
  en: {
    times: ['at dawn', 'at sunset', 'in the golden hour', 'at twilight', 'on a moonlit night'],
    dayAirs: ['petals drift', 'mist', 'fog rolls in', 'drizzle'],
    nightAirs: ['fireflies', 'snow falls', 'embers', 'mist'],
    cameras: ['slow push in', 'slow zoom out', 'pan right', 'pan left', 'crane shot'],
    pictureAirs: ['snow falls', 'fog rolls in', 'petals drift', 'embers rise', 'drizzle'],
    pictureCameras: ['slow push in', 'slow orbit', 'pan right', 'slow zoom out', 'crane up'],
  },
  de: {
    times: ['im Morgengrauen', 'bei Sonnenuntergang', 'zur goldenen Stunde', 'in der Dämmerung', 'bei Mondschein'],
    dayAirs: ['Blütenblätter', 'Nebel', 'Nebel zieht auf', 'Nieselregen'],
    nightAirs: ['Glühwürmchen', 'Schnee fällt', 'Funken', 'Nebel'],
    cameras: ['langsamer Zoom', 'Rückfahrt', 'Rechtsschwenk', 'Linksschwenk', 'Kranfahrt'],
    pictureAirs: ['Schnee fällt', 'Nebel zieht auf', 'Blütenblätter', 'Funken', 'Nieselregen'],
    pictureCameras: ['langsamer Zoom', 'langsame Kreisfahrt', 'Rechtsschwenk', 'Rückfahrt', 'Kranfahrt'],
  },
};
