import {
  type MessageAbout,
  messagesAbout,
  postManyAbout,
  renderSms,
  waitingAbout,
  withdrawFrom,
} from '#features/messaging/server/public.ts'
import { postPush, type ToldByPush } from '#features/push/server/public.ts'
import type { Reminders } from '#features/settings/domain/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { wayOf } from '../domain/reminders.ts'
import { type DueReminder, eventKeyOf, type ReminderKind, revisionIn } from './due-reminder.ts'

const KINDS: readonly ReminderKind[] = ['shift-reminder', 'form-reminder']

/** What has not gone out and is not so, or not wanted, any more is not told. */
export async function withdrawUntrue(tx: Tx, platform: Platform, due: readonly DueReminder[]): Promise<void> {
  const revisions = new Map(due.map(({ aboutId, revision }) => [aboutId, revision]))
  for (const kind of KINDS)
    for (const message of await waitingAbout(tx, kind))
      if (revisions.get(message.aboutId) !== revisionIn(message.eventKey))
        await withdrawFrom(tx, platform, message)
}

/**
 * Puts what nobody was told yet into the outbox: a push where some phone takes it, and else the other way.
 */
export async function postReminders(
  tx: Tx,
  platform: Platform,
  fleet: Reminders,
  due: readonly DueReminder[],
): Promise<void> {
  const before = Map.groupBy(
    await messagesAbout(
      tx,
      due.map(({ aboutId }) => aboutId),
    ),
    ({ aboutId }) => aboutId,
  )
  const fresh = due.flatMap((reminder) => {
    const told = before.get(reminder.aboutId) ?? []
    return told.some(mayBeKnown) ? [] : [{ ...reminder, eventKey: eventKeyOf(reminder, told.length) }]
  })
  for (const kind of KINDS) {
    const ofKind = fresh.filter((each) => each.kind === kind)
    if (ofKind.length > 0) await postOfKind(tx, platform, fleet, kind, ofKind)
  }
}

/** Withdrawn before any gateway could have had it, it has told nobody anything. */
function mayBeKnown({ state, mayHaveArrived }: MessageAbout): boolean {
  return state !== 'withdrawn' || mayHaveArrived
}

type Fresh = DueReminder & { readonly eventKey: string }

async function postOfKind(
  tx: Tx,
  platform: Platform,
  fleet: Reminders,
  kind: ReminderKind,
  fresh: readonly Fresh[],
): Promise<void> {
  const pushed = await postPush(tx, platform, kind, fresh.map(toldByPush))
  const letters = []
  const texts = []
  for (const { driver, choice, letter, sms, aboutId: id, eventKey, notAfter } of fresh) {
    const has = { email: isEmailAddress(driver.email), phone: driver.phone !== '' }
    const way = wayOf(choice, fleet, has)
    const common = { topic: { kind, id, eventKey, notAfter }, afterPush: pushed.has(driver.id) }
    if (way === 'email') letters.push({ ...common, to: driver.email, ...letter })
    if (way === 'sms')
      texts.push({
        ...{ ...common, to: driver.phone },
        text:
          sms.template === 'shift-reminder'
            ? await renderSms(tx, sms.template, sms.values, driver.language)
            : await renderSms(tx, sms.template, sms.values, driver.language),
      })
  }
  await postManyAbout(tx, platform, letters, texts)
}

function toldByPush({ driver, push, aboutId: id, eventKey, notAfter }: Fresh): ToldByPush {
  return {
    ...{ driverId: driver.id, smsKey: eventKey, says: push, notAfter },
    topics: [{ id, eventKey, notAfter }],
  }
}
