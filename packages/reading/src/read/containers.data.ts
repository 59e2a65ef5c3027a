/** Drawings that others look out of, by the name of their picture or rig. */
export const CONTAINERS: readonly string[] = [
  'mug',
  'bowl',
  'box',
  'basket',
  'bathtub',
  'teapot',
  'bucket',
  'bowl-with-spoon',
  'pot-of-food',
  'empty-nest',
  'shopping-cart',
  'honey-pot',
  'wastebasket',
  'backpack',
  'handbag',
  'hiking-boot',
];
