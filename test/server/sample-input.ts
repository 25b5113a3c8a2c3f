import * as z from 'zod/mini'
import type { Endpoint } from '#platform/pure/endpoint.ts'

type Schema = Readonly<Record<string, unknown>>

const BY_NAME: Readonly<Record<string, unknown>> = {
  year: 2026,
  week: 12,
  weekNum: 12,
  month: 3,
  day: 16,
  dayNumber: 16,
  date: '2026-03-16',
  startDate: '2026-03-16',
  endDate: '2026-03-22',
  phone: '600100200',
  fullName: 'Jan Próbny',
  email: 'jan@flota.test',
  pin: '1234',
  shift: 'Dzień',
}

/** Fields that stand for the others, and are not taken beside them. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = { 'POST /api/addeddays': ['item'] }

/**
 * An input that the contract probably takes: each field by its name, else the smallest that its schema names.
 */
export function sampleInput(endpoint: Endpoint): Record<string, unknown> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const input = sampleOf(schema, '') as Record<string, unknown>
  const left = INSTEAD[`${endpoint.method} ${endpoint.path}`] ?? []
  return Object.fromEntries(Object.entries(input).filter(([name]) => !left.includes(name)))
}

function sampleOf(schema: Schema, name: string): unknown {
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (schema.enum) return (schema.enum as unknown[])[0]
  if ('const' in schema) return schema.const
  if (name === 'day' && schema.type === 'string') return BY_NAME.date
  if (name in BY_NAME) return BY_NAME[name]
  if (options) return sampleOf(options[0] ?? {}, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([key, value]) => [
          key,
          sampleOf(value, key),
        ]),
      )
    case 'array':
      return [sampleOf((schema.items ?? {}) as Schema, name)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'string':
      return schema.format === 'uuid' ? '7b8a1a52-5a0e-4c3b-9d7e-000000000001' : 'próbny tekst'
    default:
      return 1
  }
}
