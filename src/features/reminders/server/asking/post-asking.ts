import { entryAddresses } from '#features/drivers/session/server/public.ts'
import { sizeOfSms } from '#features/messaging/domain/public.ts'
import { postManyAbout, smsRenderer, waitingAbout, withdrawFrom } from '#features/messaging/server/public.ts'
import { postPush } from '#features/push/server/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import { silentDrivers } from '#features/submissions/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { weekInWords } from '../reminder-words.ts'
import { askedIdOf } from './asked-before.ts'
import { askingWordsIn } from './asking-words.ts'
import type { Asking } from './plan-asking.ts'

const KIND = 'form-request'

/** What is put into the outbox for one driver. */
interface Written {
  readonly subject: string
  readonly letter: string
  readonly sms: string
}

/** Makes the words for each driver; what is asked of the database is asked once. */
export async function askingWriter(
  queries: Queries,
  week: Week,
): Promise<(asking: Asking, link: string) => Written> {
  const sms = await smsRenderer(queries, KIND)
  const dates = weekInWords(week)
  return ({ person: { driver } }, link) => {
    const { fullName, language } = driver
    const words = askingWordsIn(language)
    return {
      subject: words.subject(dates),
      letter: words.letter({ fullName, week: dates, link }),
      sms: sms({ fullName, week: dates.replace('–', '-'), link }, language),
    }
  }
}

/**
 * Puts what asks these drivers for the form into the outbox, in the transaction of the act: a push where some
 * phone takes it, and beside it, or instead, a letter or an SMS with a link that lets the driver in.
 * @param notAfter instant
 * @returns in how many parts the SMS will be counted together
 */
export async function postAsking(
  tx: Tx,
  platform: Platform,
  week: Week,
  asked: readonly Asking[],
  notAfter: string,
): Promise<{ readonly parts: number }> {
  const keyed = asked.map((asking) => {
    const id = askedIdOf(asking.person.driver.id, week)
    // Whatever became of the times before, this is another one.
    const eventKey = `${KIND}:${id}:${asking.person.asked?.times ?? 0}`
    return { ...asking, driverId: asking.person.driver.id, topic: { kind: KIND, id, eventKey, notAfter } }
  })
  const pushed = await postPush(
    tx,
    platform,
    KIND,
    keyed.map(({ driverId, topic }) => ({ driverId, smsKey: topic.eventKey, notAfter, topics: [topic] })),
  )
  const others = keyed.filter(({ other }) => other !== undefined)
  const linkOf = await entryAddresses(
    tx,
    platform,
    others.map(({ driverId }) => driverId),
    'form',
  )
  const write = await askingWriter(tx, week)
  const letters = []
  const texts = []
  for (const asking of others) {
    const { driver } = asking.person
    const { subject, letter, sms } = write(asking, linkOf(driver.id))
    const common = { topic: asking.topic, afterPush: pushed.has(driver.id) }
    if (asking.other === 'email') letters.push({ ...common, to: driver.email, subject, text: letter })
    else texts.push({ ...common, to: driver.phone, text: sms })
  }
  await postManyAbout(tx, platform, letters, texts)
  return { parts: texts.reduce((sum, { text }) => sum + sizeOfSms(text).parts, 0) }
}

/** What has not gone out is not sent to who has submitted since or is switched off, nor after that week. */
export async function withdrawAnswered(
  tx: Tx,
  platform: Platform,
  { availabilityWeek }: Settings,
): Promise<void> {
  const waiting = await waitingAbout(tx, KIND)
  if (waiting.length === 0) return
  const { silent } = await silentDrivers(tx, availabilityWeek)
  const open = new Set(silent.map(({ id }) => askedIdOf(id, availabilityWeek)))
  for (const message of waiting) if (!open.has(message.aboutId)) await withdrawFrom(tx, platform, message)
}
