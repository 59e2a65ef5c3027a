import type { BEARER_SUBJECTS, Material, PEOPLE_SUBJECTS, PICTURE_SUBJECTS, SubjectName, Worn } from '@kinora/subjects';

import type { RelationKind, Season, Time, Weather } from '../plan/scene-plan.ts';
import type { SetName } from '../plan/set-traits.ts';
import type { ColourName } from './colours.data.ts';
import type { ConditionWords } from './condition-words.ts';

/**
 * Concepts with the phrases that call for them, most telling first: the first with a phrase in the prompt wins. A word
 * of a phrase ends in `*` where endings may follow.
 */
export type Rules<Concept> = readonly (readonly [Concept, readonly string[]])[];

interface SubjectCalled {
  /** Singular words that name it. */
  readonly words: readonly string[];
  /** What it is drawn for, though it is something else. */
  readonly near?: readonly string[];
  /** Phrases about it that its drawing shows. */
  readonly shows?: readonly string[];
}
export type SubjectWords = Readonly<Record<SubjectName, SubjectCalled>>;
export type PeopleWords = Readonly<Record<keyof typeof PEOPLE_SUBJECTS, SubjectCalled>>;
export type BearerWords = Readonly<Record<keyof typeof BEARER_SUBJECTS, SubjectCalled>>;
export type PictureWords = Readonly<Record<keyof typeof PICTURE_SUBJECTS, SubjectCalled>>;

/** Subjects with words for what they are drawn for without being it. */
export type NearWords = Readonly<Partial<Record<SubjectName, readonly string[]>>>;

/** Words that are drawn where what they speak of is drawn, and only there. */
export interface Conveyed {
  /** Nouns that another word fills, as "light" in "morning light" and "air" in "snow in the air". */
  readonly carriers: readonly string[];
  /** What is around whatever flies. */
  readonly flown: readonly string[];
  /** Things, and what they are always drawn doing. */
  readonly motions: readonly (readonly [things: readonly string[], motions: readonly string[]])[];
  /** Adjectives of the words for an hour, a weather or a season, and of the nouns that these fill. */
  readonly looks: Readonly<Record<Time | Weather | Season, readonly string[]>>;
  /** Adjectives of everything at such an hour or in such a weather. */
  readonly moods: Readonly<Partial<Record<Time | Weather, readonly string[]>>>;
  /** What has the colours of the season. */
  readonly foliage: readonly string[];
}

/** The small words that give others their meaning. */
export interface SmallWords {
  /** Definite and indefinite, in every form. */
  readonly articles: readonly string[];
  /** The noun behind one of these is not wanted. */
  readonly denials: readonly string[];
  /** The noun before one of these is not wanted, as in 犬はいない and "köpek yok". */
  readonly denialsBehind?: readonly string[];
  /** "or": what follows is not wanted either. */
  readonly alternatives: readonly string[];
  /** Phrases that only look like a denial. */
  readonly notDenied: readonly string[];
  /** Phrases in which the name of a subject means something else, as in "fairy tale". */
  readonly idioms: readonly string[];
  /** Adjectives that are spelt like a place: one only behind a small word, as "desierto" in "calle desierta". */
  readonly spelledLikePlaces?: readonly string[];
  /** Words that put subjects side by side. */
  readonly joins: readonly string[];
  /** Phrases that only look like a subject's name. */
  readonly notNames: readonly string[];
  /** Before a thing that somebody has. */
  readonly having: string;
  /** Behind a thing that somebody has, these put it on top of them: "a cake with a cherry on top". */
  readonly onTop?: readonly string[];
  /** Names that right before another noun only describe it, as "junge" in "junge Frau". */
  readonly describing: readonly string[];
  /** Names that right before another only say what kind it is, as "mother" in "mother duck". */
  readonly attributive: readonly string[];
  /** Names that right behind an animal only say that there are several: "a bear family". */
  readonly broods: readonly string[];
  /** Between a noun and these, its number and colour stand. */
  readonly breaks: readonly string[];
  /** Stand before a noun that only says what kind the noun before is, as "de" in "taza de té"; none where it stands first. */
  readonly linking: readonly string[];
  /** Words of what is heard. */
  readonly sounds: readonly string[];
  /** How fast or how softly a camera goes. */
  readonly paces: readonly string[];
  /** Words that only join others, or praise: neither seen nor missed. */
  readonly fillers: readonly string[];
}

/** How a prompt opens that is a greeting to print. */
interface GreetingWords {
  readonly openings: readonly string[];
  /** Where the greeting ends and the scene begins. */
  readonly scene: readonly string[];
}

/** How a prompt speaks of clothes. */
export interface ClothingWords {
  readonly pieces: Rules<Worn>;
  /** Before a piece that is worn. */
  readonly wearing: readonly string[];
  /** Before a role that somebody is dressed up as, with its article. */
  readonly disguises: readonly string[];
  /** Behind a role that is only a costume. */
  readonly costumes: readonly string[];
  /** Behind a piece that stands before whoever wears it, as in 赤い帽子の少年; an empty one where nothing has to. */
  readonly worn?: readonly string[];
}

/** How a prompt lists its shots. */
interface ShotWords {
  /** Stands before the number of a shot. */
  readonly headings: readonly string[];
  /** Phrases between two shots. */
  readonly cuts: readonly string[];
}

