import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import type { Days } from '../facts/income-fact.ts'
import type { Scheme } from './scheme.ts'

export type SchemeOwner =
  | { readonly kind: 'fleet' }
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'driver'; readonly driver: string }

/** A scheme as it stands from a week on, until its owner's next version. */
export interface SchemeVersion {
  readonly owner: SchemeOwner
  /** 1, 2, … of one owner; of two from the same week the higher one holds. */
  readonly version: number
  /** Always told: a version without a first week would act backwards. */
  readonly from: Week
  /** Null: from here on the owner has no scheme of its own, and the next owner's holds. */
  readonly scheme: Scheme | null
}

/** In which group a driver is, on which days; `to` null: until further notice. */
export interface Membership {
  readonly group: string
  readonly from: CalendarDate
  readonly to: CalendarDate | null
}

export interface SettledDriver {
  readonly driver: string
  readonly memberships: readonly Membership[]
}

type VersionInForce = SchemeVersion & { readonly scheme: Scheme }

/**
 * Whose scheme a driver is settled by on a day: the own one before the group's, the group's before the
 * fleet's. The winner is taken whole, no field from another. Undefined where nobody has one.
 */
export function schemeOn(
  day: CalendarDate,
  { driver, memberships }: SettledDriver,
  versions: readonly SchemeVersion[],
  week = weekOf(day),
): VersionInForce | undefined {
  const group = memberships.find(({ from, to }) => from <= day && (to === null || day <= to))?.group
  const owners: readonly ((owner: SchemeOwner) => boolean)[] = [
    (owner) => owner.kind === 'driver' && owner.driver === driver,
    (owner) => owner.kind === 'group' && owner.group === group,
    (owner) => owner.kind === 'fleet',
  ]
  for (const isOwner of owners) {
    const last = lastBegun(
      versions.filter(({ owner }) => isOwner(owner)),
      week,
    )
    if (last?.scheme) return { ...last, scheme: last.scheme }
  }
  return undefined
}

function lastBegun(versions: readonly SchemeVersion[], week: Week): SchemeVersion | undefined {
  let last: SchemeVersion | undefined
  for (const version of versions) {
    if (inOrder(version.from) > inOrder(week)) continue
    const later = last ? inOrder(version.from) - inOrder(last.from) || version.version - last.version : 1
    if (later >= 0) last = version
  }
  return last
}

/** Rises with the weeks; a year has no more than 53. */
function inOrder({ year, week }: Week): number {
  return year * 100 + week
}

/**
 * The schemes that hold on the period's days, each once, in the order of time; null stands for days without
 * one. Only a single one that is a scheme can be settled by: several are a change within the period.
 */
export function schemesOver(
  { from, to }: Days,
  driver: SettledDriver,
  versions: readonly SchemeVersion[],
): (VersionInForce | null)[] {
  const found: (VersionInForce | null)[] = []
  const groups = new Set(driver.memberships.map(({ group }) => group))
  const own = versions.filter(
    ({ owner }) =>
      owner.kind === 'fleet' ||
      (owner.kind === 'driver' ? owner.driver === driver.driver : groups.has(owner.group)),
  )
  let week = weekOf(from)
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (weekday(day) === 0) week = weekOf(day)
    const inForce = schemeOn(day, driver, own, week) ?? null
    if (!found.some((other) => isSameVersion(other, inForce))) found.push(inForce)
  }
  return found
}

function isSameVersion(a: SchemeVersion | null, b: SchemeVersion | null): boolean {
  if (a === null || b === null) return a === b
  return a.version === b.version && JSON.stringify(ownerKey(a.owner)) === JSON.stringify(ownerKey(b.owner))
}

function ownerKey(owner: SchemeOwner): readonly string[] {
  if (owner.kind === 'driver') return ['driver', owner.driver]
  return owner.kind === 'group' ? ['group', owner.group] : ['fleet']
}
