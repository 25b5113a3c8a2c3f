import { compareText } from '../arithmetic/in-order.ts'

/** JSON with keys in order and without what is not there: what is equal has the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, of]) => of !== undefined)
  entries.sort(([a], [b]) => compareText(a, b))
  return `{${entries.map(([key, of]) => `${JSON.stringify(key)}:${canonical(of)}`).join(',')}}`
}
