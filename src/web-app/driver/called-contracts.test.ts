import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { calledContracts } from './called-contracts.ts'

const CONTRACT = '/somewhere/src/features/market/contract-offers.ts'
const call = endpoint({
  method: 'POST',
  path: '/api/market/offers/:id/take',
  access: 'own-calendar',
  summary: 'Takes an offer.',
  input: z.object({ id: z.string() }),
  output: z.object({}),
  failures: { gone: { status: 409, msg: 'Nie ma.' } },
})

const step = (contract: Readonly<Record<string, unknown>> = {}) =>
  calledContracts(() => Promise.resolve(contract))
const refusing = {
  error(message: string): never {
    throw new Error(message)
  },
}

test('of a call its method and path are left, and nothing that checks or says anything', async () => {
  expect(await step({ takeOffer: call }).load(CONTRACT)).toBe(
    'export const takeOffer = {"method":"POST","path":"/api/market/offers/:id/take"}\nexport {}\n',
  )
})

test('plain data stays, and what a page can do nothing with goes', async () => {
  const contract = { MOST: 50, KINDS: ['ill', 'late'], shape: z.object({}), check: () => true }
  expect(await step(contract).load(CONTRACT)).toBe(
    'export const MOST = 50\nexport const KINDS = ["ill","late"]\nexport {}\n',
  )
})

test('no other file is touched', async () => {
  for (const file of ['/src/features/market/texts.ts', '/src/features/market/server/own-contract.ts'])
    expect(await step({ takeOffer: call }).load(file)).toBeNull()
})

test('a page that asks a contract for more than that is not built', () => {
  const page = '/somewhere/src/features/market/web/offer-list.tsx'
  const code = (use: string) =>
    `import { listOffers, takeOffer as take } from '../contract-offers.ts'\n${use}\n`
  const look = (use: string) => step().transform.call(refusing, code(use), page)
  expect(look('call(take, {}); fetch(listOffers.path)')).toBeNull()
  expect(() => look('code in take.failures')).toThrow('take.failures')
  expect(() => look('listOffers.input.parse(x)')).toThrow('listOffers.input')
})
