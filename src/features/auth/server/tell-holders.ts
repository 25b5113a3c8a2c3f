import { postLetter } from '#features/messaging/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { fleetTime, instantIn } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { moneyLetterText, moneyLetterTexts } from '../texts-letter.ts'
import { DAYS_TOLD } from './money-of-today.ts'
import type { moneyRightsGiven } from './tables.ts'
import { userById } from './user-store.ts'

const DAY = 24 * 3_600_000

/**
 * A letter to each whose login is an address: it comes also to whom the new password has just logged out, and
 * to whom the right was taken from. The others read it on the bell alone.
 */
export async function tellHolders(
  tx: Tx,
  platform: Platform,
  note: typeof moneyRightsGiven.$inferSelect,
  holders: readonly { readonly id: string; readonly login: string }[],
): Promise<void> {
  const about = await userById(tx, note.userId)
  for (const { id, login } of holders.filter((one) => isEmailAddress(one.login)))
    await postLetter(tx, platform, {
      eventKey: `auth:money:${note.id}:${id}`,
      to: login,
      subject: moneyLetterTexts.subject,
      text: moneyLetterText({
        how: note.how,
        name: about?.name ?? '',
        by: note.by,
        own: note.userId === id,
        toThemselves: note.userId === note.byId,
        at: moment(platform),
        url: platform.configuration.publicUrl,
      }),
      notAfter: instantIn(platform.clock, DAYS_TOLD * DAY),
      about: { kind: 'money-right', id: note.id },
    })
}

/** `28.11.2026, 14:05` on the fleet's clock. */
function moment({ clock }: Platform): string {
  const { date, hour, minute } = fleetTime(clock)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.split('-').toReversed().join('.')}, ${two(hour)}:${two(minute)}`
}
