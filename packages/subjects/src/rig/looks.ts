/**
 * `full` stands as drawn, `head` gets a plush body, `prop` sits on the ground, `air` hangs; `sign` has letters, a dial or
 * a direction, so it is never mirrored.
 */
export type PicturePose = 'full' | 'head' | 'prop' | 'air' | 'sign';

/** A garment that a prompt may put on anybody. */
export type Worn =
  | 'dress'
  | 'skirt'
  | 'suit'
  | 'coat'
  | 'raincoat'
  | 'jumper'
  | 'hoodie'
  | 'shirt'
  | 'dungarees'
  | 'cardigan'
  | 'waistcoat'
  | 'swimwear'
  | 'hat'
  | 'cap'
  | 'beanie'
  | 'crown'
  | 'top hat'
  | 'headphones'
  | 'glasses'
  | 'sunglasses'
  | 'helmet'
  | 'flower crown'
  | 'boots'
  | 'roller skates'
  | 'ice skates'
  | 'gloves'
  | 'apron'
  | 'scarf'
  | 'cape'
  | 'backpack'
  | 'umbrella'
  | 'knight'
  | 'ballerina'
  | 'chef'
  | 'witch'
  | 'wizard'
  | 'pirate'
  | 'cowboy'
  | 'santa'
  | 'princess'
  | 'superhero'
  | 'tie'
  | 'bow tie'
  | 'astronaut'
  | 'dinosaur';

/** What a face shows. */
export type Feeling = 'glad' | 'laughing' | 'sad' | 'crying' | 'angry' | 'tired' | 'afraid' | 'yawning';

/** What something is made of that is usually of something else. */
export type Material =
  | 'glass'
  | 'ice'
  | 'wood'
  | 'stone'
  | 'gold'
  | 'metal'
  | 'paper'
  | 'wool'
  | 'chocolate'
  | 'water'
  | 'fire'
  | 'stars'
  | 'cloud';

/** What happens to something by itself. */
export type State = 'pouring' | 'melting' | 'foaming' | 'smoking';

/** What somebody bathes in, rolls in or splashes in; `flour` flies about whoever bakes, and nobody is in it. */
export type Thrown = 'sand' | 'mud' | 'water' | 'leaves' | 'snow' | 'flour';

/** What may have the shape of something else. */
export type ShapedThing = 'hot air balloon' | 'balloon' | 'lamp' | 'cake' | 'car' | 'chart';

/** Something put on over the clothes, in a colour of its own. */
export interface WornPiece {
  readonly piece: Worn;
  /** As `#rrggbb`; left out where no word says it. */
  readonly tint?: string | undefined;
}

/** How one subject of the cast looks; plain data, so that a plan can be stored. */
export interface Looks {
  /** Coat of a quadruped, model of a figure. */
  readonly kind?: string | undefined;
  /** What a figure wears, by the name of its drawing. */
  readonly costume?: string | undefined;
  /** What is put on besides. */
  readonly worn?: readonly WornPiece[] | undefined;
  /** Colour word of the prompt, as `#rrggbb`. */
  readonly tint?: string | undefined;
  /** Colours that the members of a group have in turn, as `#rrggbb`. */
  readonly tints?: readonly string[] | undefined;
  /** Colour of what an animal has on, as `#rrggbb`. */
  readonly cloth?: string | undefined;
  /** Colour of a person's hair, as `#rrggbb`. */
  readonly hair?: string | undefined;
  readonly isBearded?: boolean | undefined;
  /** Of a grown person who is neither young nor old: hair that turns grey, and lines in the face. */
  readonly isMiddleAged?: boolean | undefined;
  /** Colour of a single one of a group, as `#rrggbb`. */
  readonly odd?: string | undefined;
  /** Is only dreamt of: it stands in a bubble. */
  readonly isDreamt?: boolean | undefined;
  /** Stands with one leg drawn up. */
  readonly isOneLegged?: boolean | undefined;
  /** Has its top below. */
  readonly isInverted?: boolean | undefined;
  readonly material?: Material | undefined;
  /** What it is that only has the shape of what its rig draws. */
  readonly shaped?: ShapedThing | undefined;
  readonly state?: State | undefined;
  /** Hangs from the rope of a crane, which pulls it up. */
  readonly isHoisted?: boolean | undefined;
  /** What flies about it as it moves. */
  readonly throws?: Thrown | undefined;
  /** Name of a mounted picture. */
  readonly picture?: string | undefined;
  readonly pose?: PicturePose | undefined;
  readonly feeling?: Feeling | undefined;
  /** Has something in the hands, which is drawn by itself. */
  readonly carries?: boolean | undefined;
  /** Of a knight: the visor of the helmet is down. */
  readonly isVisored?: boolean | undefined;
  /** Sits or lies on a seat: of the place, or one that bears it. */
  readonly isSeated?: boolean | undefined;
  /** Has the head laid against what it sits or stands beside. */
  readonly isLeaning?: boolean | undefined;
  /** Seen from behind. */
  readonly isTurned?: boolean | undefined;
}
