import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBaseCalendar, updateWeek } from '#features/schedule/contract.ts'
import { openOffice, TUESDAY_DAY, WEEK } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getCurrentCalendar, getCurrentSoloCalendar } from '../../contract.ts'
import { listOwnChanges } from '../../contract-changes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('drivers and coordinators see the last generated or updated state, never a half-made one', async () => {
  const office = await openOffice(server)
  const coordinator = await server.asScope('fleet')
  const jan = await server.asScope('driver', office.jan)
  const [first = '', second = ''] = office.cars
  // Both on Tuesday by day; each saving exchanges their cars.
  await office.put(office.jan, [{ slot: TUESDAY_DAY, carId: second }])
  const exchange = async (swapped: boolean) => {
    const { id, version } = await office.week()
    const places = [
      { driverId: office.jan, slot: TUESDAY_DAY, carId: swapped ? first : second, onCall: false },
      { driverId: office.ewa, slot: TUESDAY_DAY, carId: swapped ? second : first, onCall: false },
    ]
    answered(await server.call(updateWeek, { id, version, places }, { as: office.admin() }))
  }

  let saving = true
  const fleet = new Set<string>()
  const own = new Set<string>()
  const lookFleet = async () => {
    while (saving) {
      const { ready, days } = answered(await server.call(getCurrentCalendar, WEEK, { as: coordinator }))
      const cars = days[1]?.cars ?? []
      fleet.add(
        `${ready} ${cars.map(({ reg, drivers }) => `${reg} ${drivers.map((each) => each.fullName)}`)}`,
      )
    }
  }
  const lookOwn = async () => {
    while (saving) {
      const calendar = answered(await server.call(getCurrentSoloCalendar, WEEK, { as: jan }))
      own.add(calendar.data.map(({ stateDay, reg }) => `${stateDay} ${reg}`).join())
      const { data } = answered(await server.call(listOwnChanges, {}, { as: jan }))
      own.add(data.map(({ now }) => `${now?.stateDay} ${now?.reg}`).join())
    }
  }
  // The board looks at what the week would be now, which nobody has saved.
  const lookInitial = async () => {
    while (saving) answered(await server.call(getBaseCalendar, WEEK, { as: office.admin() }))
  }
  const looks = [lookFleet(), lookFleet(), lookOwn(), lookInitial()]
  for (let round = 0; round < 12; round += 1) {
    server.clock.set(`2026-03-11T11:00:${String(round).padStart(2, '0')}Z`)
    await exchange(round % 2 === 0)
  }
  saving = false
  await Promise.all(looks)
  expect([...fleet].sort()).toEqual(['true W01 Ewa Żak,W02 Jan Lis', 'true W01 Jan Lis,W02 Ewa Żak'])
  expect([...own].sort()).toEqual(['17.3.2026 W01', '17.3.2026 W02'])
})
