import { expect, it } from 'vitest';

import { chooseLexicon } from './choose-lexicon.ts';

it.each([
  ['a fox in the snow', 'en'],
  ['', 'en'],
  ['1234 zzz', 'en'],
  ['Tiger', 'en'],
  ['Hund', 'de'],
  ['ein Fuchs im Schnee', 'de'],
  ['in the alley', 'en'],
  ['Ein Roboter tanzt in Tokio', 'de'],
  ['un zorro en la nieve', 'es'],
  ['Un gato duerme en la cocina', 'es'],
  ['tres perros corren por la playa', 'es'],
  ['un dragón sobre el castillo de noche', 'es'],
  ['un renard dans la neige', 'fr'],
  ["l'orage et la mer", 'fr'],
  ['Un robot danse à Tokyo', 'fr'],
  ['trois chiens courent sur la plage', 'fr'],
  ['uma raposa na neve', 'pt'],
  ['Um gato dorme na cozinha', 'pt'],
  ['três cães correm na praia', 'pt'],
  ['um dragão sobre o castelo à noite', 'pt'],
  ['una volpe nella neve', 'it'],
  ["L'alba sul mare", 'it'],
  ['Un gatto dorme in cucina', 'it'],
  ['tre cani corrono sulla spiaggia', 'it'],
])('%j is read as %s', (prompt, language) => {
  expect(chooseLexicon(prompt).language).toBe(language);
});
