import { inArray } from 'drizzle-orm'
import { driversByIds } from '#features/drivers/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { holderLookup } from '#features/settlement/ledger/server/public.ts'
import { type StatementToTell, statementsToTell } from '#features/settlement/weeks/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { readTellings } from '../contract-office.ts'
import { wayToTell } from '../domain/way-to-tell.ts'
import { chosenChannels } from './channel-store.ts'
import { statementTellings } from './tables.ts'

/** A message that is still to be written. */
export interface ToBeTold {
  readonly statement: StatementToTell
  /** The version, corrections of it, or both: none of them was told. The last names the message. */
  readonly aboutIds: readonly string[]
  readonly news: 'closed' | 'again' | 'corrected'
  /** Grosze, of corrections that are told. */
  readonly correction: number
  /** The same of what is paid apart. */
  readonly apartCorrection: number
  /** The driver whose page shows it. */
  readonly holderId: string
  readonly fullName: string
  /** Null: Polish. */
  readonly language: Language | null
  readonly way: 'email' | 'sms'
  /** Address or number. */
  readonly to: string
}

interface WhoIsTold {
  /** Which messages the fleet sends. */
  readonly letters: boolean
  readonly sms: boolean
  readonly statements: readonly StatementToTell[]
  readonly told: number
  /** Nobody was told, nor is to be: what they left is in a newer statement, and in its message. */
  readonly inNewer: number
  readonly declined: number
  readonly unreachable: OutputOf<typeof readTellings>['unreachable']
  readonly pending: readonly ToBeTold[]
}

/** Of a week's statements in force who was told, and who is to be told how. */
export async function whoIsTold(queries: Queries, { clock }: Platform, week: Week): Promise<WhoIsTold> {
  const { sendStatementLetters: letters, sendStatementSms: sms } = await readSettings(queries, clock)
  const statements = await statementsToTell(queries, week)
  const heard = await tellingsOf(queries, statements)
  const holderOf = await holderLookup(queries)
  const holders = [...new Set(statements.map(({ driverId }) => holderOf(driverId)))]
  const drivers = await driversByIds(queries, holders)
  const chosen = await chosenChannels(queries, holders)
  const pending: ToBeTold[] = []
  const unreachable: WhoIsTold['unreachable'] = []
  let declined = 0
  let inNewer = 0
  for (const statement of statements) {
    const news = newsOf(statement, heard)
    if (!news) {
      if (!heard.aboutIds.has(statement.id)) inNewer += 1
      continue
    }
    const holder = holderOf(statement.driverId)
    const driver = drivers.get(holder)
    const fullName = driver?.fullName ?? statement.payeeName
    const without = (why: WhoIsTold['unreachable'][number]['why']) =>
      unreachable.push({ driverId: holder, fullName, why })
    if (!driver) without('gone')
    else if (!driver.active) without('inactive')
    else {
      const { email, phone, language } = driver
      const ways = { email: letters && isEmailAddress(email), sms: sms && phone !== '' }
      const way = wayToTell(chosen.get(holder) ?? null, ways)
      if (way === undefined) without('no-channel')
      else if (way === 'none') declined += 1
      else
        pending.push({
          ...{ statement, ...news, holderId: holder, fullName, language, way },
          to: way === 'email' ? email : phone,
        })
    }
  }
  const told = statements.length - pending.length - unreachable.length - declined - inNewer
  return { letters, sms, statements, told, inNewer, declined, unreachable, pending }
}

interface Heard {
  readonly aboutIds: ReadonlySet<string>
  /** Numbers of statements of which some version was told. */
  readonly statements: ReadonlySet<string>
}

async function tellingsOf(queries: Queries, statements: readonly StatementToTell[]): Promise<Heard> {
  const numbers = statements.map(({ number }) => number)
  if (numbers.length === 0) return { aboutIds: new Set(), statements: new Set() }
  const { aboutId, statement } = statementTellings
  const rows = await queries
    .select({ aboutId, statement })
    .from(statementTellings)
    .where(inArray(statement, numbers))
  return {
    aboutIds: new Set(rows.map((row) => row.aboutId)),
    statements: new Set(rows.map((row) => row.statement)),
  }
}

function newsOf({ id, number, corrections, rolledOver }: StatementToTell, heard: Heard) {
  const fresh = corrections.filter((one) => !heard.aboutIds.has(one.id))
  const correction = fresh.reduce((sum, { grosze }) => sum + grosze, 0)
  const apartCorrection = fresh.reduce((sum, { apartGrosze }) => sum + apartGrosze, 0)
  const ids = fresh.map((one) => one.id)
  // A newer statement tells of what this one left; of its corrections nothing else does.
  if (heard.aboutIds.has(id) || rolledOver)
    return fresh.length === 0
      ? undefined
      : { news: 'corrected' as const, correction, apartCorrection, aboutIds: ids }
  const news = heard.statements.has(number) ? ('again' as const) : ('closed' as const)
  return { news, correction, apartCorrection, aboutIds: [...ids, id] }
}
