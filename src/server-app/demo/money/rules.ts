import { addCharges } from '#features/settlement/charges/contract.ts'
import { addInstalmentPlan, addStandingCharge } from '#features/settlement/charges/contract-standing.ts'
import { addSchemeGroup, putSchemeMembers, saveScheme } from '#features/settlement/schemes/contract.ts'
import { datesOf, mondayOf, type Week } from '#kernel/week.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import type { DemoOffice } from '../office.ts'

type Scheme = InputOf<typeof saveScheme>['scheme']

/** Half of the net less 8 %; tips and tolls are the driver's, fuel is the fleet's. */
const HALVES: Scheme = {
  earns: { kind: 'share', basisPoints: 5000, apps: [] },
  tiers: [],
  passes: {
    tip: { kind: 'apart', basisPoints: 10_000 },
    toll: { kind: 'apart', basisPoints: 10_000 },
    campaign: { kind: 'within-net' },
    cancellation: { kind: 'within-net' },
  },
  vat: { kind: 'before-split', basisPoints: 800, floor: true },
  partnerFee: null,
  guarantee: null,
  fuelBasisPoints: 0,
  cash: 'deducted',
}

/** The whole net for a rent and a fee; fuel is the driver's. */
const RENTED: Scheme = {
  ...HALVES,
  earns: { kind: 'rent' },
  vat: { kind: 'included' },
  partnerFee: { grosze: 5000, evenWithoutRides: true },
  fuelBasisPoints: 10_000,
}

const WEEKLY_RENT = 65_000
/** What the fleet pays one driver a week for driving the own car. */
const OWN_CAR = 40_000

interface DemoPerson {
  readonly id: string
}

/**
 * By which rules the demo's fleet settles, from the week on: everybody's, those of five who rent, and one
 * with the own car.
 */
export async function addRules(
  office: DemoOffice,
  drivers: readonly DemoPerson[],
  from: Week,
): Promise<void> {
  const fleet = { kind: 'fleet', id: '', ...from, seen: 0 } as const
  await office.call(saveScheme, { ...fleet, scheme: HALVES, note: 'Umowy od września' })
  const [, , , , owner] = drivers
  if (owner) {
    const car = { kind: 'own-car', driverId: owner.id, per: 'week', grosze: OWN_CAR } as const
    await office.call(addStandingCharge, { ...car, detail: 'KR 5P777', from: mondayOf(from) })
  }
  const renters = drivers.filter((_, index) => index % 11 === 5)
  if (renters.length === 0) return
  const { id } = await office.call(addSchemeGroup, { name: 'Wynajem' })
  const group = { kind: 'group', id, ...from, seen: 0 } as const
  await office.call(saveScheme, { ...group, scheme: RENTED, note: '' })
  const driverIds = renters.map((driver) => driver.id)
  await office.call(putSchemeMembers, { group: id, driverIds, ...from })
  for (const driver of renters) {
    const rent = { kind: 'rent', driverId: driver.id, per: 'week', grosze: WEEKLY_RENT } as const
    await office.call(addStandingCharge, { ...rent, from: mondayOf(from) })
  }
}

/** What stands beside the apps' money: washes; in the first week an advance, and a fine by instalments. */
export async function addWeekCharges(
  office: DemoOffice,
  drivers: readonly DemoPerson[],
  week: Week,
  isFirst: boolean,
): Promise<void> {
  const [, tuesday, , , friday] = datesOf(week)
  if (!tuesday || !friday) return
  const washed = drivers.filter((_, index) => (index + week.week) % 7 === 0)
  const entries = washed.map(({ id }) => ({ driverId: id, grosze: 3000, note: 'Myjnia ręczna' }))
  if (entries.length > 0) await office.call(addCharges, { kind: 'wash', ...week, date: friday, entries })
  const [, , , advanced] = drivers
  const [, , fined] = drivers
  if (!isFirst || !advanced || !fined) return
  await office.call(addCharges, {
    ...({ kind: 'advance', ...week, date: tuesday } as const),
    entries: [{ driverId: advanced.id, grosze: 20_000, note: 'Na prośbę kierowcy' }],
  })
  const fine = { driverId: fined.id, kind: 'fine', grosze: 50_000, count: 5 } as const
  await office.call(addInstalmentPlan, { ...fine, ...week, date: tuesday, note: 'Prędkość, ul. Przykładowa' })
}
