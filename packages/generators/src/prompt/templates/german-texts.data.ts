import type { TemplateTexts } from './template-texts.ts';

/** What our templates say in German. */
export const GERMAN_TEXTS: TemplateTexts = {
  'product-table': {
    prompt: '{thing} in einem Wohnzimmer {hour}, {camera}',
    blanks: {
      thing: ['Eine Teekanne', 'Eine Armbanduhr', 'Eine rote Handtasche', 'Ein Laptop'],
      hour: ['am Morgen', 'am Mittag', 'bei Sonnenuntergang', 'bei Nacht'],
      camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
    },
  },
  'product-beach': {
    prompt: '{thing} am Strand {hour}, {camera}',
    blanks: {
      thing: ['Ein rosa Turnschuh', 'Ein blauer Rucksack', 'Ein Skateboard', 'Ein gelber Regenschirm'],
      hour: ['bei Sonnenuntergang', 'am Morgen', 'am Mittag'],
      camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
    },
  },
  'product-city': {
    prompt: '{thing} in einer Neonstadt bei Nacht im {weather}, {camera}',
    blanks: {
      thing: ['Ein rotes Motorrad', 'Ein silbernes Auto', 'Ein Motorroller', 'Ein Fahrrad'],
      weather: ['Regen', 'Nebel', 'Schnee'],
      camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera schwenkt nach rechts'],
    },
  },
  'product-stage': {
    prompt: '{thing} auf einer Bühne mit Konfetti, "{words}", {camera}',
    blanks: {
      thing: ['Ein Pokal', 'Eine Gitarre', 'Ein Diamant', 'Ein Geschenk'],
      words: ['Neu', 'Jetzt da', 'Nur heute'],
      camera: ['die Kamera fährt heran', 'die Kamera sinkt', 'die Kamera zoomt heraus'],
    },
  },
  'food-kitchen': {
    prompt: '{dish} in einer Küche {hour}, {camera}',
    blanks: {
      dish: ['Eine Schüssel Ramen', 'Eine Pizza', 'Ein Kuchen', 'Eine Tasse Kaffee'],
      hour: ['am Morgen', 'am Mittag', 'bei Nacht'],
      camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
    },
  },
  'food-market': {
    prompt: '{dish} auf einem Markt an einem {weather} Tag, {camera}',
    blanks: {
      dish: ['Äpfel und Birnen', 'Erdbeeren', 'Brot und Käse', 'Tomaten und Karotten'],
      weather: ['sonnigen', 'regnerischen', 'verschneiten'],
      camera: ['die Kamera schwenkt nach rechts', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
    },
  },
  'food-picnic': {
    prompt: '{dish} in einem Park {hour} mit Blütenblättern, {camera}',
    blanks: {
      dish: ['Ein Cupcake', 'Eine Wassermelone', 'Ein Sandwich', 'Ein Eisbecher'],
      hour: ['am Mittag', 'bei Sonnenuntergang', 'am Morgen'],
      camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
    },
  },
  'food-campfire': {
    prompt: '{who} am Lagerfeuer in einem Wald {hour}, Glühwürmchen, {camera}',
    blanks: {
      who: ['Ein Bär', 'Zwei Freunde', 'Ein Fuchs', 'Ein Astronaut'],
      hour: ['bei Nacht', 'in der Dämmerung'],
      camera: ['die Kamera fährt heran', 'die Kamera zoomt heraus', 'die Kamera schwenkt nach links'],
    },
  },
  'animal-forest': {
    prompt: '{animal} im Wald im {weather}, {camera}',
    blanks: {
      animal: ['Ein Fuchs', 'Ein Hirsch', 'Ein Wolf', 'Ein Hase'],
      weather: ['Schnee', 'Nebel', 'Regen'],
      camera: ['die Kamera schwenkt nach rechts', 'die Kamera fährt heran', 'Handkamera'],
    },
  },
  'animal-asleep': {
    prompt: '{animal} schläft in einer Bibliothek {hour} im {weather}, {camera}',
    blanks: {
      animal: ['Eine Katze', 'Ein Hund', 'Ein Fuchs', 'Ein Löwe'],
      hour: ['bei Nacht', 'in der Dämmerung', 'am Morgen'],
      weather: ['Regen', 'Schnee'],
      camera: ['die Kamera fährt heran', 'die Kamera zoomt heraus'],
    },
  },
  'animal-farm': {
    prompt: '{animal} auf einem Bauernhof {hour}, {camera}',
    blanks: {
      animal: ['Drei Schafe', 'Eine Kuh', 'Ein Hahn', 'Ein Pferd'],
      hour: ['am Morgen', 'am Mittag', 'bei Sonnenuntergang'],
      camera: ['die Kamera schwenkt nach links', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
    },
  },
  'animal-jungle': {
    prompt: '{animal} im Dschungel im {weather} {hour}, {camera}',
    blanks: {
      animal: ['Ein Tiger', 'Ein Elefant', 'Ein Papagei', 'Ein Affe'],
      weather: ['Regen', 'Nebel'],
      hour: ['am Morgen', 'am Mittag', 'bei Nacht'],
      camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach rechts', 'die Kamera zoomt heraus'],
    },
  },
  'sea-boat': {
    prompt: '{vessel} auf ruhiger See {hour}, {camera}',
    blanks: {
      vessel: ['Ein Segelboot', 'Ein Papierboot', 'Eine Fähre', 'Ein Dampfschiff'],
      hour: ['bei Sonnenuntergang', 'am Morgen', 'bei Nacht'],
      camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
    },
  },
  'sea-deep': {
    prompt: '{animal} schwimmt unter Wasser mit Blasen, {camera}',
    blanks: {
      animal: ['Ein Wal', 'Ein Delfin', 'Eine Schildkröte', 'Ein Hai'],
      camera: ['die Kamera schwenkt nach rechts', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
    },
  },
  'sea-lighthouse': {
    prompt: 'Ein Leuchtturm am Meer im {weather} {hour}, {camera}',
    blanks: {
      weather: ['Sturm', 'Nebel', 'Regen', 'Schnee'],
      hour: ['bei Nacht', 'in der Dämmerung', 'am Morgen'],
      camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
    },
  },
  'sea-balloons': {
    prompt: 'Heißluftballons schweben über {place} {hour}, {camera}',
    blanks: {
      place: ['einem Bergsee', 'einem Tal', 'einer Wüste', 'dem Meer'],
      hour: ['am Morgen', 'am Mittag', 'bei Sonnenuntergang'],
      camera: ['die Kamera zoomt heraus', 'die Kamera schwenkt nach links', 'die Kamera fährt heran'],
    },
  },
  'place-city': {
    prompt: '{vessel} fährt durch eine Stadt {hour} im {weather}, {camera}',
    blanks: {
      vessel: ['Ein Taxi', 'Ein Bus', 'Ein rotes Auto', 'Eine Straßenbahn'],
      hour: ['bei Nacht', 'in der Dämmerung', 'am Morgen'],
      weather: ['Regen', 'Nebel', 'Schnee'],
      camera: ['die Kamera schwenkt nach rechts', 'die Kamera fährt heran', 'Handkamera'],
    },
  },
  'place-castle': {
    prompt: '{animal} über einer Burg {hour} im {weather}, {camera}',
    blanks: {
      animal: ['Ein Drache', 'Eine Eule', 'Drei Vögel', 'Ein Phönix'],
      hour: ['in der Dämmerung', 'bei Nacht', 'am Morgen'],
      weather: ['Nebel', 'Sturm', 'Schnee'],
      camera: ['die Kamera fährt heran', 'Spiralfahrt', 'die Kamera zoomt heraus'],
    },
  },
  'place-space': {
    prompt: '{who} im Weltall mit Sternen, {camera}',
    blanks: {
      who: ['Ein Astronaut', 'Ein Roboter', 'Ein Satellit', 'Ein Ufo'],
      camera: ['die Kamera schwenkt nach links', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
    },
  },
  'place-mountain': {
    prompt: '{vessel} in den Bergen im {weather} {hour}, {camera}',
    blanks: {
      vessel: ['Ein Zug', 'Ein Schlitten', 'Ein Hubschrauber', 'Ein Zelt'],
      weather: ['Schnee', 'Nebel'],
      hour: ['am Morgen', 'bei Sonnenuntergang', 'bei Nacht'],
      camera: ['die Kamera schwenkt nach links', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
    },
  },
  'occasion-birthday': {
    prompt: '{thing} auf einer Party mit Konfetti, "{words}", {camera}',
    blanks: {
      thing: ['Eine Torte', 'Luftballons', 'Ein Geschenk', 'Ein Hund'],
      words: ['Alles Gute', 'Dreißig', 'Für dich'],
      camera: ['die Kamera fährt heran', 'die Kamera zoomt heraus', 'die Kamera sinkt'],
    },
  },
  'occasion-winter': {
    prompt: '{who} in einem verschneiten Wald {hour}, "{words}", {camera}',
    blanks: {
      who: ['Ein Schneemann', 'Ein Hirsch', 'Ein Schlitten', 'Ein Pinguin'],
      hour: ['bei Nacht', 'in der Dämmerung', 'am Morgen'],
      words: ['Frohe Weihnachten', 'Schöne Feiertage', 'Winterverkauf'],
      camera: ['die Kamera fährt heran', 'die Kamera zoomt heraus', 'die Kamera schwenkt nach links'],
    },
  },
  'occasion-halloween': {
    prompt: '{who} und ein Kürbis in einem Wald bei Nacht im {weather}, {camera}',
    blanks: {
      who: ['Ein Gespenst', 'Eine Hexe', 'Eine schwarze Katze', 'Eine Fledermaus'],
      weather: ['Nebel', 'Sturm', 'Regen'],
      camera: ['die Kamera fährt heran', 'Handkamera', 'die Kamera zoomt heraus'],
    },
  },
  'occasion-spring': {
    prompt: '{thing} in einem Park {hour} mit Blütenblättern, "{words}", {camera}',
    blanks: {
      thing: ['Ein Blumenstrauß', 'Tulpen', 'Ein Hase', 'Schmetterlinge'],
      hour: ['am Morgen', 'am Mittag', 'bei Sonnenuntergang'],
      words: ['Hallo Frühling', 'Danke', 'In Liebe'],
      camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach rechts', 'die Kamera zoomt heraus'],
    },
  },
  'motion-camera': {
    prompt: '{camera}',
    blanks: {
      camera: [
        'Die Kamera fährt langsam heran',
        'Die Kamera schwenkt nach links',
        'Die Kamera zoomt heraus',
        'Die Kamera schwenkt nach oben',
      ],
    },
  },
  'motion-weather': {
    prompt: '{weather} fällt, {camera}',
    blanks: {
      weather: ['Schnee', 'Regen'],
      camera: ['die Kamera fährt langsam heran', 'die Kamera schwenkt nach rechts', 'die Kamera zoomt heraus'],
    },
  },
  'motion-air': {
    prompt: '{air}, {camera}',
    blanks: {
      air: ['Blütenblätter', 'Glühwürmchen', 'Funken', 'Konfetti'],
      camera: ['die Kamera fährt langsam heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
    },
  },
  'motion-fog': {
    prompt: 'Nebel, {camera}',
    blanks: {
      camera: ['die Kamera fährt langsam heran', 'die Kamera schwenkt nach rechts', 'die Kamera schwenkt nach unten'],
    },
  },
};
