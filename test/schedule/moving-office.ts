import { listMessages, readMessage } from '#features/messaging/contract.ts'
import { messagingJobs } from '#features/messaging/server/public.ts'
import { listChangeTexts, mailChange, textAllChanges, textChange } from '#features/notices/contract.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { answered, type TestCaller, type TestServer } from '../server/test-server.ts'
import { placesOnBoard } from './readable-week.ts'
import { addCars, submit } from './small-fleet.ts'

export const WEEK = { year: 2026, week: 12 }
export const MONDAY_DAY = 0
export const TUESDAY_DAY = 2
export const TUESDAY_NIGHT = 3

interface Spot {
  readonly slot: number
  readonly carId: string | null
  readonly onCall?: boolean
}

/** An office that moves two drivers of a generated week, tells them, and looks at what became of that. */
export type MovingOffice = Awaited<ReturnType<typeof openOffice>>

/**
 * It is Wednesday of the week before. Jan drives on Monday, Ewa on Tuesday, by day; W01 and W02 are the cars.
 */
export async function openOffice(server: TestServer) {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  let admin: TestCaller = await server.asUser({ admin: true })
  const cars = await addCars(server.database.queries, 2)
  const jan = await submit(server, WEEK, 'Jan Lis', '600100200', { 0: 'day' })
  const ewa = await submit(server, WEEK, 'Ewa Żak', '600100201', { 1: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: admin }))

  const week = async () => {
    const read = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
    if (!read) throw new Error('The week is not generated.')
    return read
  }
  const put = async (driverId: string, spots: readonly Spot[]) => {
    const now = await week()
    const others = placesOnBoard(now).filter((place) => place.driverId !== driverId)
    const places = [...others, ...spots.map((spot) => ({ driverId, onCall: false, ...spot }))]
    answered(await server.call(updateWeek, { id: now.id, version: now.version, places }, { as: admin }))
  }
  const outbox = async (kind: 'sms' | 'email') => {
    const { data } = answered(await server.call(listMessages, { kind }, { as: admin }))
    const about = data.filter(({ attributes }) => attributes.aboutKind.startsWith('shift-'))
    const read = await Promise.all(about.map(({ id }) => server.call(readMessage, { id }, { as: admin })))
    return read.map(answered).map(({ id, text, attributes: { to, state } }) => ({ id, text, to, state }))
  }
  return {
    server,
    cars,
    jan,
    ewa,
    admin: () => admin,
    week,
    put,
    /** To one place, with a car unless told. */
    move: (driverId: string, slot: number, car = 0) => put(driverId, [{ slot, carId: cars[car] ?? null }]),
    /** Of the change that is recorded now; empty without. */
    changeId: async (driverId: string) =>
      (await week()).history.find((change) => change.driverId === driverId)?.id ?? '',
    tell: (id: string, more: { readonly again?: boolean } = {}) =>
      server.call(textChange, { id, ...more }, { as: admin }),
    mail: (id: string, more: { readonly again?: boolean } = {}) =>
      server.call(mailChange, { id, ...more }, { as: admin }),
    tellAll: async () =>
      answered(await server.call(textAllChanges, { weekId: (await week()).id }, { as: admin })),
    states: async () =>
      answered(await server.call(listChangeTexts, { weekId: (await week()).id }, { as: admin })).data,
    /** Lets everything go out that is due. */
    work: async () => {
      for (const job of messagingJobs(server.platform)) await job.run()
    },
    /** About changes, newest first. */
    outbox,
    texts: async () => (await outbox('sms')).map(({ text }) => text).sort(),
    /** Sessions of the office do not outlive the leap, so there is a new one. */
    leap: async (to: string) => {
      server.clock.set(to)
      admin = await server.asUser({ admin: true })
    },
  }
}
