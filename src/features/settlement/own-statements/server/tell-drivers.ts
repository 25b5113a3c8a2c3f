import { sql } from 'drizzle-orm'
import {
  postManyAbout,
  renderSms,
  sendsSmsInPolish,
  withdrawMessagesAbout,
} from '#features/messaging/server/public.ts'
import { postPush, type ToldByPush } from '#features/push/server/public.ts'
import { whoTakesCash } from '#features/settlement/accounts/server/public.ts'
import { beginLedger } from '#features/settlement/ledger/server/public.ts'
import { overriddenAccounts } from '#features/settlement/transfers/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { statementKey } from '../domain/statement-key.ts'
import { type ToldStatement, weekInMessage } from '../texts-messages.ts'
import { letterWordsIn } from './letter-words.ts'
import { statementTellings } from './tables.ts'
import { NEWS_FOR_MS } from './ways-to.ts'
import { type ToBeTold, whoIsTold } from './who-is-told.ts'

/**
 * Tells drivers of the week's closed statements, in the transaction of what says that they were told: each
 * version once, and each accepted correction once. Whoever presses second waits for the first, and finds
 * nothing left; nothing is reopened meanwhile.
 */
export async function tellDrivers(
  tx: Tx,
  platform: Platform,
  { week, by }: { readonly week: Week; readonly by: string },
) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('statement tellings')})`)
  await beginLedger(tx)
  const { letters, sms, pending, unreachable } = await whoIsTold(tx, platform, week)
  if (!letters && !sms) return fail({ code: 'switched_off' as const })
  const numbers = pending.map(({ statement }) => statement.number)
  const instead = await overriddenAccounts(tx, platform.secrets, numbers)
  const cash = await whoTakesCash(
    tx,
    pending.map(({ statement }) => statement.driverId),
  )
  const pushed = await postPush(tx, platform, 'statement-ready', pending.map(byPush(platform)))
  const written = pending.map((one) => ({ ...one, told: toldOf(one, week, platform, { instead, cash }) }))
  const messageOf = (one: ToBeTold) => ({
    topic: topicOf(platform, one),
    // A letter has the amounts, which no push may have: it comes all the same.
    afterPush: one.way === 'sms' && pushed.has(one.holderId),
  })
  const mails = written
    .filter(({ way }) => way === 'email')
    .map(({ told, ...one }) => ({
      ...{
        to: one.to,
        subject: letterWordsIn(one.language).statementSubject(told),
        text: letterWordsIn(one.language).statementLetter(told),
      },
      ...messageOf(one),
    }))
  const texts = []
  const inPolish = await sendsSmsInPolish(tx)
  for (const { told, ...one } of written)
    if (one.way === 'sms') {
      const { fullName, link } = told
      const language = inPolish ? null : one.language
      const outcome = letterWordsIn(language).outcomeInMessage(told)
      const values = { fullName, week: weekInMessage(week), outcome, link }
      const text = await renderSms(tx, 'statement-ready', values, language)
      texts.push({ to: one.to, text, ...messageOf(one) })
    }
  const posted = await postManyAbout(tx, platform, mails, texts)
  // What can't go to its number stands in the outbox as not sent, with the reason; nobody was told by it, so
  // that it is tried again once the number is another.
  const goes = (one: ToBeTold) => {
    const state = posted.get(topicOf(platform, one).eventKey)
    return state !== undefined && state !== 'failed'
  }
  await storeTellings(tx, pending.filter(goes), { at: instantNow(platform.clock), by })
  const stuck = pending.filter((one) => !goes(one))
  const counts = {
    letters: mails.length - stuck.filter(({ way }) => way === 'email').length,
    sms: texts.length - stuck.filter(({ way }) => way === 'sms').length,
  }
  const { smtp, sms: gateway } = gatewaysOf(platform)
  return ok({
    ...counts,
    waits: (counts.letters > 0 && smtp === undefined) || (counts.sms > 0 && gateway === undefined),
    unreachable: [
      ...unreachable,
      ...stuck.map(({ statement: { driverId }, fullName }) => ({
        ...{ driverId, fullName, why: 'not-sent' as const },
      })),
    ],
  })
}

/** The office has reopened it: what waits in the outbox would tell of amounts that hold no more. */
export function withdrawTellings(platform: Platform) {
  return (tx: Tx, versionId: string): Promise<void> => withdrawMessagesAbout(tx, platform, [versionId])
}

function toldOf(
  { statement, fullName, news, correction, apartCorrection }: ToBeTold,
  week: Week,
  { configuration }: Platform,
  {
    instead,
    cash,
  }: Record<'instead', ReadonlyMap<string, string>> & Record<'cash', ReadonlyMap<string, boolean>>,
): ToldStatement {
  const { toPay, carry, paid, number, apart, driverId, takesCash } = statement
  const inCash = cash.get(driverId) ?? takesCash
  const accountEnd = inCash ? null : (instead.get(number) ?? statement.accountEnd)
  const link = `${configuration.publicUrl}/moje-rozliczenia/${statementKey(number)}`
  const ofCar = { apart, apartCorrection }
  return { fullName, week, toPay, carry, paid, accountEnd, news, correction, ...ofCar, link }
}

function topicOf(
  { clock, secrets }: Platform,
  { aboutIds, way, to }: Pick<ToBeTold, 'aboutIds' | 'way' | 'to'>,
) {
  const id = aboutIds.at(-1) ?? ''
  const notAfter = instantIn(clock, NEWS_FOR_MS)
  return {
    kind: 'statement-ready',
    id,
    eventKey: `statement:${way}:${id}:${secrets.fingerprint(to).slice(0, 12)}`,
    notAfter,
  }
}

/** The same as the letter or SMS, on the phones of whoever holds the account. */
function byPush(platform: Platform) {
  return (one: ToBeTold): ToldByPush => {
    const { kind: _, ...topic } = topicOf(platform, one)
    // Where it is a letter, nothing is spared.
    const smsKey = one.way === 'sms' ? topic.eventKey : `${topic.eventKey}:beside`
    return { driverId: one.holderId, smsKey, notAfter: topic.notAfter, topics: [topic] }
  }
}

async function storeTellings(
  tx: Tx,
  pending: readonly ToBeTold[],
  { at, by }: { readonly at: string; readonly by: string },
): Promise<void> {
  const rows = pending.flatMap(({ aboutIds, statement: { driverId, number }, way }) =>
    aboutIds.map((aboutId) => ({ aboutId, driverId, statement: number, way, toldAt: at, toldBy: by })),
  )
  for (let start = 0; start < rows.length; start += 500)
    await tx.insert(statementTellings).values(rows.slice(start, start + 500))
}
