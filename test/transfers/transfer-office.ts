import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { balanceOf } from '#features/settlement/domain/public.ts'
import { appendEntries, ledgerOf } from '#features/settlement/ledger/server/public.ts'
import {
  confirmTransferBatch,
  exportTransferBatch,
  getTransferBatch,
  getTransferProposal,
  prepareTransferBatch,
  returnTransferOrder,
} from '#features/settlement/transfers/contract.ts'
import { leaveTransferOut, takeTransferIn } from '#features/settlement/transfers/contract-left-out.ts'
import {
  getTransferSettings,
  saveTransferSettings,
} from '#features/settlement/transfers/contract-settings.ts'
import { accountOf } from '#features/settlement/transfers/domain/testing/made-orders.ts'
import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addDrivers, closeStatements } from '#test/transfers/closed-statements.ts'

const ACCOUNT = randomUUID()
export const TODAY = '2026-11-23'
/** An account of its own, with right check digits. */
export const numbered = (index: number) => accountOf(String(index + 1).padStart(24, '1'))
export const statement = (index: number, week = 47) => `R/2026/${week}/${String(index + 1).padStart(4, '0')}`
type Preparing = Partial<InputOf<typeof prepareTransferBatch>> & { readonly leftOut?: readonly string[] }
type Settings = InputOf<typeof saveTransferSettings>
export const inGrosze = (rows: readonly { grosze: number }[]) =>
  rows.reduce((sum, { grosze }) => sum + grosze, 0)

/** What a person sees of a proposal and tells back when a batch is prepared. */
export const seenIn = ({ inside, orders }: OutputOf<typeof getTransferProposal>) => ({
  ...inside,
  orders: orders.map(({ statement, mark }) => ({ statement, mark })),
})

/** A fleet that pays, and two persons with the right to money, anew before each test of a file. */
export function transferOffice() {
  let server: TestServer
  let anna: TestCaller
  let piotr: TestCaller
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    await server.reset()
    await onDay(TODAY)
    await settings()
  })
  afterAll(() => server.close())

  /** Sessions of the day before are over by then. */
  async function onDay(date: string): Promise<void> {
    server.clock.set(`${date}T09:00:00Z`)
    anna = await server.asUser({ money: true })
    piotr = await server.asUser({ money: true })
  }

  async function settings(more: Partial<Settings> = {}, account: Partial<Settings['accounts'][number]> = {}) {
    const before = answered(await server.call(getTransferSettings, {}, { as: anna }))
    const payer = {
      ...{ id: ACCOUNT, label: 'Główne', number: '61 1090 1014 0000 0712 1981 2874', profile: 'default' },
      ...account,
    }
    const input: Settings = {
      name: 'Flota Przykładowa sp. z o.o.',
      address: ['ul. Prosta 1', '00-001 Warszawa'],
      accounts: [payer],
      twoPersonsOver: null,
      revision: before.revision,
      ...more,
    }
    return answered(await server.call(saveTransferSettings, input, { as: anna }))
  }
  const give = async (
    driverId: string,
    account: string,
    more: Partial<InputOf<typeof savePayeeAccount>> = {},
  ) =>
    answered(
      await server.call(savePayeeAccount, { id: driverId, account, revision: 0, ...more }, { as: anna }),
    )

  /** Drivers with an account each, and a statement that owes them so much. */
  async function owing(amounts: readonly number[], week = 47): Promise<string[]> {
    const ids = await addDrivers(
      server,
      amounts.map((_, index) => `Jan Kot${String.fromCharCode(65 + index)}`),
    )
    for (const [index, id] of ids.entries()) await give(id, numbered(index))
    await closeWeek(ids, amounts, week)
    return ids
  }
  const closeWeek = (ids: readonly string[], amounts: readonly number[], week: number) =>
    closeStatements(
      server,
      ids.map((driverId, index) => ({
        driverId,
        grosze: amounts[index] ?? 0,
        number: statement(index, week),
      })),
    )

  const proposal = async () => answered(await server.call(getTransferProposal, {}, { as: anna }))
  /** What a person says who sends money again to where it came back from. */
  const sentAgain = async () =>
    (await proposal()).orders.flatMap(({ statement, returned }) =>
      returned ? [{ statement, returnedAt: returned.at }] : [],
    )
  const leaveOut = (of: string, as = anna) => server.call(leaveTransferOut, { statement: of }, { as })
  const takeIn = (of: string, as = anna) => server.call(takeTransferIn, { statement: of }, { as })
  /** @param leftOut statements that are left out of this batch alone */
  const prepare = async (as = anna, { leftOut = [], ...more }: Preparing = {}) => {
    for (const of of leftOut) answered(await leaveOut(of, as))
    const seen = { accountId: ACCOUNT, date: TODAY, ...seenIn(await proposal()), ...more }
    const answer = await server.call(prepareTransferBatch, seen, { as })
    for (const of of leftOut) answered(await takeIn(of, as))
    return answer
  }
  const prepared = async (as = anna, more: Preparing = {}) => answered(await prepare(as, more)).id
  const leave = (id: string, as = anna) => server.call(exportTransferBatch, { id }, { as })
  const confirm = (id: string, as = anna) => server.call(confirmTransferBatch, { id }, { as })
  const giveBack = (id: string, of: string, as = anna) =>
    server.call(returnTransferOrder, { id, statement: of, reason: 'konto zamknięte' }, { as })
  const batch = async (id: string) => answered(await server.call(getTransferBatch, { id }, { as: anna }))
  async function file(id: string, part = 1): Promise<Uint8Array> {
    const answer = await server.app.inject({
      method: 'GET',
      url: `/api/transfer-batches/${id}/file?part=${part}`,
      headers: { cookie: anna.cookie },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.rawPayload
  }
  const balance = async (driverId: string) =>
    balanceOf(await ledgerOf(server.database.queries, driverId), driverId)
  /** A correction by itself, booked now: so much less is owed to the driver. */
  const owesBack = (driverId: string, grosze: number) =>
    server.database.transaction((tx) =>
      appendEntries(tx, [
        {
          ...{ id: randomUUID(), driverId, kind: 'correction', grosze: 0 - grosze },
          ...{ corrections: [randomUUID()], bookedAt: server.clock.now().toISOString(), bookedBy: 'Anna' },
        },
      ]),
    )
  return {
    get server() {
      return server
    },
    get anna() {
      return anna
    },
    get piotr() {
      return piotr
    },
    account: ACCOUNT,
    settings,
    give,
    owing,
    closeWeek,
    proposal,
    sentAgain,
    leaveOut,
    takeIn,
    prepare,
    prepared,
    leave,
    confirm,
    giveBack,
    batch,
    file,
    balance,
    owesBack,
    onDay,
  }
}
