/** What stands nearest where the order of meanings, or the family of animals, would lead elsewhere. */
export const NEAR = {
  boxer: 'person',
  calf: 'cow',
  drone: 'helicopter',
  emu: 'bird',
  gondola: 'canoe',
  kid: 'child',
  lynx: 'cat',
  sword: null,
  plant: 'houseplant',
  plate: null,
  glove: null,
  painter: 'person',
  yak: 'bison',
};
