import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import { sizeOfSms } from '#features/messaging/domain/public.ts'
import {
  messagesWithKeys,
  postLetters,
  postSmsTexts,
  sendsSmsInPolish,
  smsLetters,
} from '#features/messaging/server/public.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { paperState } from '../domain/paper.ts'
import { hindranceOfPaper, type RemindHindrance } from '../domain/remind.ts'
import { kindsOfFleet } from './kind-store.ts'
import { remindWordsIn } from './remind-words.ts'
import { papersOfKinds } from './store.ts'

interface PaperName {
  readonly kindId: string
  readonly subjectId: string
}

interface Left {
  /** `kindId_subjectId` */
  readonly id: string
  readonly why: RemindHindrance
}

interface Reminder {
  readonly driver: Driver
  readonly way: 'email' | 'sms'
  readonly eventKey: string
  readonly subject: string
  readonly text: string
  /** Ids of its papers. */
  readonly of: readonly string[]
}

interface Reminding {
  readonly reminders: readonly Reminder[]
  readonly left: readonly Left[]
}

const idOf = ({ kindId, subjectId }: PaperName) => `${kindId}_${subjectId}`

/** Who is reminded of these papers, with which words, and of which papers nobody, and why. */
export async function planReminding(
  queries: Queries,
  { clock }: Platform,
  chosen: readonly PaperName[],
): Promise<Reminding> {
  const { date: today } = fleetTime(clock)
  const kinds = new Map((await kindsOfFleet(queries)).map((kind) => [kind.id, kind]))
  const wanted = new Map(chosen.map((paper) => [idOf(paper), paper]))
  const kindIds = [...new Set([...wanted.values()].map(({ kindId }) => kindId))]
  const held = new Map((await papersOfKinds(queries, kindIds)).map((paper) => [idOf(paper), paper] as const))
  const drivers = await driversByIds(queries, [
    ...new Set([...wanted.values()].map(({ subjectId }) => subjectId)),
  ])
  const keyOf = (driverId: string) => `paper-reminder:${today}:${driverId}`
  const told = await messagesWithKeys(queries, [...drivers.keys()].map(keyOf))
  const left: Left[] = []
  const due = new Map<string, (typeof held extends Map<string, infer P> ? P : never)[]>()
  for (const [id, { kindId, subjectId }] of wanted) {
    const paper = held.get(id)
    const kind = kinds.get(kindId)
    const driver = drivers.get(subjectId)
    const own =
      kind &&
      hindranceOfPaper(kind.subject, paper ? paperState(paper.expiresOn, kind.leadDays, today).is : 'due')
    const why =
      own ?? (!paper || !driver?.active ? 'gone' : hindranceOfDriver(driver, told.has(keyOf(subjectId))))
    if (why) left.push({ id, why })
    else if (paper) due.set(subjectId, [...(due.get(subjectId) ?? []), paper])
  }
  const letters = await smsLetters(queries)
  const inPolish = await sendsSmsInPolish(queries)
  const reminders = [...due].flatMap(([driverId, papers]): Reminder[] => {
    const driver = drivers.get(driverId)
    if (!driver) return []
    const way = isEmailAddress(driver.email) ? 'email' : 'sms'
    const language = way === 'sms' && inPolish ? null : driver.language
    const words = remindWordsIn(language)
    const lines = papers
      .sort((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1))
      .map(({ kindId, expiresOn }) =>
        words.line({
          name: kinds.get(kindId)?.name ?? '',
          date: formatStateDay(expiresOn),
          ended: expiresOn < today,
        }),
      )
    const text =
      way === 'email'
        ? words.letter(driver.fullName, lines)
        : letters(words.sms(driver.fullName, lines), language)
    return [{ driver, way, eventKey: keyOf(driverId), subject: words.subject, text, of: papers.map(idOf) }]
  })
  return { reminders, left }
}

function hindranceOfDriver({ email, phone }: Driver, wasTold: boolean): RemindHindrance | undefined {
  if (wasTold) return 'told-today'
  return isEmailAddress(email) || phone !== '' ? undefined : 'no-way'
}

/**
 * Puts the reminders into the outbox, in the transaction of the act.
 * @param notAfter instant: the night comes, in which nobody is reminded
 * @returns what was new: of two who do it at once one has reminded each driver
 */
export async function postReminding(
  tx: Tx,
  platform: Platform,
  { reminders, left }: Reminding,
  notAfter: string,
): Promise<Reminding> {
  const common = ({ eventKey, text, driver }: Reminder) => ({
    ...{ eventKey, text, notAfter, about: { kind: 'paper-reminder', id: driver.id } },
  })
  const byWay = Map.groupBy(reminders, ({ way }) => way)
  const added = new Set([
    ...(
      await postLetters(
        tx,
        platform,
        (byWay.get('email') ?? []).map((one) => ({
          ...common(one),
          to: one.driver.email,
          subject: one.subject,
        })),
      )
    ).keys(),
    ...(
      await postSmsTexts(
        tx,
        platform,
        (byWay.get('sms') ?? []).map((one) => ({ ...common(one), to: one.driver.phone })),
      )
    ).keys(),
  ])
  const late = reminders.filter(({ eventKey }) => !added.has(eventKey))
  return {
    reminders: reminders.filter(({ eventKey }) => added.has(eventKey)),
    left: [...left, ...late.flatMap(({ of }) => of.map((id) => ({ id, why: 'told-today' as const })))],
  }
}

/** By ways, with the parts in which gateways count the SMS. */
export function countsOfReminding({ reminders }: Reminding) {
  const sms = reminders.filter(({ way }) => way === 'sms')
  return {
    people: reminders.length,
    email: reminders.length - sms.length,
    sms: sms.length,
    parts: sms.reduce((sum, { text }) => sum + sizeOfSms(text).parts, 0),
  }
}
