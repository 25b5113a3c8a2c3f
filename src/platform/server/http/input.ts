import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/pure/endpoint.ts'

export type ReadInput =
  | { readonly ok: true; readonly input: Record<string, unknown> }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/**
 * Gathers path, query and body into the one flat input of the contract, parses it once, and lists all problems, each under its field
 * (`selectedDays.2.shiftOption`). Unknown and read-only fields are dropped, so that they have no effect (Q17).
 */
export function readInput(endpoint: Endpoint, request: FastifyRequest): ReadInput {
  const body = isRecord(request.body) ? request.body : {}
  const raw = { ...(request.query as object), ...body, ...(request.params as object) }
  if (request.body !== undefined && request.body !== null && !isRecord(request.body)) {
    return { ok: false, fields: { body: 'Dane muszą być obiektem JSON.' } }
  }
  const parsed = parse(endpoint, raw)
  if (!parsed) return { ok: false, fields: { body: 'Ta wartość jest niepoprawna.' } }
  if (parsed.success) {
    const unstorable = pathOfNul(parsed.data)
    if (unstorable === undefined) return { ok: true, input: parsed.data }
    return { ok: false, fields: { [unstorable]: 'Usuń znaki, których nie widać, i spróbuj ponownie.' } }
  }
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues.slice(0, 100)) {
    const field = issue.path.map(String).join('.') || 'body'
    fields[field] ??= issue.message
  }
  return { ok: false, fields }
}

/** Undefined where the schema itself stumbles: a length check compares whatever stands under `length`, and some objects can't be compared. */
function parse({ input }: Endpoint, raw: object) {
  try {
    return input.safeParse(raw, { error: sentenceFor })
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** The sentence for a problem that the contract has none of its own for. */
function sentenceFor({ code, input }: { readonly code?: string; readonly input?: unknown }): string {
  if (input === undefined) return 'Wypełnij to pole.'
  if (code === 'too_big') return 'Ta wartość jest za długa albo za duża.'
  return 'Ta wartość jest niepoprawna.'
}

/** Where a text holds U+0000, which no PostgreSQL stores; undefined where none does. */
function pathOfNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes('\u0000')) return 'body'
    const path = pathOfNul(inner)
    if (path !== undefined) return path === '' ? name : `${name}.${path}`
  }
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
