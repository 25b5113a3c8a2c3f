import { type DriverDataHolder, driversWithPhones } from '#features/drivers/server/public.ts'
import { beginResults, foldTouched, touchAllOf } from '#features/income/facts/server/public.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { resultDataTexts } from '../../texts-driver-data.ts'
import { phonesOf } from '../queue-store.ts'
import { referenceOf, type StoredReference } from '../reference-store.ts'
import { erasedKey } from '../references.ts'
import { settleIdentities, settlePeople } from '../settle-identities.ts'
import {
  anonymizeReference,
  mergeHandedMileage,
  mergeMileage,
  mileageOfDriver,
  periodsOfDriver,
  phonesOfNobody,
  reassignReferences,
  referencesOfDriver,
  resultsOfDriver,
  ridesOfDriver,
  slotsOfBoth,
  touchResultsOf,
} from './driver-data-store.ts'

/**
 * What results hold of drivers: their accounts in files, rides, periods, mileage and the results of their
 * shifts.
 */
export function resultsOfDrivers(platform: Platform): DriverDataHolder {
  return {
    read: partsOf,
    async traces(queries, driverId) {
      const refs = await referencesOfDriver(queries, driverId)
      const phones = await phonesOf(
        queries,
        refs.map(({ id }) => id),
      )
      return {
        names: [...new Set(refs.map(({ name }) => name))],
        phones: [...phones.values()].flat(),
        emails: [],
      }
    },
    /** Results stay what they were (D26). */
    removed: () => Promise.resolve(),
    async clashes(queries, { stays, foldedId }) {
      const shifts = await slotsOfBoth(queries, stays.id, foldedId)
      return shifts === 0 ? [] : [{ blocking: false, both: { code: 'both-have-results', shifts } }]
    },
    async merged(tx, { stays, foldedId }) {
      await beginResults(tx)
      await touchResultsOf(tx, foldedId, stays.id)
      const accounts = await reassignReferences(tx, foldedId, stays.id)
      // Also where the folded record had no shift of its own, but a cancelled ride.
      await touchAllOf(
        tx,
        accounts.map((each) => each.id),
      )
      const mileage = await mergeMileage(tx, foldedId, stays.id)
      await mergeHandedMileage(tx, foldedId, stays.id)
      // What was two drivers' is one's, so that a name may mean another one by now.
      for (const platform of new Set(accounts.map((each) => each.platform)))
        await settleIdentities(tx, platform)
      await settlePeople(tx, [])
      await foldTouched(tx)
      return { accounts: accounts.length, mileage }
    },
    async erased(tx, { id, fullName }) {
      await beginResults(tx)
      for (const ref of [...(await referencesOfDriver(tx, id)), ...(await unmatchedOf(tx, id))])
        await anonymizeReference(tx, ref.id, keyOnceErased(platform, ref), fullName)
    },
  }
}

/** An account that was erased before, of a record that came by a merge, keeps its key. */
function keyOnceErased({ secrets }: Platform, { platform, refKey }: StoredReference): string {
  return refKey.startsWith('erased:') ? refKey : erasedKey(secrets, platform, refKey)
}

/** What the office ignores, or nobody has matched yet, but has the driver's phone. */
async function unmatchedOf(tx: Tx, driverId: string): Promise<StoredReference[]> {
  const known = await phonesOfNobody(tx)
  const owners = await driversWithPhones(
    tx,
    known.map(({ phone }) => phone),
  )
  const ids = new Set(known.filter(({ phone }) => owners.get(phone) === driverId).map(({ refId }) => refId))
  const refs = await Promise.all([...ids].map((id) => referenceOf(tx, id)))
  return refs.filter((ref) => ref !== undefined)
}

async function partsOf(queries: Queries, driverId: string) {
  const { accounts, shifts, rides, periods, mileage } = resultDataTexts.parts
  const refs = await referencesOfDriver(queries, driverId)
  const phones = await phonesOf(
    queries,
    refs.map(({ id }) => id),
  )
  return [
    {
      name: 'resultAccounts',
      ...accounts,
      rows: refs.map(({ id, platform, name, externalId }) => ({
        platform,
        name,
        externalId,
        phones: (phones.get(id) ?? []).join(', '),
      })),
    },
    {
      name: 'shiftResults',
      ...shifts,
      rows: (await resultsOfDriver(queries, driverId)).map((row) => ({
        date: row.date,
        shift: SHIFT_ON_WIRE[row.shift],
        reg: row.reg,
        totalIncome: hundredth(row.totalIncomeGrosze),
        companyIncome: hundredth(row.companyIncomeGrosze),
        boltRides: row.boltRides,
        uberRides: row.uberRides,
        freenowRides: row.freenowRides,
        km: thousandth(row.mileageM),
        fuel: hundredth(row.fuelTotalGrosze),
        consumption: hundredth(row.averageConsumptionHundredths),
      })),
    },
    {
      name: 'rides',
      ...rides,
      rows: (await ridesOfDriver(queries, driverId)).map((ride) => ({
        platform: ride.platform,
        startedAt: ride.startedAt,
        completed: ride.completed,
        plate: ride.plate,
        km: thousandth(ride.distanceM),
        gross: hundredth(ride.gross),
        cash: hundredth(ride.cash),
        tip: hundredth(ride.tip),
        net: hundredth(ride.net),
      })),
    },
    {
      name: 'platformPeriods',
      ...periods,
      rows: (await periodsOfDriver(queries, driverId)).map((period) => ({
        ...period,
        gross: hundredth(period.gross),
        net: hundredth(period.net),
        cash: hundredth(period.cash),
      })),
    },
    {
      name: 'typedMileage',
      ...mileage,
      rows: (await mileageOfDriver(queries, driverId)).map((typed) => ({
        date: typed.date,
        shift: SHIFT_ON_WIRE[typed.shift],
        kmStart: typed.kmStart,
        kmEnd: typed.kmEnd,
        km: thousandth(typed.mileageM),
        enteredAt: typed.enteredAt,
      })),
    },
  ]
}

function hundredth(value: number | null): number | null {
  return value === null ? null : value / 100
}

function thousandth(value: number | null): number | null {
  return value === null ? null : value / 1000
}
