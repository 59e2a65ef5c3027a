import {
  array as yupArray,
  boolean as yupBoolean,
  mixed as yupMixed,
  number as yupNumber,
  object as yupObject,
  ref as yupRef,
  string as yupString,
  setLocale,
} from 'yup';

// What a field answers where its schema names no word of its own: a stable word, never a sentence of the library.
setLocale({
  mixed: {
    default: 'invalid',
    required: 'missing',
    defined: 'missing',
    notNull: 'wrong-type',
    oneOf: 'unknown',
    notOneOf: 'invalid',
    notType: 'wrong-type',
  },
});

/** Schemas are made of these, never of the library's own: their words are set before. */
export const array = yupArray;
export const boolean = yupBoolean;
export const mixed = yupMixed;
export const number = yupNumber;
export const object = yupObject;
export const ref = yupRef;
export const string = yupString;
export type { InferType } from 'yup';
