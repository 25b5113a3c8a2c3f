import * as availability from '#features/availability/texts-letter.ts'
import * as availabilityOwn from '#features/availability/texts-letter-own.ts'
import * as sessions from '#features/drivers/session/texts-letter.ts'
import * as market from '#features/market/texts-messages.ts'
import * as sms from '#features/messaging/texts-sms-words.ts'
import * as notices from '#features/notices/texts-letter.ts'
import * as push from '#features/push/texts.ts'
import * as reminders from '#features/reminders/texts-messages.ts'
import * as published from '#features/schedule/texts-published.ts'
import * as ledgerKinds from '#features/settlement/ledger/texts-kinds.ts'
import * as statements from '#features/settlement/own-statements/texts-messages.ts'
import * as schemes from '#features/settlement/schemes/texts-words.ts'
import * as documents from '#features/settlement/weeks/texts-document.ts'
import * as ownLines from '#features/settlement/weeks/texts-own-lines.ts'
import * as printed from '#features/settlement/weeks/texts-printed.ts'
import * as calendar from '#features/work-calendar/texts-messages.ts'

export { learn } from './fleet-words.ts'

/**
 * What letters, SMS, push, calendar files and printed statements say, in the language of the build that this
 * is in: a server that writes them takes these in the place of its own where the fleet has corrected that
 * language.
 */
export const catalogues: Readonly<Record<string, object>> = {
  'availability/texts-letter': availability,
  'availability/texts-letter-own': availabilityOwn,
  'drivers/session/texts-letter': sessions,
  'market/texts-messages': market,
  'messaging/texts-sms-words': sms,
  'notices/texts-letter': notices,
  'push/texts': push,
  'reminders/texts-messages': reminders,
  'schedule/texts-published': published,
  'settlement/ledger/texts-kinds': ledgerKinds,
  'settlement/own-statements/texts-messages': statements,
  'settlement/schemes/texts-words': schemes,
  'settlement/weeks/texts-document': documents,
  'settlement/weeks/texts-own-lines': ownLines,
  'settlement/weeks/texts-printed': printed,
  'work-calendar/texts-messages': calendar,
}
