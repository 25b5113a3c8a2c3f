import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vehicleNumber } from '#test/fleet/vehicles.ts'
import { planImport } from './import-plan.ts'
import { type ImportedVehicle, judgeImported } from './import-row.ts'
import type { VehicleRecord } from './vehicle.ts'

const plan = (vehicles: readonly Partial<ImportedVehicle>[], fleet: readonly VehicleRecord[] = []) =>
  planImport(
    vehicles.map((vehicle) => judgeImported(vehicle)),
    fleet,
  )

/** The fleet after all good rows were loaded. */
function loaded(vehicles: readonly ImportedVehicle[], fleet: readonly VehicleRecord[]): VehicleRecord[] {
  const after = new Map(fleet.map((vehicle) => [vehicle.reg, vehicle]))
  for (const row of plan(vehicles, fleet)) {
    if (row.kind === 'bad') continue
    after.set(row.vehicle.reg, { ...vehicleNumber(0), ...after.get(row.vehicle.reg), ...row.vehicle })
  }
  return [...after.values()].sort((a, b) => (a.reg < b.reg ? -1 : 1))
}

test('a row is new, changed or the same by its registration; what the list leaves out stays', () => {
  const { priority: _, ...withoutPriority } = vehicleNumber(1, { model: 'Camry' })
  const rows = plan(
    [vehicleNumber(3), withoutPriority, vehicleNumber(2)],
    [vehicleNumber(1, { priority: 9 }), vehicleNumber(2)],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['new', 'changed', 'same'])
  expect(rows[1]).toMatchObject({ columns: ['model'] })
})

test('a registration or VIN that stands in the file twice is told on each of the rows', () => {
  const rows = plan([
    vehicleNumber(1),
    vehicleNumber(2, { reg: 'wx 10001' }),
    vehicleNumber(3, { vin: vehicleNumber(4).vin }),
    vehicleNumber(4),
  ])
  expect(rows).toMatchObject([
    { kind: 'bad', complaints: { reg: { code: 'doubledReg', rows: [1] } } },
    { kind: 'bad', complaints: { reg: { code: 'doubledReg', rows: [0] } } },
    { kind: 'bad', complaints: { vin: { code: 'doubledVin', rows: [3] } } },
    { kind: 'bad', complaints: { vin: { code: 'doubledVin', rows: [2] } } },
  ])
})

test('a VIN of another vehicle of the fleet is refused, and that vehicle is named', () => {
  expect(plan([vehicleNumber(1, { reg: 'NOWY1' })], [vehicleNumber(1)])).toEqual([
    { kind: 'bad', complaints: { vin: { code: 'vinTaken', by: vehicleNumber(1) } } },
  ])
})

test('two vehicles may exchange their VINs; where one of the rows is bad, neither does', () => {
  const [one, two] = [vehicleNumber(1), vehicleNumber(2)]
  const swapped = [
    { ...one, vin: two.vin },
    { ...two, vin: one.vin },
  ]
  expect(plan(swapped, [one, two]).map(({ kind }) => kind)).toEqual(['changed', 'changed'])
  const broken = [swapped[0] as VehicleRecord, { ...two, vin: one.vin, make: '' }]
  expect(plan(broken, [one, two])).toMatchObject([
    { kind: 'bad', complaints: { vin: { code: 'vinTaken', by: { reg: two.reg } } } },
    { kind: 'bad', complaints: { make: { code: 'required' } } },
  ])
})

const someVehicles = fc.array(
  fc
    .tuple(fc.nat(5), fc.nat(5), fc.constantFrom('Camry', 'Corolla', ''))
    .map(([reg, vin, model]) => vehicleNumber(reg, { vin: vehicleNumber(vin).vin, model })),
  { maxLength: 8 },
)
const someFleet = fc
  .subarray([0, 1, 2, 3, 4, 5])
  .map((indexes) => indexes.map((index) => vehicleNumber(index)))

test('whatever is loaded, no VIN stands in the fleet twice, and loading again changes nothing', () => {
  fc.assert(
    fc.property(someVehicles, someFleet, (vehicles, fleet) => {
      const after = loaded(vehicles, fleet)
      expect(new Set(after.map(({ vin }) => vin)).size).toBe(after.length)
      const good = vehicles.filter((_, index) => plan(vehicles, fleet)[index]?.kind !== 'bad')
      expect(plan(good, after).every(({ kind }) => kind === 'same')).toBe(true)
    }),
  )
})

test('a list split anywhere ends like the whole one, in any order', () => {
  const list = fc
    .uniqueArray(fc.nat(9), { maxLength: 8 })
    .map((indexes) => indexes.map((index) => vehicleNumber(index, { model: 'Camry' })))
  fc.assert(
    fc.property(list, someFleet, fc.nat(8), (vehicles, fleet, at) => {
      const inParts = loaded(vehicles.slice(at), loaded(vehicles.slice(0, at), fleet))
      expect(inParts).toEqual(loaded(vehicles, fleet))
      expect(loaded(vehicles.toReversed(), fleet)).toEqual(loaded(vehicles, fleet))
    }),
  )
})