/** How a language orders words whose relation stands behind its noun: 車の上の猫 is a cat on a car. */
export interface RelationOrder {
  /** The relations whose words do so; those of the others stand before their noun. */
  readonly behind: readonly RelationKind[];
  /** One of these stands behind whoever a sentence is about, where the language marks that. */
  readonly subjectMarks?: readonly string[];
  /** Behind a relation or a doing, these make it one of the noun that follows. */
  readonly attributeMarks: readonly string[];
}

/** How a language makes one noun of two, of which only one says what it is. */
export interface Compounding {
  /** Where the noun stands that says what it is. */
  readonly head: 'first' | 'last';
  /** Between the two: "de" in "chaise de jardin"; with an empty one, or none, they may touch. */
  readonly links: readonly string[];
  /** Whether the second of two nouns may be such a head by its form. */
  readonly isHead?: (word: string) => boolean;
  /** Parts and likenesses, behind whose noun the whole is drawn: "lion statue". */
  readonly wholes?: readonly string[];
  /** What people do with the thing that is named before: "dog walker". */
  readonly handlers?: readonly string[];
}

/** What a word means beside some others; without `beside`, where none of those of the others stands. */
export interface Sense {
  /** What draws it, by the name of a subject or a thing; `null` where nothing does. */
  readonly subject: string | null;
  /** Drawn as something near to it, not as itself. */
  readonly near?: true;
  readonly beside?: readonly string[];
}

/** Words that name two things of which at least one is drawn; the first sense that fits is meant. */
export type Senses = Readonly<Record<string, readonly Sense[]>>;

/** How a language tells an age. */
export interface AgeWords {
  /** Phrases behind a number that make it one. */
  readonly units: readonly string[];
  /** Numbers that are written out. */
  readonly tens?: Readonly<Record<string, number>>;
  /** Phrases for ten years of a life. */
  readonly decades?: Readonly<Record<string, number>>;
  /** Words before a number that ends its clause: "a woman about fifty". */
  readonly about?: readonly string[];
  /** Adjectives of somebody old, right beside the noun. */
  readonly elder: readonly string[];
  /** Phrases for somebody neither young nor old, right beside the noun. */
  readonly middle?: readonly string[];
}

/** How many a form of a noun means. */
export type NounNumber = 'one' | 'two' | 'several';

/** What stands before a material and behind the noun. */
export interface MakingWords {
  /** Before any material. */
  readonly any: readonly string[];
  /** Before these alone: "a bridge of stone", but no glass of water. */
  readonly some: readonly string[];
  readonly of: readonly Material[];
}

/** One language: what every concept of the engine is called in it. A new language is one of these. */
export interface Lexicon {
  readonly language: string;
  /** The singular of a noun, and of other words a form that all their forms share. */
  readonly baseOf: (word: string) => string;
  readonly subjects: Partial<SubjectWords>;
  /** People by what they do or are. */
  readonly trades?: NearWords;
  readonly relatives?: NearWords;
  readonly places: Rules<SetName>;
  /** Trades, doings, feasts and times of the year, and where they take place when no place is named. */
  readonly occasions?: Rules<SetName>;
  /** What each set shows besides its own name, so that these phrases count as seen. */
  readonly shown: Readonly<Record<SetName, readonly string[]>>;
  readonly conditions: ConditionWords;
  /** What stands between two subjects and says how they stand to each other. */
  readonly relations: Rules<RelationKind>;
  readonly colours: Readonly<Record<string, ColourName>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly small: SmallWords;
  readonly conveyed: Conveyed;
  readonly greeting: GreetingWords;
  readonly clothing: ClothingWords;
  readonly shots: ShotWords;
  /** The noun of a name of several words stands first in it, and takes its plural: "barcos de papel". */
  readonly headFirst?: true;
  /** Words that lose their last vowel before another, and stand before it with an apostrophe: "l’orage". */
  readonly elided?: readonly string[];
  /** A colour may stand behind its noun: "gato negro"; `always` where none stands before it. */
  readonly coloursFollow?: true | 'always';
  /** A number may stand behind its noun: 猫が三匹. */
  readonly numbersFollow?: true;
  readonly relationOrder?: RelationOrder;
  readonly compounding?: Compounding;
  /** Nouns of two are written as one, and large; these beginnings of words only look so. */
  readonly solid?: readonly string[];
  readonly ages?: AgeWords;
  readonly senses?: Senses;
  /** Without it, every form of a noun but its base is a plural. */
  readonly numberOf?: (word: string) => NounNumber;
  /** Letters by which its prompts are told from those of a language that knows as many of their words. */
  readonly letters?: RegExp;
  /** Letters that none of its words has: a prompt with one of them is in another language. */
  readonly foreignLetters?: RegExp;
  /** A short noun that touches other letters of its kind is part of another word: 馬車 is no horse. */
  readonly compounds?: true;
  /** Ends of verbs that a script without spaces parts from them: the いる of 走っている. */
  readonly verbEndings?: readonly string[];
  /** Written without spaces. */
  readonly unspaced?: true;
  /** Words for somebody who was named before. */
  readonly pronouns: readonly string[];
  /** Phrases that make it day over a valley whose hour nobody names. */
  readonly daylight: readonly string[];
  /** Phrases that put even a boat under water. */
  readonly diving: readonly string[];
  readonly iceberg: readonly string[];
}
