import { afterAll, beforeAll, beforeEach } from 'vitest'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { closeWeeks, readSettlementWeek, reopenStatement } from '#features/settlement/weeks/contract.ts'
import {
  decideCorrection,
  listCorrections,
  readStatement,
} from '#features/settlement/weeks/contract-statement.ts'
import type { Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  MONDAY_48,
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeScheme,
  PLAIN,
  WEEK_47,
} from './made-week.ts'

type Mark = { readonly driverId: string; readonly mark: string }

/**
 * A fleet that closes its weeks, a person with the right to money and an administrator, anew before each test
 * of a file.
 */
export function weekOffice() {
  let server: TestServer
  let money: TestCaller
  let admin: TestCaller
  beforeAll(async () => {
    server = await startTestServer({ at: MONDAY_48 })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    await goTo(MONDAY_48)
  })

  /** Sessions of the day before are over by then. */
  async function goTo(at: string): Promise<void> {
    server.clock.set(at)
    money = await server.asUser({ money: true })
    admin = await server.asUser({ admin: true })
  }

  /**
   * Drivers with a net of so many złoty of Bolt each, in one file of the week, who keep it all.
   * @param known ids of drivers who are there already, in the order of the names
   */
  async function fleetOf(
    nets: Readonly<Record<string, number>>,
    { week = WEEK_47, load = 1, known = [] }: { week?: Week; load?: number; known?: readonly string[] } = {},
  ): Promise<{ ids: string[]; refs: string[] }> {
    const { queries } = server.database
    if (load === 1) await makeScheme(queries, PLAIN)
    await makeLoad(queries, { no: load, kind: 'bolt-earnings', week })
    const ids: string[] = []
    const refs: string[] = []
    for (const [at, [name, net]] of Object.entries(nets).entries()) {
      const id = known[at] ?? (await makeDriver(queries, name))
      const ref = await makeReference(queries, 'bolt', name, id)
      await makeRow(queries, { load, row: at + 2, app: 'bolt', ref, amounts: { net }, week })
      ids.push(id)
      refs.push(ref)
    }
    return { ids, refs }
  }

  const read = async (week: Week = WEEK_47) =>
    answered(await server.call(readSettlementWeek, week, { as: money }))
  const marks = async (week: Week = WEEK_47): Promise<Mark[]> =>
    (await read(week)).data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  const closeThese = (drivers: Mark[], week: Week = WEEK_47) =>
    server.call(closeWeeks, { ...week, drivers }, { as: money })
  const closeAll = async (week: Week = WEEK_47) => answered(await closeThese(await marks(week), week))
  const closeOnly = async (driverId: string, week: Week = WEEK_47) =>
    answered(
      await closeThese(
        (await marks(week)).filter((one) => one.driverId === driverId),
        week,
      ),
    )
  const corrections = async () => answered(await server.call(listCorrections, {}, { as: money })).data
  const statement = async (driverId: string, week: Week = WEEK_47) =>
    answered(await server.call(readStatement, { ...week, driverId }, { as: money }))
  const fold = async (staysId: string, foldedId: string) =>
    answered(await server.call(mergeDrivers, { staysId, foldedId }, { as: admin }))
  const reopen = (id: string) => server.call(reopenStatement, { id, reason: 'Pomyłka' }, { as: money })
  const accept = (one: { readonly statementId: string; readonly rowsDigest: string } | undefined) =>
    server.call(
      decideCorrection,
      { id: one?.statementId ?? '', rowsDigest: one?.rowsDigest ?? '', decision: 'accept' },
      { as: money },
    )

  return {
    get server() {
      return server
    },
    get queries() {
      return server.database.queries
    },
    get money() {
      return money
    },
    get admin() {
      return admin
    },
    ...{
      goTo,
      fleetOf,
      read,
      marks,
      closeThese,
      closeAll,
      closeOnly,
      corrections,
      statement,
      fold,
      reopen,
      accept,
    },
  }
}
