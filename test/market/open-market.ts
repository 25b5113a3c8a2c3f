import { readMarket } from '#features/market/contract.ts'
import * as offers from '#features/market/contract-offers.ts'
import { listRequests } from '#features/market/contract-office.ts'
import { marketJobs } from '#features/market/server/jobs.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { setMarket } from '#features/settings/contract.ts'
import { openOffice, WEEK } from '../schedule/moving-office.ts'
import { placesOnBoard } from '../schedule/readable-week.ts'
import { submit } from '../schedule/small-fleet.ts'
import { answered, type TestServer } from '../server/test-server.ts'

export const MONDAY = { date: '2026-03-16', shift: 'day' as const }
export const TUESDAY = { date: '2026-03-17', shift: 'day' as const }

/**
 * A fleet whose market is on, names and all, where nobody is asked first and the office decides nothing: Jan
 * drives on Monday, Ewa on Tuesday, by day; Ola has nothing.
 */
export async function openMarket(server: TestServer) {
  const office = await openOffice(server)
  server.clock.advance(300)
  const ola = await submit(server, WEEK, 'Ola Ćma', '600100203', {})
  const set = async (market: object) => {
    answered(await server.call(setMarket, market, { as: office.admin() }))
  }
  await set({ on: true, names: true, approval: 'never', reserveMinutes: 0 })
  const as = (id: string) => server.asScope('driver', id)
  const offer = async (giver: string, slot: object, more: object = {}) =>
    server.callRaw(offers.offerShift, { ...slot, ...more }, { as: await as(giver) })
  return {
    office,
    ola,
    set,
    as,
    offer,
    offered: async (giver: string, slot: object, more: object = {}) =>
      (answered(await offer(giver, slot, more)) as { id: string }).id,
    take: async (driver: string, id: string) =>
      server.call(offers.takeOffer, { id }, { as: await as(driver) }),
    withdraw: async (driver: string, id: string) =>
      server.call(offers.withdrawOffer, { id }, { as: await as(driver) }),
    decline: async (driver: string, id: string) =>
      server.call(offers.declineOffer, { id }, { as: await as(driver) }),
    look: async (driver: string) => {
      server.clock.advance(300)
      return answered(await server.call(readMarket, {}, { as: await as(driver) }))
    },
    requests: async () => answered(await server.call(listRequests, {}, { as: office.admin() })).data,
    drivesAt: async (slot: number) => {
      server.clock.advance(300)
      return placesOnBoard(await office.week())
        .filter((place) => place.slot === slot && place.carId !== null)
        .map(({ driverId }) => driverId)
    },
    /** `state: subject` of the letters of the market. */
    letters: async () => {
      const { data } = answered(await server.call(listMessages, { kind: 'email' }, { as: office.admin() }))
      return data
        .filter(({ attributes }) => attributes.aboutKind.startsWith('market-'))
        .map(({ attributes }) => `${attributes.state}: ${attributes.subject}`)
        .sort()
    },
    /** What the server does by itself every minute. */
    minute: async () => {
      for (const job of marketJobs(server.platform)) await job.run()
    },
  }
}
