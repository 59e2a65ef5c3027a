import { describeRig } from '../testing/rig-facts.ts';
import { book } from './book.ts';

describeRig('book', book);
