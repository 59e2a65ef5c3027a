import { SUPPORT_TOPICS, type SupportTopic } from '@kinora/contracts';
import { findSku } from '@kinora/contracts/plans';

import type { MailLanguage } from './mail-text.ts';

/** Control characters, and those that change the direction of writing: a value must not dress up as something else. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const LONGEST = 4000;
const DELETION_MS = 7 * 86_400_000;

/** A value on one line, as it was meant to be read. */
const onOneLine = (text: string) => text.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim().slice(0, LONGEST);

/** The same for what may have several lines. */
function onManyLines(text: string): string {
  const lines = text.slice(0, LONGEST).split(/\r\n|[\n\r\u2028\u2029]/u);
  return lines.map((line) => line.replaceAll('\t', ' ').replace(UNSEEN, '').trimEnd()).join('\n');
}

/** A moment, with the zone it is said in. */
function momentOf(time: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${onOneLine(format.format(time))} UTC`;
}

const isTopic = (text: string): text is SupportTopic => SUPPORT_TOPICS.some((topic) => topic === text);

/** An amount of US cents as its reader writes money. */
function moneyOf(cents: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  return cents === '' ? '' : onOneLine(format.format(Number(cents) / 100));
}

/** What was sold, in words; the id of what is not on sale any more. */
function productOf(id: string, { pack, plans }: MailLanguage): string {
  const sku = findSku(id);
  if (!sku) return id;
  return sku.kind === 'plan' ? plans[sku.period][sku.tier] : pack.replace('{credits}', String(sku.credits));
}

export interface MailContext {
  /** When the mail was queued, in epoch milliseconds: with what it tells of. */
  readonly createdAt: number;
  /** The address of the operator. */
  readonly support: string;
  readonly operator: string;
}

/** What stands for `{name}` in a text: every value cleaned, moments and topics in words. */
export function valuesFor(
  given: Readonly<Record<string, unknown>>,
  { createdAt, operator, support }: MailContext,
  language: MailLanguage,
): ReadonlyMap<string, string> {
  const { dates, topics } = language;
  const texts = Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const values = new Map(texts.map(([name, text]) => [name, name === 'message' ? onManyLines(text) : onOneLine(text)]));
  const at = Date.parse(values.get('at') ?? '');
  const topic = values.get('topic') ?? '';
  values.set('at', momentOf(Number.isNaN(at) ? createdAt + DELETION_MS : at, dates));
  const until = Date.parse(values.get('until') ?? '');
  values.set('until', Number.isNaN(until) ? '' : momentOf(until, dates));
  values.set('money', moneyOf(values.get('cents') ?? '', dates));
  values.set('product', productOf(values.get('sku') ?? '', language));
  values.set('now', momentOf(createdAt, dates));
  values.set('topic', isTopic(topic) ? topics[topic] : topics.other);
  values.set('support', onOneLine(support));
  values.set('operator', onOneLine(operator));
  return values;
}
