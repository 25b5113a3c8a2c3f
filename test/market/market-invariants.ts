import { eq } from 'drizzle-orm'
import { marketOffers } from '#features/market/server/tables.ts'
import { messageTopics } from '#features/messaging/server/tables.ts'
import type { Move } from '#features/roster/domain/plan/moves.ts'
import { placesOfVersion, scheduleVersions } from '#features/roster/server/public.ts'
import { slotIndex } from '#kernel/slot.ts'
import { datesOf, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { MarketLedger } from './market-ledger.ts'

interface Place {
  readonly driverId: string
  /** 0-13 */
  readonly slot: number
  readonly carId: string | null
  readonly onCall: boolean
}

/** No driver in two places, no car with two drivers, one shift a date, no day after a night, the limit. */
export function brokenRules(places: readonly Place[], limit: number): string[] {
  const broken: string[] = []
  const driven = places.filter(({ carId }) => carId !== null)
  const has = new Set(driven.map(({ driverId, slot }) => `${driverId} ${slot}`))
  if (new Set(places.map(({ driverId, slot }) => `${driverId} ${slot}`)).size !== places.length)
    broken.push('a driver stands twice in a slot')
  if (new Set(driven.map(({ carId, slot }) => `${carId} ${slot}`)).size !== driven.length)
    broken.push('a car has two drivers')
  for (const { driverId, slot } of driven) {
    if (!has.has(`${driverId} ${slot + 1}`)) continue
    broken.push(slot % 2 === 0 ? 'day and night of one date' : 'a day after a night')
  }
  for (let slot = 0; slot < 14; slot += 1)
    if (driven.filter((place) => place.slot === slot).length > limit) broken.push('more than the limit')
  return broken
}

/** What is open names nobody, what waits for the office its taker, what is done also its end and is told. */
export async function offersThatContradict(queries: Queries): Promise<string[]> {
  const told = new Set(
    (await queries.select({ key: messageTopics.eventKey }).from(messageTopics)).map(({ key }) => key),
  )
  const problems: string[] = []
  for (const { id, giverId, state, takerId, endedAt } of await queries.select().from(marketOffers)) {
    const should = { open: [false, false], asked: [true, false], done: [true, true] } as const
    const is = [takerId !== null, endedAt !== null]
    const wanted = state in should ? should[state as keyof typeof should] : [is[0], true]
    if (is[0] !== wanted[0] || is[1] !== wanted[1]) problems.push(`an offer that is ${state} names ${is}`)
    if (state === 'done' && !told.has(`market:given:email:${id}:${giverId}`))
      problems.push('a giver was not told')
  }
  return problems
}

interface Step {
  readonly savedBy: string
  readonly gained: readonly Place[]
  readonly lost: readonly Place[]
}

/**
 * Compares each version of the week with the one before: it is one act that was answered with yes, and
 * nothing else; and every such act is a version.
 */
export async function unexplained(
  queries: Queries,
  weekId: string,
  { picks, exchanges, returns, edits }: MarketLedger,
): Promise<{ readonly problems: string[]; readonly versions: number }> {
  const problems: string[] = []
  const rows = await queries
    .select({ version: scheduleVersions.version, savedBy: scheduleVersions.savedBy })
    .from(scheduleVersions)
    .where(eq(scheduleVersions.weekId, weekId))
  const offers = new Map((await queries.select().from(marketOffers)).map((offer) => [offer.id, offer]))
  const openPicks = picks.map(({ driverId, slot }) => `${driverId} ${slot}`)
  const openExchanges = exchanges.map(({ offerId, takerId }) => {
    const offer = offers.get(offerId)
    if (offer?.state !== 'done' || offer.takerId !== takerId)
      problems.push('a take with yes is no done offer')
    if (!offer) return ''
    const back = offer.forDate && offer.forShift ? { date: offer.forDate, shift: offer.forShift } : undefined
    return handedWords([
      [slotOf(offer), offer.giverId, takerId],
      ...(back ? [[slotOf(back), takerId, offer.giverId] as const] : []),
    ])
  })
  const done = [...offers.values()].filter(({ state }) => state === 'done').length
  if (done !== exchanges.length)
    problems.push(`${done} offers are done, ${exchanges.length} were answered so`)

  // Said twice it is answered twice, and done once.
  const openReturns = new Set(returns.map(({ driverId, slot }) => `${driverId} ${slot}`))
  const returned = new Set<string>()

  let before = await placesOfVersion(queries, weekId, 1)
  for (const { version, savedBy } of rows.sort((a, b) => a.version - b.version)) {
    if (version === 1) continue
    const after = await placesOfVersion(queries, weekId, version)
    const step: Step = { savedBy, gained: without(after, before), lost: without(before, after) }
    before = after
    const move = edits.get(version)
    if (savedBy === '@driver-picked') settle(openPicks, pickedWords(step), `pick of version ${version}`)
    else if (savedBy === '@driver-well-again') {
      const words = pickedWords(step)
      if (!openReturns.has(words))
        problems.push(`nobody was answered yes for the return of version ${version}`)
      returned.add(words)
    } else if (savedBy === '@drivers-exchanged')
      settle(openExchanges, exchangedWords(step), `exchange of version ${version}`)
    else if (!move || !isMove(step, move)) problems.push(`version ${version} is not what the office was told`)
    edits.delete(version)
  }
  function settle(open: string[], words: string, what: string): void {
    const index = open.indexOf(words)
    if (index < 0) problems.push(`nobody was answered yes for the ${what}`)
    else open.splice(index, 1)
  }
  if (openPicks.length > 0) problems.push(`${openPicks.length} picks are lost`)
  const lost = [...openReturns].filter((words) => !returned.has(words)).length
  if (lost > 0) problems.push(`${lost} returns are lost`)
  if (openExchanges.length > 0) problems.push(`${openExchanges.length} exchanges are lost`)
  if (edits.size > 0) problems.push(`${edits.size} edits of the office are lost`)
  return { problems, versions: rows.length }
}

function slotOf({ date, shift }: Parameters<typeof slotIndex>[1]): number {
  const week = weekOf(date)
  return datesOf(week).includes(date) ? (slotIndex(week, { date, shift }) ?? -1) : -1
}

const keyOf = ({ driverId, slot, carId, onCall }: Place): string => `${slot} ${driverId} ${carId} ${onCall}`

function without(places: readonly Place[], others: readonly Place[]): Place[] {
  const there = new Set(others.map(keyOf))
  return places.filter((place) => !there.has(keyOf(place)))
}

/** One more seat, for which at most the driver's own place on the list of the slot is gone. */
function pickedWords({ gained, lost }: Step): string {
  const [seat, ...more] = gained
  if (!seat || seat.carId === null || more.length > 0) return 'more than a pick'
  const others = lost.filter(
    ({ driverId, slot, carId }) => carId !== null || driverId !== seat.driverId || slot !== seat.slot,
  )
  return others.length > 0 ? 'more than a pick' : `${seat.driverId} ${seat.slot}`
}

/** One or two seats whose driver is another one, in the same car. */
function exchangedWords({ gained, lost }: Step): string {
  const was = lost.filter(({ carId }) => carId !== null)
  const handed = gained.map(({ slot, carId, driverId }) => {
    const from = was.find((place) => place.slot === slot && place.carId === carId)
    return [slot, from?.driverId ?? 'nobody', driverId] as const
  })
  return was.length === gained.length ? handedWords(handed) : 'more than an exchange'
}

function handedWords(handed: readonly (readonly [slot: number, from: string, to: string])[]): string {
  return handed
    .map((each) => each.join(' '))
    .sort()
    .join(', ')
}

function isMove({ gained, lost }: Step, { driverId, from, to }: Move): boolean {
  const fits = (places: readonly Place[], spot: Move['to']) =>
    spot === null
      ? places.length === 0
      : places.length === 1 && keyOf({ driverId, ...spot }) === keyOf(places[0] as Place)
  return fits(lost, from) && fits(gained, to)
}
