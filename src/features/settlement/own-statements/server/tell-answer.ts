import { driversByIds } from '#features/drivers/server/public.ts'
import { postManyAbout, renderSms, waysThatWait } from '#features/messaging/server/public.ts'
import { holderLookup } from '#features/settlement/ledger/server/public.ts'
import { weekOfStatement } from '#features/settlement/weeks/server/public.ts'
import { instantIn } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { statementKey } from '../domain/statement-key.ts'
import { wayToTell } from '../domain/way-to-tell.ts'
import { weekInMessage } from '../texts-messages.ts'
import { chosenChannels } from './channel-store.ts'
import { letterWordsIn } from './letter-words.ts'
import { NEWS_FOR_MS, waysTo } from './ways-to.ts'

interface Answered {
  readonly id: string
  readonly driverId: string
  /** Its number. */
  readonly statement: string
}

/**
 * Tells a driver, in the transaction of the answer and once a question, that the office has answered: by the
 * way that the driver chose for statements. What was asked and answered stands on the driver's page alone.
 * @returns by which way, and whether it waits for a gateway; null where no message reaches the driver, or
 * none is wanted
 */
export function tellAnswer(platform: Platform) {
  return async (
    tx: Tx,
    { id, driverId, statement }: Answered,
  ): Promise<{ readonly way: 'email' | 'sms'; readonly waits: boolean } | null> => {
    const holder = (await holderLookup(tx))(driverId)
    const driver = (await driversByIds(tx, [holder])).get(holder)
    const week = await weekOfStatement(tx, statement)
    if (!driver?.active || !week) return null
    const chosen = (await chosenChannels(tx, [holder])).get(holder) ?? null
    const way = wayToTell(chosen, await waysTo(tx, platform, driver))
    if (way === undefined || way === 'none') return null
    const { fullName, email, phone, language } = driver
    const { answerLetter, answerSubject } = letterWordsIn(language)
    const link = `${platform.configuration.publicUrl}/moje-rozliczenia/${statementKey(statement)}`
    const told = { fullName, week: weekInMessage(week), link }
    const eventKey = `answer:${way}:${id}`
    const topic = {
      kind: 'question-answered',
      id,
      eventKey,
      notAfter: instantIn(platform.clock, NEWS_FOR_MS),
    }
    const posted =
      way === 'email'
        ? await postManyAbout(
            tx,
            platform,
            [{ to: email, subject: answerSubject(told), text: answerLetter(told), topic }],
            [],
          )
        : await postManyAbout(
            tx,
            platform,
            [],
            [{ to: phone, text: await renderSms(tx, 'question-answered', told, driver.language), topic }],
          )
    if (posted.get(eventKey) === 'failed') return null
    return { way, waits: waysThatWait(platform, [way]).length > 0 }
  }
}
