import { createHash } from 'node:crypto'
import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import { sizeOfSms } from '#features/messaging/domain/public.ts'
import {
  countAbout,
  messagesWithKeys,
  postLetters,
  postSmsTexts,
  smsLetters,
} from '#features/messaging/server/public.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { sendNote } from '../contract-bulk.ts'
import { MOST_NOTES, wayOfNote } from '../domain/note.ts'

type Note = ParsedOf<typeof sendNote>

interface Left {
  readonly id: string
  readonly why: 'no-way' | 'told-today' | 'enough-today' | 'gone'
}

interface Told {
  readonly driver: Driver
  readonly way: 'email' | 'sms'
  readonly eventKey: string
}

interface NotePlan {
  readonly told: readonly Told[]
  readonly left: readonly Left[]
  readonly email: number
  readonly sms: number
  /** Of all SMS together, as gateways count them. */
  readonly parts: number
  /** As it goes out as an SMS. */
  readonly smsText: string
}

/**
 * Who is told how, and who is not. The same words reach a driver once on a day of the fleet, whoever sends
 * them and however often; and nobody gets more than `MOST_NOTES` on one day.
 */
export async function planNote(queries: Queries, { clock }: Platform, note: Note): Promise<NotePlan> {
  const ids = [...new Set(note.ids)].sort()
  const drivers = await driversByIds(queries, ids)
  const { date } = fleetTime(clock)
  // By what is read: a capital, a stop or the subject makes no other message of it.
  const plain =
    looseKey(note.text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || note.text
  const words = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const keyOf = (id: string) => `office-note:${date}:${words}:${id}`
  const today = await countAbout(queries, 'office-note', `office-note:${date}:`, ids)
  const before = await messagesWithKeys(queries, ids.map(keyOf))
  const told: Told[] = []
  const left: Left[] = []
  for (const id of ids) {
    const driver = drivers.get(id)
    const eventKey = keyOf(id)
    const way = driver && wayOfNote(note.way, driver)
    if (!driver) left.push({ id, why: 'gone' })
    else if (!way) left.push({ id, why: 'no-way' })
    else if (before.has(eventKey)) left.push({ id, why: 'told-today' })
    else if ((today.get(id) ?? 0) >= MOST_NOTES) left.push({ id, why: 'enough-today' })
    else told.push({ driver, way, eventKey })
  }
  const sms = told.filter(({ way }) => way === 'sms').length
  const smsText = (await smsLetters(queries))(note.text)
  return { told, left, email: told.length - sms, sms, parts: sms * sizeOfSms(smsText).parts, smsText }
}

/**
 * Puts the message into the outbox, in the transaction of the act.
 * @returns what went, and to whom it did not
 */
export async function postNote(tx: Tx, platform: Platform, note: Note): Promise<NotePlan> {
  const plan = await planNote(tx, platform, note)
  const common = ({ eventKey, driver }: Told) => ({
    ...{ eventKey, about: { kind: 'office-note', id: driver.id } },
  })
  const letters = plan.told.filter(({ way }) => way === 'email')
  const texts = plan.told.filter(({ way }) => way === 'sms')
  // Whoever sends the same words at the same moment is first by the keys, which are unique.
  const added = new Map([
    ...(await postLetters(
      tx,
      platform,
      letters.map((one) => ({
        ...common(one),
        ...{ to: one.driver.email, subject: note.subject, text: note.text },
      })),
    )),
    ...(await postSmsTexts(
      tx,
      platform,
      texts.map((one) => ({ ...common(one), to: one.driver.phone, text: plan.smsText })),
    )),
  ])
  const late = plan.told.filter(({ eventKey }) => !added.has(eventKey))
  if (late.length === 0) return plan
  const sent = plan.told.filter(({ eventKey }) => added.has(eventKey))
  const sms = sent.filter(({ way }) => way === 'sms').length
  return {
    ...{ ...plan, told: sent, sms, email: sent.length - sms, parts: sms * sizeOfSms(plan.smsText).parts },
    left: [...plan.left, ...late.map(({ driver }) => ({ id: driver.id, why: 'told-today' as const }))],
  }
}
