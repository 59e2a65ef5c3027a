import type { TemplateTexts } from './template-texts.ts';

/** What our templates say in English. */
export const ENGLISH_TEXTS: TemplateTexts = {
  'product-table': {
    prompt: '{thing} in a room at {hour}, {camera}',
    blanks: {
      thing: ['A teapot', 'A wristwatch', 'A red handbag', 'A laptop'],
      hour: ['dawn', 'noon', 'sunset', 'night'],
      camera: ['push in', 'pan left', 'zoom out'],
    },
  },
  'product-beach': {
    prompt: '{thing} on a beach at {hour}, {camera}',
    blanks: {
      thing: ['A pink sneaker', 'A blue backpack', 'A skateboard', 'A yellow umbrella'],
      hour: ['sunset', 'dawn', 'noon'],
      camera: ['push in', 'pan left', 'zoom out'],
    },
  },
  'product-city': {
    prompt: '{thing} in a neon city at night in {weather}, {camera}',
    blanks: {
      thing: ['A red motorcycle', 'A silver car', 'A scooter', 'A bicycle'],
      weather: ['rain', 'fog', 'snow'],
      camera: ['push in', 'pan left', 'pan right'],
    },
  },
  'product-stage': {
    prompt: '{thing} on a stage with confetti, "{words}", {camera}',
    blanks: {
      thing: ['A trophy', 'A guitar', 'A diamond', 'A gift'],
      words: ['New', 'Out now', 'Only today'],
      camera: ['push in', 'crane down', 'zoom out'],
    },
  },
  'food-kitchen': {
    prompt: '{dish} in a kitchen at {hour}, {camera}',
    blanks: {
      dish: ['A bowl of ramen', 'A pizza', 'A pie', 'A cup of coffee'],
      hour: ['dawn', 'noon', 'night'],
      camera: ['push in', 'pan left', 'zoom out'],
    },
  },
  'food-market': {
    prompt: '{dish} at a market on a {weather} day, {camera}',
    blanks: {
      dish: ['Apples and pears', 'Strawberries', 'Bread and cheese', 'Tomatoes and carrots'],
      weather: ['sunny', 'rainy', 'snowy'],
      camera: ['pan right', 'push in', 'zoom out'],
    },
  },
  'food-picnic': {
    prompt: '{dish} in a park at {hour} with petals, {camera}',
    blanks: {
      dish: ['A cupcake', 'A watermelon', 'A sandwich', 'An ice cream sundae'],
      hour: ['noon', 'sunset', 'dawn'],
      camera: ['push in', 'pan left', 'zoom out'],
    },
  },
  'food-campfire': {
    prompt: '{who} at a campfire in a forest at {hour}, fireflies, {camera}',
    blanks: {
      who: ['A bear', 'Two friends', 'A fox', 'An astronaut'],
      hour: ['night', 'dusk'],
      camera: ['push in', 'zoom out', 'pan left'],
    },
  },
  'animal-forest': {
    prompt: '{animal} runs through a forest in {weather}, {camera}',
    blanks: {
      animal: ['A fox', 'A deer', 'A wolf', 'A rabbit'],
      weather: ['snow', 'fog', 'rain'],
      camera: ['pan right', 'push in', 'handheld'],
    },
  },
  'animal-asleep': {
    prompt: '{animal} sleeps in a library at {hour} in {weather}, {camera}',
    blanks: {
      animal: ['A cat', 'A dog', 'A fox', 'A lion'],
      hour: ['night', 'dusk', 'dawn'],
      weather: ['rain', 'snow'],
      camera: ['push in', 'zoom out'],
    },
  },
  'animal-farm': {
    prompt: '{animal} on a farm at {hour}, {camera}',
    blanks: {
      animal: ['Three sheep', 'A cow', 'A rooster', 'A horse'],
      hour: ['dawn', 'noon', 'sunset'],
      camera: ['pan left', 'push in', 'zoom out'],
    },
  },
  'animal-jungle': {
    prompt: '{animal} in a jungle in {weather} at {hour}, {camera}',
    blanks: {
      animal: ['A tiger', 'An elephant', 'A parrot', 'A monkey'],
      weather: ['rain', 'mist'],
      hour: ['dawn', 'noon', 'night'],
      camera: ['push in', 'pan right', 'zoom out'],
    },
  },
  'sea-boat': {
    prompt: '{vessel} on a calm sea at {hour}, {camera}',
    blanks: {
      vessel: ['A sailboat', 'A paper boat', 'A ferry', 'A steamship'],
      hour: ['sunset', 'dawn', 'night'],
      camera: ['push in', 'pan left', 'zoom out'],
    },
  },
  'sea-deep': {
    prompt: '{animal} swims under water with bubbles, {camera}',
    blanks: {
      animal: ['A whale', 'A dolphin', 'A turtle', 'A shark'],
      camera: ['pan right', 'push in', 'zoom out'],
    },
  },
  'sea-lighthouse': {
    prompt: 'A lighthouse by the sea at {hour} in {weather}, {camera}',
    blanks: {
      weather: ['a storm', 'fog', 'rain', 'snow'],
      hour: ['night', 'dusk', 'dawn'],
      camera: ['push in', 'pan left', 'zoom out'],
    },
  },
  'sea-balloons': {
    prompt: 'Hot air balloons float over {place} at {hour}, {camera}',
    blanks: {
      place: ['a mountain lake', 'a valley', 'a desert', 'the sea'],
      hour: ['dawn', 'noon', 'sunset'],
      camera: ['zoom out', 'pan left', 'push in'],
    },
  },
  'place-city': {
    prompt: '{vessel} drives through a city at {hour} in {weather}, {camera}',
    blanks: {
      vessel: ['A taxi', 'A bus', 'A red car', 'A tram'],
      hour: ['night', 'dusk', 'dawn'],
      weather: ['rain', 'fog', 'snow'],
      camera: ['pan right', 'push in', 'handheld'],
    },
  },
  'place-castle': {
    prompt: '{animal} over a castle at {hour} in {weather}, {camera}',
    blanks: {
      animal: ['A dragon', 'An owl', 'Three birds', 'A phoenix'],
      hour: ['dusk', 'night', 'dawn'],
      weather: ['fog', 'a storm', 'snow'],
      camera: ['push in', 'spiral', 'zoom out'],
    },
  },
  'place-space': {
    prompt: '{who} in space with stars, {camera}',
    blanks: {
      who: ['An astronaut', 'A robot', 'A satellite', 'A UFO'],
      camera: ['pan left', 'push in', 'zoom out'],
    },
  },
  'place-mountain': {
    prompt: '{vessel} in the mountains in {weather} at {hour}, {camera}',
    blanks: {
      vessel: ['A train', 'A sleigh', 'A helicopter', 'A tent'],
      weather: ['snow', 'fog'],
      hour: ['dawn', 'sunset', 'night'],
      camera: ['pan left', 'push in', 'zoom out'],
    },
  },
  'occasion-birthday': {
    prompt: '{thing} at a party with confetti, "{words}", {camera}',
    blanks: {
      thing: ['A cake', 'Balloons', 'A gift', 'A dog'],
      words: ['Happy birthday', 'Thirty', 'For you'],
      camera: ['push in', 'zoom out', 'crane down'],
    },
  },
  'occasion-winter': {
    prompt: '{who} in a snowy forest at {hour}, "{words}", {camera}',
    blanks: {
      who: ['A snowman', 'A deer', 'A sleigh', 'A penguin'],
      hour: ['night', 'dusk', 'dawn'],
      words: ['Merry Christmas', 'Happy holidays', 'Winter sale'],
      camera: ['push in', 'zoom out', 'pan left'],
    },
  },
  'occasion-halloween': {
    prompt: '{who} and a pumpkin in a forest at night in {weather}, {camera}',
    blanks: {
      who: ['A ghost', 'A witch', 'A black cat', 'A bat'],
      weather: ['fog', 'a storm', 'rain'],
      camera: ['push in', 'handheld', 'zoom out'],
    },
  },
  'occasion-spring': {
    prompt: '{thing} in a park at {hour} with petals, "{words}", {camera}',
    blanks: {
      thing: ['A bouquet', 'Tulips', 'A rabbit', 'Butterflies'],
      hour: ['dawn', 'noon', 'sunset'],
      words: ['Hello spring', 'Thank you', 'With love'],
      camera: ['push in', 'pan right', 'zoom out'],
    },
  },
  'motion-camera': {
    prompt: '{camera}',
    blanks: {
      camera: ['Slow push in', 'Pan left', 'Zoom out', 'Tilt up'],
    },
  },
  'motion-weather': {
    prompt: '{weather} falls, {camera}',
    blanks: {
      weather: ['Snow', 'Rain'],
      camera: ['slow push in', 'pan right', 'zoom out'],
    },
  },
  'motion-air': {
    prompt: '{air}, {camera}',
    blanks: {
      air: ['Petals', 'Fireflies', 'Embers', 'Confetti'],
      camera: ['slow push in', 'pan left', 'zoom out'],
    },
  },
  'motion-fog': {
    prompt: 'Fog drifts, {camera}',
    blanks: {
      camera: ['slow push in', 'pan right', 'tilt down'],
    },
  },
};
