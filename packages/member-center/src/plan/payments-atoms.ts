import { apiClientAtom, createMore } from '@kinora/api-client';
import { openPortal, readPayments } from '@kinora/api-client/money';
import { createMemberAnswer } from '@kinora/auth';
import { atom } from 'jotai';

import { moneyNewsAtom } from '../money-news-atoms.ts';

const PAGE = 10;

const payments = createMemberAnswer({
  read: (client) => readPayments(client, { limit: PAGE }),
  newsAtom: moneyNewsAtom,
});

const more = createMore({
  ...payments,
  read: (client, _known, cursor) => readPayments(client, { cursor, limit: PAGE }),
  add: (known, page) => ({ payments: [...known.payments, ...page.payments], next: page.next }),
});

/** The payments as far as they were read, newest first; read while they are shown. */
export const paymentsAtom = payments.answerAtom;

export const loadPaymentsAtom = payments.loadAtom;

/** How it stands with the next page. */
export const morePaymentsStateAtom = more.moreAtom;

/** Reads the next page. */
export const morePaymentsAtom = more.loadAtom;

/** The page of the payment service where cards and invoices are cared for. */
export const openPortalAtom = atom(null, (get, _set, language: string) => openPortal(get(apiClientAtom), language));
