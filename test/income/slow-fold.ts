import type { NormalFile, SettlementRow, TripRow } from '#features/income/imports/domain/normal-rows.ts'
import { PLATFORM_OF } from '#features/income/imports/server/fact-tables.ts'
import { referenceKey } from '#features/income/matching/domain/driver-reference.ts'

/** Everything that was told, in no order but that of the sheets. */
export interface Told {
  readonly files: readonly NormalFile[]
  /** Drivers by all their phones. */
  readonly phones: ReadonlyMap<string, string>
  /** What people said, by platform and reference: a driver, or null for nobody. */
  readonly decided: ReadonlyMap<string, string | null>
  /** Kilometres by `driver date shift`. */
  readonly mileage: ReadonlyMap<string, number>
}

/** What the rule says a shift's result is, worked out one row at a time. */
export interface SlowResult {
  readonly slot: string
  readonly boltRides: number | null
  readonly boltGross: number | null
  readonly uberRides: number | null
  readonly uberNet: number | null
  readonly income: number | null
  readonly mileageM: number | null
  readonly reg: string | null
}

/** By `driver date shift`, sorted. */
export function slowFold(told: Told): SlowResult[] {
  const trips = new Map<string, { platform: string; ref: string; row: TripRow; rank: string }>()
  const orders = new Map<string, { trip: string | null; net: number; rank: string }>()
  const sheets = new Map<string, { ref: string; row: SettlementRow }>()
  for (const file of told.files) {
    const rank = `${file.asOf} ${file.sha256}`
    const platform = PLATFORM_OF[file.kind]
    if (file.kind === 'bolt-trips' || file.kind === 'uber-trips') {
      for (const row of file.rows) {
        const key = `${platform} ${row.tripKey}`
        if ((trips.get(key)?.rank ?? '') <= rank)
          trips.set(key, { platform, ref: `${platform} ${referenceKey(row.driver)}`, row, rank })
      }
    } else if (file.kind === 'uber-orders') {
      for (const row of file.rows)
        if ((orders.get(row.transactionId)?.rank ?? '') <= rank)
          orders.set(row.transactionId, { trip: row.tripKey, net: row.netGrosze, rank })
    } else if (file.kind === 'settlement') {
      for (const row of file.rows) {
        const ref = `settlement ${referenceKey(row.driver)}`
        sheets.set(`${ref} ${row.date} ${row.shift}`, { ref, row })
      }
    }
  }
  const driverOf = driversOfReferences(told)
  const slots = new Set<string>(told.mileage.keys())
  const at = (ref: string, { date, shift }: { date: string; shift: string }) =>
    driverOf(ref) ? `${driverOf(ref)} ${date} ${shift}` : undefined
  for (const { ref, row } of [...trips.values(), ...sheets.values()]) {
    const slot = at(ref, row)
    if (slot) slots.add(slot)
  }
  return [...slots].sort().map((slot) => {
    const rides = [...trips.values()].filter(({ ref, row }) => at(ref, row) === slot)
    const bolt = rides.filter(({ platform }) => platform === 'bolt').map(({ row }) => row)
    const uber = rides.filter(({ platform }) => platform === 'uber').map(({ row }) => row)
    const paid = [...orders.values()].filter(({ trip }) => uber.some(({ tripKey }) => tripKey === trip))
    const sheet = [...sheets.values()].find(({ ref, row }) => at(ref, row) === slot)?.row
    const boltGross = sumOrNull(
      bolt.filter(({ completed }) => completed).map(({ grossGrosze }) => grossGrosze),
    )
    const uberNet = sumOrNull(paid.map(({ net }) => net))
    const odometer =
      sheet?.kmStart && sheet.kmEnd !== null && sheet.kmEnd >= sheet.kmStart
        ? (sheet.kmEnd - sheet.kmStart) * 1000
        : null
    return {
      slot,
      boltRides:
        sheet?.boltRides ?? (bolt.length > 0 ? bolt.filter(({ completed }) => completed).length : null),
      boltGross,
      uberRides:
        sheet?.uberRides ?? (uber.length > 0 ? uber.filter(({ completed }) => completed).length : null),
      uberNet,
      income: sheet?.totalIncomeGrosze ?? sumOrNull([boltGross, uberNet]),
      mileageM: told.mileage.has(slot) ? (told.mileage.get(slot) ?? 0) * 1000 : (sheet?.mileageM ?? odometer),
      reg: mostFrequent(rides.flatMap(({ row }) => row.plate ?? [])),
    }
  })
}

/** What a person decided; else the phone of the greatest file among those that are somebody's. */
function driversOfReferences({ files, phones, decided }: Told): (ref: string) => string | undefined {
  const best = new Map<string, { rank: string; driver: string }>()
  for (const file of files) {
    for (const { driver } of file.rows) {
      const owner = driver.phone ? phones.get(driver.phone) : undefined
      const ref = `${PLATFORM_OF[file.kind]} ${referenceKey(driver)}`
      const rank = `${file.asOf} ${file.sha256}`
      if (owner && (best.get(ref)?.rank ?? '') <= rank) best.set(ref, { rank, driver: owner })
    }
  }
  return (ref) => (decided.has(ref) ? (decided.get(ref) ?? undefined) : best.get(ref)?.driver)
}

function sumOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Of several that are as frequent the first one by letters. */
function mostFrequent(plates: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const plate of plates) counts.set(plate, (counts.get(plate) ?? 0) + 1)
  const [first] = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
  return first?.[0] ?? null
}
