import type { Hashes } from '@kinora/contracts/wire';
import { sha1 } from 'js-sha1';
import SparkMD5 from 'spark-md5';

/** Lower-case hex of the UTF-8 text. */
export const hashes: Hashes = { sha1: (text) => sha1(text), md5: (text) => SparkMD5.hash(text) };
