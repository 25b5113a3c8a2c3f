import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { addBoltConnection, checkBoltConnection, getBoltConnections } from '../contract.ts'
import {
  fetchBoltDay,
  listBoltDifferences,
  listBoltRuns,
  listMissingRides,
  settleMissingRides,
} from '../contract-days.ts'
import { connectionTexts, dayTexts, missingTexts } from '../texts.ts'
import { connectionFailures, dayFailures } from '../texts-failures.ts'
import { faultText } from '../texts-faults.ts'
import { BoltSettings } from './bolt-settings.tsx'

type Connection = OutputOf<typeof getBoltConnections>['data'][number]

const ID = '6b1f0f4e-0000-4000-8000-000000000001'
const AT = '2026-11-11T09:00:00.000Z'
const FAULT = { code: 'key-refused', call: 'token', status: 401 } as const

function connection(change: Partial<Connection['attributes']> = {}): Connection {
  return {
    id: ID,
    attributes: {
      name: 'Flota Kraków',
      enteredAt: AT,
      enteredBy: 'Anna Próbna',
      readable: true,
      checkedAt: AT,
      fault: null,
      companies: [
        {
          companyId: 63_001,
          firstDay: '2026-11-10',
          goneAt: null,
          wholeUntil: null,
          takenBack: [],
          open: [],
        },
      ],
      ...change,
    },
  }
}

let server: OtherEnd
let connections: Connection[]
beforeEach(() => {
  server = new OtherEnd()
  connections = []
  server.answersBy(getBoltConnections, () => ({ lastDay: '2026-11-10', data: [...connections] }))
  server.answers(listBoltRuns, { total: 0, data: [] })
  server.answers(listMissingRides, { total: 0, data: [] })
  server.answers(listBoltDifferences, { rides: 0, total: 0, data: [] })
})

const button = (name: string) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('dialog').getByLabelText(name)

test('it is off, a key is entered once, and nobody sees it again', async () => {
  await showInOffice(() => <BoltSettings />)
  await expect.element(page.getByText(connectionTexts.off)).toBeVisible()
  await button(connectionTexts.add).click()
  await button(connectionTexts.save).click()
  await expect.element(page.getByText(connectionFailures.clientId)).toBeVisible()
  await field(connectionTexts.name).fill('Flota Kraków')
  await field(connectionTexts.clientId).fill('fleet')
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: connectionTexts.clientSecret })
    .fill('very-secret')
  server.refuses(addBoltConnection, 'too_many')
  await button(connectionTexts.save).click()
  await expect.element(page.getByText(connectionFailures.tooMany)).toBeVisible()
  await expect.element(field(connectionTexts.clientId)).toHaveValue('fleet')
  server.answersBy(addBoltConnection, () => {
    connections = [connection()]
    return { id: ID }
  })
  server.answers(checkBoltConnection, { companies: [63_001], fault: null })
  await button(connectionTexts.save).click()
  await expect.element(page.getByText(connectionTexts.works)).toBeVisible()
  expect(document.body.textContent).not.toContain('very-secret')
})

test('what is wrong with a key is told with what to do', async () => {
  connections = [connection({ fault: FAULT })]
  await showInOffice(() => <BoltSettings />)
  await expect.element(page.getByText(connectionTexts.broken)).toBeVisible()
  await expect.element(page.getByText(faultText(FAULT))).toBeVisible()
})

test('a day that is not whole says why and when it is tried again; one by hand may be refused', async () => {
  const [company] = connection().attributes.companies
  const open = [{ date: '2026-11-10', tries: 1, fault: FAULT, tryAt: AT }]
  connections = [connection(company ? { companies: [{ ...company, open }] } : {})]
  await showInOffice(() => <BoltSettings />)
  await expect.element(page.getByText(dayTexts.incomplete)).toBeVisible()
  await expect.element(page.getByText(/10\.11\.2026, Firma 63001: Bolt nie przyjmuje/)).toBeVisible()
  server.refuses(fetchBoltDay, 'too_often')
  await button(dayTexts.fetch).click()
  await expect.element(page.getByText(dayFailures.tooOften)).toBeVisible()
})

test('a ride that Bolt tells of no more goes only once somebody has said so twice', async () => {
  connections = [connection()]
  const ride = {
    ...{
      companyId: 63_001,
      reference: 'a',
      driver: 'Jan Próbny',
      date: '2026-11-10',
      shift: 'night' as const,
    },
    ...{ startedAt: '2026-11-10T22:04:00', gross: 4000, net: 3000 },
  }
  let missing = [ride]
  server.answersBy(listMissingRides, () => ({ total: missing.length, data: [...missing] }))
  server.answersBy(settleMissingRides, () => {
    missing = []
    return { status: 'ok' as const }
  })
  await showInOffice(() => <BoltSettings />)
  await button(missingTexts.take).first().click()
  await expect.element(page.getByText(missingTexts.takeTitle)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: missingTexts.take }).click()
  await expect.element(page.getByText(missingTexts.title)).not.toBeInTheDocument()
})

test('without the right to money nothing is asked', async () => {
  await showInOffice(() => <BoltSettings />, { money: false })
  await expect.element(page.getByText(connectionTexts.noRight)).toBeVisible()
})
