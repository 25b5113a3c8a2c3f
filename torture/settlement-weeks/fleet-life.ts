import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { listLoads, takeBackLoad } from '#features/income/imports/contract-preview.ts'
import { loadFile } from '#features/income/imports/server/public.ts'
import { listUnmatched, resolveUnmatched } from '#features/income/matching/contract.ts'
import { savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { addCharges } from '#features/settlement/charges/contract.ts'
import type { Scheme } from '#features/settlement/domain/public.ts'
import { addPayIn, payOutInCash, readDriverLedger } from '#features/settlement/ledger/contract.ts'
import {
  cancelTransferBatch,
  checkTransferAccount,
  confirmTransferBatch,
  exportTransferBatch,
  getTransferBatch,
  getTransferProposal,
  listTransferBatches,
  prepareTransferBatch,
  returnTransferOrder,
} from '#features/settlement/transfers/contract.ts'
import {
  getTransferSettings,
  saveTransferSettings,
} from '#features/settlement/transfers/contract-settings.ts'
import { accountOf } from '#features/settlement/transfers/domain/testing/made-orders.ts'
import {
  closeWeeks,
  explainBlock,
  readSettlementWeek,
  reopenStatement,
} from '#features/settlement/weeks/contract.ts'
import { decideCorrection, listCorrections } from '#features/settlement/weeks/contract-statement.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Endpoint, InputOf } from '#platform/pure/endpoint.ts'
import { dice } from '#test/income/history/made-up-loads.ts'
import { answered, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { anyScheme } from '#test/settlement/any-week.ts'
import { makeDriver, makeScheme } from '#test/settlement/made-week.ts'

const NAMES = ['Adam Abacki', 'Beata Borowa', 'Cezary Cichy', 'Dorota Dudek', 'Edward Erb', 'Filip Fus']
const ACCOUNT = '00000000-0000-4000-8000-00000000aaaa'
const TODAY = '2026-11-30'
const BY = { name: 'Anna Próbna', at: `${TODAY}T09:00:00Z` }

export interface Fleet {
  readonly office: TestCaller
  readonly weeks: readonly Week[]
  /** Does something. @returns what, or that it was refused */
  act(): Promise<string>
}

/** A small fleet with accounts for most, a scheme for all and one for one of them. */
export async function beginFleet(server: TestServer, seed: number): Promise<Fleet> {
  const roll = dice(seed * 7919)
  for (let warm = 0; warm < 10; warm += 1) roll(2)
  const { queries } = server.database
  const office = await server.asUser({ admin: true, money: true })
  const as = { as: office }
  const ids: string[] = []
  for (const name of NAMES.slice(0, 3 + roll(4))) ids.push(await makeDriver(queries, name))
  const weeks = [45, 46, 47, 48].slice(roll(2)).map((week) => ({ year: 2026, week }))
  const schemes = fc
    .sample(anyScheme, { seed, numRuns: 40 })
    .filter(({ earns }) => earns.kind !== 'per-hour')
    .slice(0, 2)
    // As it comes from the wire.
    .map((scheme) => JSON.parse(JSON.stringify(scheme)) as Scheme)
  for (const [at, scheme] of schemes.entries())
    await makeScheme(queries, scheme, at === 0 ? undefined : ids[1])
  for (const [at, id] of ids.entries()) {
    const account = accountOf(String(at + 1).padStart(24, '1'))
    if (roll(4) > 0) await server.call(savePayeeAccount, { id, account, revision: 0 } as never, as)
  }
  const { revision } = answered(await server.call(getTransferSettings, {}, as))
  const payer = {
    id: ACCOUNT,
    label: 'Główne',
    number: '61 1090 1014 0000 0712 1981 2874',
    profile: 'default',
  }
  const settings = {
    ...{ name: 'Flota Przykładowa', address: ['ul. Prosta 1'], accounts: [payer] },
    ...{ twoPersonsOver: null, revision },
  }
  answered(await server.call(saveTransferSettings, settings as never, as))

  const files: NormalFile[] = []
  let folded = false
  const one = <T>(all: readonly T[]): T | undefined => all[roll(all.length)]
  async function tried<E extends Endpoint>(what: string, endpoint: E, input: InputOf<E>): Promise<string> {
    const answer = await server.call(endpoint, input, as)
    if (!answer.ok && answer.status >= 500) throw new Error(`${what}: ${JSON.stringify(answer.failure)}`)
    return answer.ok ? what : `${what} refused`
  }
  async function load(file: NormalFile, what: string): Promise<string> {
    const options = { source: 'file', removeMissing: what === 'load' && roll(4) === 0, asks: false } as const
    const loaded = await server.database.transaction((tx) =>
      loadFile(tx, server.platform, file, { ...BY, at: server.clock.now().toISOString() }, options),
    )
    if (!loaded.ok) throw new Error(JSON.stringify(loaded))
    return loaded.value.stored ? what : `${what} of nothing new`
  }
  function weekFile(week = one(weeks), app: 'bolt' | 'uber' = roll(2) === 0 ? 'bolt' : 'uber'): NormalFile {
    const monday = mondayOf(week ?? { year: 2026, week: 47 })
    const rows = NAMES.slice(0, ids.length).flatMap((name, at): StatementRow[] =>
      roll(5) === 0 ? [] : [weekRow(app, name, at, monday, roll)],
    )
    return fileOf(app === 'bolt' ? 'bolt-earnings' : 'uber-drivers', monday, rows)
  }
  // Most files are there on Monday, and most of whom they name is known.
  for (const week of weeks)
    for (const app of ['bolt', 'uber'] as const) {
      const file = weekFile(week, app)
      if (file.rows.length === 0 || roll(5) === 0) continue
      files.push(file)
      await load(file, 'first load')
    }
  for (const { id, attributes } of answered(await server.call(listUnmatched, {}, as)).data) {
    const driverId = ids[NAMES.indexOf(attributes.name)]
    const decided = { id, decision: 'assign', driverId } as const
    if (roll(6) > 0) answered(await server.call(resolveUnmatched, decided as never, as))
  }

  const acts: (() => Promise<string>)[] = [
    async () => {
      const file = weekFile()
      if (file.rows.length === 0) return 'nothing'
      files.push(file)
      return load(file, 'load')
    },
    async () => {
      const file = one(files)
      return file
        ? load(roll(2) === 0 ? file : { ...file, sha256: hashOf(randomUUID()) }, 'load again')
        : 'nothing'
    },
    async () => {
      const file = one(files)
      if (!file) return 'nothing'
      const rows = file.rows.map((row) => {
        const app = file.kind === 'bolt-earnings' ? 'bolt' : 'uber'
        const at = NAMES.indexOf(row.driver.name)
        return roll(2) === 0 ? row : weekRow(app, row.driver.name, at, row.date, roll)
      })
      const corrected = fileOf(file.kind, file.periodStart, rows)
      files.push(corrected)
      return load(corrected, 'late load')
    },
    async () => {
      const standing = answered(await server.call(listLoads, {}, as)).data.filter(
        ({ attributes }) => attributes.takenBackAt === null,
      )
      const found = one(standing)
      return found ? tried('take back', takeBackLoad, { id: found.id }) : 'nothing'
    },
    async () => {
      const state = roll(4) === 0 ? 'matched' : 'waiting'
      const person = one(answered(await server.call(listUnmatched, { state }, as)).data)
      if (!person) return 'nothing'
      const driverId = ids[NAMES.indexOf(person.attributes.name)]
      const decision = state === 'matched' ? 'put-back' : 'assign'
      return tried(decision, resolveUnmatched, { id: person.id, decision, driverId } as never)
    },
    async () => {
      const week = one(weeks)
      const driverId = one(ids)
      if (!week || !driverId) return 'nothing'
      const kind = one(['wash', 'fine', 'advance', 'bonus', 'own-car', 'own-car'] as const) ?? 'wash'
      const entries = [{ driverId, grosze: 1 + roll(30_000), note: '' }]
      return tried('charge', addCharges, {
        kind,
        ...(kind === 'own-car' ? { detail: 'KR 1' } : {}),
        ...week,
        date: mondayOf(week),
        entries,
        again: true,
      } as never)
    },
    close,
    close,
    close,
    async () => {
      const week = one(weeks)
      if (!week) return 'nothing'
      const { data } = answered(await server.call(readSettlementWeek, week, as))
      const statement = one(data.flatMap((driver) => driver.statement ?? []))
      return statement ? tried('reopen', reopenStatement, { id: statement.id, reason: 'pomyłka' }) : 'nothing'
    },
    decide,
    decide,
    async () => {
      const driverId = one(ids) ?? ''
      return tried('pay-in', addPayIn, {
        driverId,
        grosze: 1 + roll(40_000),
        inCash: roll(2) === 0,
        beyondDebt: true,
        purse: roll(3) === 0 ? ('own-car' as const) : ('week' as const),
        note: '',
      })
    },
    async () => {
      const driverId = one(ids) ?? ''
      const ledger = await server.call(readDriverLedger, { driverId }, as)
      const payables = ledger.ok ? [...ledger.value.payable, ...(ledger.value.apart?.payable ?? [])] : []
      const payable = one(payables)
      if (!payable) return 'nothing'
      const grosze = 1 + roll(payable.grosze + 20)
      return tried('cash', payOutInCash, { driverId, statement: payable.statement, grosze, note: '' })
    },
    prepare,
    prepare,
    step,
    step,
    step,
    async () => {
      if (folded || roll(3) > 0 || ids.length < 4) return 'nothing'
      const pair = { staysId: ids[0] ?? '', foldedId: ids[3] ?? '' }
      folded = true
      return tried('fold', mergeDrivers, pair)
    },
  ]

  async function close(): Promise<string> {
    const week = one(weeks)
    if (!week) return 'nothing'
    const { data } = answered(await server.call(readSettlementWeek, week, as))
    for (const { driverId, blocks } of data)
      for (const block of blocks)
        if (block.code === 'file-missing' || block.code === 'sums-differ') {
          const subject = block.code === 'file-missing' ? block.app : block.subject
          const said = { ...week, driverIds: [driverId], code: block.code, subject, reason: 'tak jest' }
          await tried('explain', explainBlock, said as never)
        }
    const again = answered(await server.call(readSettlementWeek, week, as)).data
    const drivers = again.flatMap(({ driverId, mark }) => (mark && roll(4) > 0 ? [{ driverId, mark }] : []))
    return drivers.length === 0 ? 'nothing' : tried('close', closeWeeks, { ...week, drivers })
  }
  async function decide(): Promise<string> {
    const proposed = one(answered(await server.call(listCorrections, {}, as)).data)
    if (!proposed) return 'nothing'
    const { statementId: id, rowsDigest } = proposed
    const decision = roll(5) === 0 ? 'decline' : 'accept'
    return tried(decision, decideCorrection, { id, rowsDigest, decision, reason: 'tak jest' })
  }
  async function prepare(): Promise<string> {
    for (const { statement, key, checked } of answered(await server.call(getTransferProposal, {}, as))
      .changed)
      if (!checked) await tried('check', checkTransferAccount, { statement, key })
    const { inside, orders: seen } = answered(await server.call(getTransferProposal, {}, as))
    const orders = seen.map(({ statement, mark }) => ({ statement, mark }))
    if (inside.count === 0) return 'nothing'
    const again = seen.flatMap(({ statement, returned }) =>
      returned && roll(4) > 0 ? [{ statement, returnedAt: returned.at }] : [],
    )
    return tried('prepare', prepareTransferBatch, {
      accountId: ACCOUNT,
      date: TODAY,
      ...inside,
      orders,
      again,
    } as never)
  }
  async function step(): Promise<string> {
    const { data } = answered(await server.call(listTransferBatches, {}, as))
    const batch = one(data.filter(({ attributes }) => attributes.state !== 'cancelled'))
    if (!batch) return 'nothing'
    const { id } = batch
    if (batch.attributes.state === 'prepared')
      return roll(4) === 0
        ? tried('cancel', cancelTransferBatch, { id })
        : tried('export', exportTransferBatch, { id })
    if (batch.attributes.state === 'exported' && roll(3) > 0)
      return tried('confirm', confirmTransferBatch, { id })
    const { orders } = answered(await server.call(getTransferBatch, { id }, as))
    const order = one(orders)
    if (!order) return 'nothing'
    return tried('return', returnTransferOrder, { id, statement: order.statement, reason: 'konto zamknięte' })
  }
  return {
    office,
    weeks,
    async act() {
      server.clock.advance(60_000)
      return (await one(acts)?.()) ?? 'nothing'
    },
  }
}

function weekRow(
  app: 'bolt' | 'uber',
  name: string,
  at: number,
  monday: StatementRow['date'],
  roll: (below: number) => number,
): StatementRow {
  const [gross, tip] = [roll(300_000), roll(9000)]
  const commission = Math.round(gross / 4)
  const net = gross + tip - commission
  const cash = roll(2) === 0 ? 0 : roll(gross + 1)
  return {
    row: 2,
    driver: { externalId: `${app}-${at}`, phone: null, name },
    subject: 'sums',
    ...{ id: null, startedAt: null, shift: null, ofRide: null, plate: null, note: null },
    date: monday,
    until: addDays(monday, 6),
    amounts: { gross, commission, tip, net, cash, payout: net - cash },
  }
}

function fileOf(
  kind: NormalFile['kind'],
  monday: StatementRow['date'],
  rows: readonly StatementRow[],
): NormalFile {
  const numbered = rows.map((row, place) => ({ ...row, row: place + 2 }))
  const sha256 = hashOf(JSON.stringify([kind, numbered]))
  return {
    kind,
    fileName: `${kind}.csv`,
    sha256,
    periodStart: monday,
    periodEnd: addDays(monday, 6),
    rows: numbered,
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
