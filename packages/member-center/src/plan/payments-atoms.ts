import { apiClientAtom, cursorOf, type Page } from '@kinora/api-client';
import { openPortal, readPayments } from '@kinora/api-client/money';
import { createMemberPages } from '@kinora/auth';
import type { Payment } from '@kinora/contracts/money';
import { atom } from 'jotai';

import { moneyNewsAtom } from '../money-news-atoms.ts';

const PAGE = 10;

const payments = createMemberPages({
  readPage: (client, _memberId, known: Page<Payment> | null) =>
    readPayments(client, { ...cursorOf(known), limit: PAGE }),
  newsAtom: moneyNewsAtom,
});

/** The payments as far as they were read, newest first; read while they are shown. */
export const paymentsAtom = payments.answerAtom;

export const loadPaymentsAtom = payments.loadAtom;

/** How it stands with the next page. */
export const morePaymentsStateAtom = payments.moreAtom;

/** Reads the next page. */
export const morePaymentsAtom = payments.loadMoreAtom;

/** The page of the payment service where cards and invoices are cared for. */
export const openPortalAtom = atom(null, (get, _set, language: string) => openPortal(get(apiClientAtom), language));
