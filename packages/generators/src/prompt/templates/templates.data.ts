import type { Template } from './template.ts';

/** Prompts of our own to fill in: the local engine draws every word of them, whatever suggestion is chosen. */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'product-table',
    category: 'products',
    texts: {
      en: {
        prompt: '{thing} in a room at {hour}, {camera}',
        blanks: {
          thing: ['A teapot', 'A wristwatch', 'A red handbag', 'A laptop'],
          hour: ['dawn', 'noon', 'sunset', 'night'],
          camera: ['push in', 'pan left', 'zoom out'],
        },
      },
      de: {
        prompt: '{thing} in einem Wohnzimmer {hour}, {camera}',
        blanks: {
          thing: ['Eine Teekanne', 'Eine Armbanduhr', 'Eine rote Handtasche', 'Ein Laptop'],
          hour: ['am Morgen', 'am Mittag', 'bei Sonnenuntergang', 'bei Nacht'],
          camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'product-beach',
    category: 'products',
    texts: {
      en: {
        prompt: '{thing} on a beach at {hour}, {camera}',
        blanks: {
          thing: ['A pink sneaker', 'A blue backpack', 'A skateboard', 'A yellow umbrella'],
          hour: ['sunset', 'dawn', 'noon'],
          camera: ['push in', 'pan left', 'zoom out'],
        },
      },
      de: {
        prompt: '{thing} am Strand {hour}, {camera}',
        blanks: {
          thing: ['Ein rosa Turnschuh', 'Ein blauer Rucksack', 'Ein Skateboard', 'Ein gelber Regenschirm'],
          hour: ['bei Sonnenuntergang', 'am Morgen', 'am Mittag'],
          camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'product-city',
    category: 'products',
    texts: {
      en: {
        prompt: '{thing} in a neon city at night in {weather}, {camera}',
        blanks: {
          thing: ['A red motorcycle', 'A silver car', 'A scooter', 'A bicycle'],
          weather: ['rain', 'fog', 'snow'],
          camera: ['push in', 'pan left', 'pan right'],
        },
      },
      de: {
        prompt: '{thing} in einer Neonstadt bei Nacht im {weather}, {camera}',
        blanks: {
          thing: ['Ein rotes Motorrad', 'Ein silbernes Auto', 'Ein Motorroller', 'Ein Fahrrad'],
          weather: ['Regen', 'Nebel', 'Schnee'],
          camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera schwenkt nach rechts'],
        },
      },
    },
  },
  {
    id: 'product-stage',
    category: 'products',
    texts: {
      en: {
        prompt: '{thing} on a stage with confetti, "{words}", {camera}',
        blanks: {
          thing: ['A trophy', 'A guitar', 'A diamond', 'A gift'],
          words: ['New', 'Out now', 'Only today'],
          camera: ['push in', 'crane down', 'zoom out'],
        },
      },
      de: {
        prompt: '{thing} auf einer Bühne mit Konfetti, "{words}", {camera}',
        blanks: {
          thing: ['Ein Pokal', 'Eine Gitarre', 'Ein Diamant', 'Ein Geschenk'],
          words: ['Neu', 'Jetzt da', 'Nur heute'],
          camera: ['die Kamera fährt heran', 'die Kamera sinkt', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'food-kitchen',
    category: 'food',
    texts: {
      en: {
        prompt: '{dish} in a kitchen at {hour}, {camera}',
        blanks: {
          dish: ['A bowl of ramen', 'A pizza', 'A pie', 'A cup of coffee'],
          hour: ['dawn', 'noon', 'night'],
          camera: ['push in', 'pan left', 'zoom out'],
        },
      },
      de: {
        prompt: '{dish} in einer Küche {hour}, {camera}',
        blanks: {
          dish: ['Eine Schüssel Ramen', 'Eine Pizza', 'Ein Kuchen', 'Eine Tasse Kaffee'],
          hour: ['am Morgen', 'am Mittag', 'bei Nacht'],
          camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'food-market',
    category: 'food',
    texts: {
      en: {
        prompt: '{dish} at a market on a {weather} day, {camera}',
        blanks: {
          dish: ['Apples and pears', 'Strawberries', 'Bread and cheese', 'Tomatoes and carrots'],
          weather: ['sunny', 'rainy', 'snowy'],
          camera: ['pan right', 'push in', 'zoom out'],
        },
      },
      de: {
        prompt: '{dish} auf einem Markt an einem {weather} Tag, {camera}',
        blanks: {
          dish: ['Äpfel und Birnen', 'Erdbeeren', 'Brot und Käse', 'Tomaten und Karotten'],
          weather: ['sonnigen', 'regnerischen', 'verschneiten'],
          camera: ['die Kamera schwenkt nach rechts', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'food-picnic',
    category: 'food',
    texts: {
      en: {
        prompt: '{dish} in a park at {hour} with petals, {camera}',
        blanks: {
          dish: ['A cupcake', 'A watermelon', 'A sandwich', 'An ice cream sundae'],
          hour: ['noon', 'sunset', 'dawn'],
          camera: ['push in', 'pan left', 'zoom out'],
        },
      },
      de: {
        prompt: '{dish} in einem Park {hour} mit Blütenblättern, {camera}',
        blanks: {
          dish: ['Ein Cupcake', 'Eine Wassermelone', 'Ein Sandwich', 'Ein Eisbecher'],
          hour: ['am Mittag', 'bei Sonnenuntergang', 'am Morgen'],
          camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'food-campfire',
    category: 'food',
    texts: {
      en: {
        prompt: '{who} at a campfire in a forest at {hour}, fireflies, {camera}',
        blanks: {
          who: ['A bear', 'Two friends', 'A fox', 'An astronaut'],
          hour: ['night', 'dusk'],
          camera: ['push in', 'zoom out', 'pan left'],
        },
      },
      de: {
        prompt: '{who} am Lagerfeuer in einem Wald {hour}, Glühwürmchen, {camera}',
        blanks: {
          who: ['Ein Bär', 'Zwei Freunde', 'Ein Fuchs', 'Ein Astronaut'],
          hour: ['bei Nacht', 'in der Dämmerung'],
          camera: ['die Kamera fährt heran', 'die Kamera zoomt heraus', 'die Kamera schwenkt nach links'],
        },
      },
    },
  },
  {
    id: 'animal-forest',
    category: 'animals',
    texts: {
      en: {
        prompt: '{animal} runs through a forest in {weather}, {camera}',
        blanks: {
          animal: ['A fox', 'A deer', 'A wolf', 'A rabbit'],
          weather: ['snow', 'fog', 'rain'],
          camera: ['pan right', 'push in', 'handheld'],
        },
      },
      de: {
        prompt: '{animal} im Wald im {weather}, {camera}',
        blanks: {
          animal: ['Ein Fuchs', 'Ein Hirsch', 'Ein Wolf', 'Ein Hase'],
          weather: ['Schnee', 'Nebel', 'Regen'],
          camera: ['die Kamera schwenkt nach rechts', 'die Kamera fährt heran', 'Handkamera'],
        },
      },
    },
  },
  {
    id: 'animal-asleep',
    category: 'animals',
    texts: {
      en: {
        prompt: '{animal} sleeps in a library at {hour} in {weather}, {camera}',
        blanks: {
          animal: ['A cat', 'A dog', 'A hedgehog', 'A panda'],
          hour: ['night', 'dusk', 'dawn'],
          weather: ['rain', 'snow'],
          camera: ['push in', 'zoom out'],
        },
      },
      de: {
        prompt: '{animal} schläft in einer Bibliothek {hour} im {weather}, {camera}',
        blanks: {
          animal: ['Eine Katze', 'Ein Hund', 'Ein Igel', 'Ein Panda'],
          hour: ['bei Nacht', 'in der Dämmerung', 'am Morgen'],
          weather: ['Regen', 'Schnee'],
          camera: ['die Kamera fährt heran', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'animal-farm',
    category: 'animals',
    texts: {
      en: {
        prompt: '{animal} on a farm at {hour}, {camera}',
        blanks: {
          animal: ['Three sheep', 'A cow', 'A rooster', 'A horse'],
          hour: ['dawn', 'noon', 'sunset'],
          camera: ['pan left', 'push in', 'zoom out'],
        },
      },
      de: {
        prompt: '{animal} auf einem Bauernhof {hour}, {camera}',
        blanks: {
          animal: ['Drei Schafe', 'Eine Kuh', 'Ein Hahn', 'Ein Pferd'],
          hour: ['am Morgen', 'am Mittag', 'bei Sonnenuntergang'],
          camera: ['die Kamera schwenkt nach links', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'animal-jungle',
    category: 'animals',
    texts: {
      en: {
        prompt: '{animal} in a jungle in {weather} at {hour}, {camera}',
        blanks: {
          animal: ['A tiger', 'An elephant', 'A parrot', 'A monkey'],
          weather: ['rain', 'mist'],
          hour: ['dawn', 'noon', 'night'],
          camera: ['push in', 'pan right', 'zoom out'],
        },
      },
      de: {
        prompt: '{animal} im Dschungel im {weather} {hour}, {camera}',
        blanks: {
          animal: ['Ein Tiger', 'Ein Elefant', 'Ein Papagei', 'Ein Affe'],
          weather: ['Regen', 'Nebel'],
          hour: ['am Morgen', 'am Mittag', 'bei Nacht'],
          camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach rechts', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'sea-boat',
    category: 'sea',
    texts: {
      en: {
        prompt: '{vessel} on a calm sea at {hour}, {camera}',
        blanks: {
          vessel: ['A sailboat', 'A paper boat', 'A ferry', 'A steamship'],
          hour: ['sunset', 'dawn', 'night'],
          camera: ['push in', 'pan left', 'zoom out'],
        },
      },
      de: {
        prompt: '{vessel} auf ruhiger See {hour}, {camera}',
        blanks: {
          vessel: ['Ein Segelboot', 'Ein Papierboot', 'Eine Fähre', 'Ein Dampfschiff'],
          hour: ['bei Sonnenuntergang', 'am Morgen', 'bei Nacht'],
          camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'sea-deep',
    category: 'sea',
    texts: {
      en: {
        prompt: '{animal} swims under water with bubbles, {camera}',
        blanks: {
          animal: ['A whale', 'A dolphin', 'A turtle', 'A shark'],
          camera: ['pan right', 'push in', 'zoom out'],
        },
      },
      de: {
        prompt: '{animal} schwimmt unter Wasser mit Blasen, {camera}',
        blanks: {
          animal: ['Ein Wal', 'Ein Delfin', 'Eine Schildkröte', 'Ein Hai'],
          camera: ['die Kamera schwenkt nach rechts', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'sea-lighthouse',
    category: 'sea',
    texts: {
      en: {
        prompt: 'A lighthouse by the sea at {hour} in {weather}, {camera}',
        blanks: {
          weather: ['a storm', 'fog', 'rain', 'snow'],
          hour: ['night', 'dusk', 'dawn'],
          camera: ['push in', 'pan left', 'zoom out'],
        },
      },
      de: {
        prompt: 'Ein Leuchtturm am Meer im {weather} {hour}, {camera}',
        blanks: {
          weather: ['Sturm', 'Nebel', 'Regen', 'Schnee'],
          hour: ['bei Nacht', 'in der Dämmerung', 'am Morgen'],
          camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'sea-balloons',
    category: 'sea',
    texts: {
      en: {
        prompt: 'Hot air balloons float over {place} at {hour}, {camera}',
        blanks: {
          place: ['a mountain lake', 'a valley', 'a desert', 'the sea'],
          hour: ['dawn', 'noon', 'sunset'],
          camera: ['zoom out', 'pan left', 'push in'],
        },
      },
      de: {
        prompt: 'Heißluftballons schweben über {place} {hour}, {camera}',
        blanks: {
          place: ['einem Bergsee', 'einem Tal', 'einer Wüste', 'dem Meer'],
          hour: ['am Morgen', 'am Mittag', 'bei Sonnenuntergang'],
          camera: ['die Kamera zoomt heraus', 'die Kamera schwenkt nach links', 'die Kamera fährt heran'],
        },
      },
    },
  },
  {
    id: 'place-city',
    category: 'places',
    texts: {
      en: {
        prompt: '{vessel} drives through a city at {hour} in {weather}, {camera}',
        blanks: {
          vessel: ['A taxi', 'A bus', 'A red car', 'A tram'],
          hour: ['night', 'dusk', 'dawn'],
          weather: ['rain', 'fog', 'snow'],
          camera: ['pan right', 'push in', 'handheld'],
        },
      },
      de: {
        prompt: '{vessel} fährt durch eine Stadt {hour} im {weather}, {camera}',
        blanks: {
          vessel: ['Ein Taxi', 'Ein Bus', 'Ein rotes Auto', 'Eine Straßenbahn'],
          hour: ['bei Nacht', 'in der Dämmerung', 'am Morgen'],
          weather: ['Regen', 'Nebel', 'Schnee'],
          camera: ['die Kamera schwenkt nach rechts', 'die Kamera fährt heran', 'Handkamera'],
        },
      },
    },
  },
  {
    id: 'place-castle',
    category: 'places',
    texts: {
      en: {
        prompt: '{animal} over a castle at {hour} in {weather}, {camera}',
        blanks: {
          animal: ['A dragon', 'An owl', 'Three birds', 'A phoenix'],
          hour: ['dusk', 'night', 'dawn'],
          weather: ['fog', 'a storm', 'snow'],
          camera: ['push in', 'spiral', 'zoom out'],
        },
      },
      de: {
        prompt: '{animal} über einer Burg {hour} im {weather}, {camera}',
        blanks: {
          animal: ['Ein Drache', 'Eine Eule', 'Drei Vögel', 'Ein Phönix'],
          hour: ['in der Dämmerung', 'bei Nacht', 'am Morgen'],
          weather: ['Nebel', 'Sturm', 'Schnee'],
          camera: ['die Kamera fährt heran', 'Spiralfahrt', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'place-space',
    category: 'places',
    texts: {
      en: {
        prompt: '{who} in space with stars, {camera}',
        blanks: {
          who: ['An astronaut', 'A robot', 'A satellite', 'A UFO'],
          camera: ['pan left', 'push in', 'zoom out'],
        },
      },
      de: {
        prompt: '{who} im Weltall mit Sternen, {camera}',
        blanks: {
          who: ['Ein Astronaut', 'Ein Roboter', 'Ein Satellit', 'Ein Ufo'],
          camera: ['die Kamera schwenkt nach links', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'place-mountain',
    category: 'places',
    texts: {
      en: {
        prompt: '{vessel} in the mountains in {weather} at {hour}, {camera}',
        blanks: {
          vessel: ['A train', 'A sleigh', 'A helicopter', 'A tent'],
          weather: ['snow', 'fog'],
          hour: ['dawn', 'sunset', 'night'],
          camera: ['pan left', 'push in', 'zoom out'],
        },
      },
      de: {
        prompt: '{vessel} in den Bergen im {weather} {hour}, {camera}',
        blanks: {
          vessel: ['Ein Zug', 'Ein Schlitten', 'Ein Hubschrauber', 'Ein Zelt'],
          weather: ['Schnee', 'Nebel'],
          hour: ['am Morgen', 'bei Sonnenuntergang', 'bei Nacht'],
          camera: ['die Kamera schwenkt nach links', 'die Kamera fährt heran', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'occasion-birthday',
    category: 'occasions',
    texts: {
      en: {
        prompt: '{thing} at a party with confetti, "{words}", {camera}',
        blanks: {
          thing: ['A cake', 'Balloons', 'A gift', 'A dog'],
          words: ['Happy birthday', 'Thirty', 'For you'],
          camera: ['push in', 'zoom out', 'crane down'],
        },
      },
      de: {
        prompt: '{thing} auf einer Party mit Konfetti, "{words}", {camera}',
        blanks: {
          thing: ['Eine Torte', 'Luftballons', 'Ein Geschenk', 'Ein Hund'],
          words: ['Alles Gute', 'Dreißig', 'Für dich'],
          camera: ['die Kamera fährt heran', 'die Kamera zoomt heraus', 'die Kamera sinkt'],
        },
      },
    },
  },
  {
    id: 'occasion-winter',
    category: 'occasions',
    texts: {
      en: {
        prompt: '{who} in a snowy forest at {hour}, "{words}", {camera}',
        blanks: {
          who: ['A snowman', 'A deer', 'A sleigh', 'A penguin'],
          hour: ['night', 'dusk', 'dawn'],
          words: ['Merry Christmas', 'Happy holidays', 'Winter sale'],
          camera: ['push in', 'zoom out', 'pan left'],
        },
      },
      de: {
        prompt: '{who} in einem verschneiten Wald {hour}, "{words}", {camera}',
        blanks: {
          who: ['Ein Schneemann', 'Ein Hirsch', 'Ein Schlitten', 'Ein Pinguin'],
          hour: ['bei Nacht', 'in der Dämmerung', 'am Morgen'],
          words: ['Frohe Weihnachten', 'Schöne Feiertage', 'Winterverkauf'],
          camera: ['die Kamera fährt heran', 'die Kamera zoomt heraus', 'die Kamera schwenkt nach links'],
        },
      },
    },
  },
  {
    id: 'occasion-halloween',
    category: 'occasions',
    texts: {
      en: {
        prompt: '{who} and a pumpkin in a forest at night in {weather}, {camera}',
        blanks: {
          who: ['A ghost', 'A witch', 'A black cat', 'A bat'],
          weather: ['fog', 'a storm', 'rain'],
          camera: ['push in', 'handheld', 'zoom out'],
        },
      },
      de: {
        prompt: '{who} und ein Kürbis in einem Wald bei Nacht im {weather}, {camera}',
        blanks: {
          who: ['Ein Gespenst', 'Eine Hexe', 'Eine schwarze Katze', 'Eine Fledermaus'],
          weather: ['Nebel', 'Sturm', 'Regen'],
          camera: ['die Kamera fährt heran', 'Handkamera', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'occasion-spring',
    category: 'occasions',
    texts: {
      en: {
        prompt: '{thing} in a park at {hour} with petals, "{words}", {camera}',
        blanks: {
          thing: ['A bouquet', 'Tulips', 'A rabbit', 'Butterflies'],
          hour: ['dawn', 'noon', 'sunset'],
          words: ['Hello spring', 'Thank you', 'With love'],
          camera: ['push in', 'pan right', 'zoom out'],
        },
      },
      de: {
        prompt: '{thing} in einem Park {hour} mit Blütenblättern, "{words}", {camera}',
        blanks: {
          thing: ['Ein Blumenstrauß', 'Tulpen', 'Ein Hase', 'Schmetterlinge'],
          hour: ['am Morgen', 'am Mittag', 'bei Sonnenuntergang'],
          words: ['Hallo Frühling', 'Danke', 'In Liebe'],
          camera: ['die Kamera fährt heran', 'die Kamera schwenkt nach rechts', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'motion-camera',
    category: 'motions',
    texts: {
      en: { prompt: '{camera}', blanks: { camera: ['Slow push in', 'Pan left', 'Zoom out', 'Tilt up'] } },
      de: {
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
    },
  },
  {
    id: 'motion-weather',
    category: 'motions',
    texts: {
      en: {
        prompt: '{weather} falls, {camera}',
        blanks: { weather: ['Snow', 'Rain'], camera: ['slow push in', 'pan right', 'zoom out'] },
      },
      de: {
        prompt: '{weather} fällt, {camera}',
        blanks: {
          weather: ['Schnee', 'Regen'],
          camera: ['die Kamera fährt langsam heran', 'die Kamera schwenkt nach rechts', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'motion-air',
    category: 'motions',
    texts: {
      en: {
        prompt: '{air}, {camera}',
        blanks: {
          air: ['Petals', 'Fireflies', 'Embers', 'Confetti'],
          camera: ['slow push in', 'pan left', 'zoom out'],
        },
      },
      de: {
        prompt: '{air}, {camera}',
        blanks: {
          air: ['Blütenblätter', 'Glühwürmchen', 'Funken', 'Konfetti'],
          camera: ['die Kamera fährt langsam heran', 'die Kamera schwenkt nach links', 'die Kamera zoomt heraus'],
        },
      },
    },
  },
  {
    id: 'motion-fog',
    category: 'motions',
    texts: {
      en: { prompt: 'Fog drifts, {camera}', blanks: { camera: ['slow push in', 'pan right', 'tilt down'] } },
      de: {
        prompt: 'Nebel, {camera}',
        blanks: {
          camera: [
            'die Kamera fährt langsam heran',
            'die Kamera schwenkt nach rechts',
            'die Kamera schwenkt nach unten',
          ],
        },
      },
    },
  },
];
