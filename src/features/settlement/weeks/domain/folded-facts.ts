import type { IncomeFact } from '#features/settlement/domain/public.ts'
import { sayingOf } from './rows-digest.ts'

/** Of a row of a file (`load:row`) the account of the app that it speaks of; undefined where nobody knows. */
export type AccountOfRow = (row: string) => string | undefined

/**
 * Which of a person's facts are those of a statement of a record that was folded into another one since; the
 * others are the holder's. Rows go whole, so that what an app told together adds up with either. A row is the
 * folded one's where its statement has frozen that row of a file; else one that says the same, of the same
 * account before any; else what the same account tells of the same days by now, else what says more than half
 * of the same. In each of these rows that the holder's own statement has frozen are the holder's.
 * @param frozen in the folded one's statement
 * @param holders frozen in the holder's own statement of that week, if there is one
 */
export function splitFoldedFacts(
  facts: readonly IncomeFact[],
  frozen: readonly IncomeFact[],
  holders: readonly IncomeFact[],
  accountOf: AccountOfRow,
): { readonly folded: IncomeFact[]; readonly own: IncomeFact[] } {
  const claims = new Claims(toldTogether(facts))
  const sides = [new Side(toldTogether(frozen)), new Side(toldTogether(holders))] as const
  const withAccount = (key: (row: ToldRow) => string) => (row: ToldRow) => {
    const account = accountOf(row.name)
    return account === undefined ? undefined : `${key(row)} ${account}`
  }
  for (const key of [nameOf, withAccount(sayingsOf), sayingsOf, withAccount(daysOf)])
    for (const side of sides) side.claim(claims, key)
  for (const side of sides) side.claimAlike(claims)
  const folded = new Set(sides[0].claimed.flatMap((row) => row.facts))
  return {
    folded: facts.filter((fact) => folded.has(fact)),
    own: facts.filter((fact) => !folded.has(fact)),
  }
}

/** Names of rows that stand on one side alone: only of these does it matter whose account they are. */
export function rowsOnOneSide(facts: readonly IncomeFact[], frozen: readonly IncomeFact[]): string[] {
  const [now, then] = [new Set(facts.map(rowOf)), new Set(frozen.map(rowOf))]
  return [...[...now].filter((row) => !then.has(row)), ...[...then].filter((row) => !now.has(row))]
}

/** What one row of a file tells of the same slot or days. */
interface ToldRow {
  readonly name: string
  /** App and slot or days. */
  readonly days: string
  readonly sayings: readonly string[]
  readonly facts: readonly IncomeFact[]
}

const nameOf = ({ name, days }: ToldRow) => `${name} ${days}`
const daysOf = ({ days }: ToldRow) => days
const sayingsOf = ({ sayings }: ToldRow) => sayings.join('\n')

function toldTogether(facts: readonly IncomeFact[]): ToldRow[] {
  const together = Map.groupBy(facts, (fact) => `${rowOf(fact)} ${daysOfFact(fact)}`)
  return [...together.values()].flatMap((told) => {
    const [first] = told
    if (!first) return []
    const sayings = told.map(sayingOf).sort()
    return { name: rowOf(first), days: daysOfFact(first), sayings, facts: told }
  })
}

/** Statements of early editions name no row beside the id. */
function rowOf({ row, id }: IncomeFact): string {
  return row ?? id.slice(0, Math.max(0, id.lastIndexOf(':')))
}

function daysOfFact({ app, belongs }: IncomeFact): string {
  return 'date' in belongs
    ? `${app} ${belongs.date} ${belongs.shift}`
    : `${app} ${belongs.from} ${belongs.to}`
}

/** Rows by now, each of which is claimed once. */
class Claims {
  private readonly free: Set<ToldRow>

  constructor(rows: readonly ToldRow[]) {
    this.free = new Set(rows)
  }

  unclaimed(): readonly ToldRow[] {
    return [...this.free]
  }

  take(row: ToldRow): void {
    this.free.delete(row)
  }
}

/** A statement's rows that look for theirs. */
class Side {
  readonly claimed: ToldRow[] = []
  private missing: readonly ToldRow[]

  constructor(frozen: readonly ToldRow[]) {
    this.missing = frozen
  }

  /** @param key undefined of what can't be told so */
  claim(claims: Claims, key: (row: ToldRow) => string | undefined): void {
    if (this.missing.length === 0) return
    const free = Map.groupBy(claims.unclaimed(), key)
    this.missing = this.missing.filter((row) => {
      const of = key(row)
      return this.isNotTaken(claims, of === undefined ? undefined : free.get(of)?.shift())
    })
  }

  /** Of rows of the same app and days the one that has most in common, if that is more than half. */
  claimAlike(claims: Claims): void {
    if (this.missing.length === 0) return
    const free = Map.groupBy(claims.unclaimed(), daysOf)
    this.missing = this.missing.filter((row) => {
      const there = free.get(row.days) ?? []
      const said = new Set(row.sayings)
      const inCommon = (one: ToldRow) => [...new Set(one.sayings)].filter((each) => said.has(each)).length
      const best = there.toSorted((one, other) => inCommon(other) - inCommon(one))[0]
      const isAlike = best !== undefined && inCommon(best) * 2 > row.sayings.length
      if (isAlike) there.splice(there.indexOf(best), 1)
      return this.isNotTaken(claims, isAlike ? best : undefined)
    })
  }

  private isNotTaken(claims: Claims, row: ToldRow | undefined): boolean {
    if (row === undefined) return true
    claims.take(row)
    this.claimed.push(row)
    return false
  }
}
