import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { apiMarkdown } from './api-markdown.ts'

const shift = z.enum(['Dzień', 'Noc'])
const list = endpoint({
  method: 'GET',
  path: '/api/cars/:id',
  access: 'user',
  summary: 'The cars | all.',
  input: z.object({ id: z.uuid(), week: z.optional(z.pipe(z.string(), z.transform(Number))) }),
  output: z.object({ data: z.array(z.object({ id: z.string(), shift: z.nullable(shift) })) }),
  failures: { no_car: { status: 404, msg: 'Nie ma takiego pojazdu.' } },
})
const login = endpoint({
  method: 'POST',
  path: '/auth',
  access: 'anyone',
  summary: 'Login.',
  input: z.object({}),
  output: z.object({}),
  failures: {},
  bodyLimit: 2_000_000,
})

test('each call is printed with its access, fields, answer and failures', () => {
  const page = apiMarkdown([login, list])
  expect(page).toContain('2 calls.')
  expect(page).toContain('| [`GET /api/cars/:id`](#get-apicarsid) | user | The cars \\| all. |')
  expect(page).toContain('| `id` | `string (uuid)` |  |')
  expect(page).toContain('| `week` | `string` | may be left out |')
  expect(page).toContain('Answer: `{ data: { id: string, shift: "Dzień" | "Noc" | null }[] }`')
  expect(page).toContain('| 404 | `no_car` | Nie ma takiego pojazdu. |')
  // The specification's call, and not the other one (D39).
  expect(page.split('`?jwt=`')).toHaveLength(2)
  expect(page).toContain('up to 2000 kB')
})

test('the page does not depend on the order in which the calls are registered', () => {
  expect(apiMarkdown([login, list])).toBe(apiMarkdown([list, login]))
})
