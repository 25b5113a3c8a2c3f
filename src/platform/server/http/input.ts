import type { Endpoint } from '#platform/pure/endpoint.ts'
import { inputTexts } from './texts-input.ts'

export type Fields = Readonly<Record<string, string>>

export type ReadInput =
  | { readonly ok: true; readonly input: Record<string, unknown> }
  | { readonly ok: false; readonly fields: Fields }

/** What a request carries, before the contract has seen it. */
export interface RawInput {
  readonly params: object
  readonly query: object
  /** As parsed; undefined where none was sent. */
  readonly body: unknown
}

/** Rows that are judged at once; where they are wrong, the rest is not looked at. */
const ROWS_AT_ONCE = 200
const MOST_PROBLEMS = 100

/**
 * Gathers path, query and body into the one flat input of the contract, parses it once, and lists all
 * problems, each under its field (`selectedDays.2.shiftOption`); of a long list's problems only the first.
 * Unknown and read-only fields are dropped, so that they have no effect (Q17).
 */
export function readInput(endpoint: Endpoint, { params, query, body: sent }: RawInput): ReadInput {
  const body = endpoint.listBody !== undefined && Array.isArray(sent) ? { [endpoint.listBody]: sent } : sent
  if (body !== undefined && body !== null && !isRecord(body)) {
    return { ok: false, fields: { body: inputTexts.noObject } }
  }
  const raw = { ...query, ...body, ...params }
  // Nearly all that is sent is right, and is then looked at once; what is wrong is left at its first problem.
  const right = parse(endpoint, raw, { abortEarly: true })
  if (!right?.success) return { ok: false, fields: problemsIn(endpoint, raw) }
  const unstorable = pathOfUnstorable(right.data)
  if (unstorable === undefined) return { ok: true, input: right.data }
  return { ok: false, fields: { [unstorable]: inputTexts.unseen } }
}

function problemsIn(endpoint: Endpoint, raw: Record<string, unknown>): Fields {
  const inLongList = problemsInLongList(endpoint, raw)
  if (inLongList) return inLongList
  const parsed = parse(endpoint, raw)
  return parsed?.error ? fieldsOf(parsed.error.issues) : { body: inputTexts.wrong }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

function fieldsOf(issues: readonly Issue[]): Fields {
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, MOST_PROBLEMS)) {
    const field = issue.path.map(String).join('.') || 'body'
    fields[field] ??= issue.message
  }
  return fields
}

/**
 * The schema tells every problem of every row, which of two hundred thousand wrong rows takes minutes and
 * gigabytes. So a long list is judged some rows at a time beforehand, until some are wrong.
 */
function problemsInLongList(endpoint: Endpoint, raw: Record<string, unknown>): Fields | undefined {
  const path = pathOfLongList(raw)
  if (!path) return undefined
  const list = valueAt(raw, path) as unknown[]
  for (let from = 0; from < list.length; from += ROWS_AT_ONCE) {
    const parsed = parse(endpoint, withValueAt(raw, path, list.slice(from, from + ROWS_AT_ONCE)))
    if (!parsed || parsed.success) continue
    // What is said of the list as a whole is not true of a part of it.
    const inRows = parsed.error.issues.filter((issue) => issue.path.length > path.length)
    const ofRows = inRows.filter((issue) => path.every((name, place) => issue.path[place] === name))
    if (ofRows.length === 0) continue
    return fieldsOf(ofRows.map(({ path: at, message }) => ({ message, path: moved(at, path.length, from) })))
  }
  return undefined
}

function moved(at: readonly PropertyKey[], place: number, by: number): PropertyKey[] {
  return at.map((name, index) => (index === place && typeof name === 'number' ? name + by : name))
}

/** Where a list stands that is too long to be judged at once; at most two fields deep. */
function pathOfLongList(raw: object, depth = 2): string[] | undefined {
  for (const [name, value] of Object.entries(raw)) {
    if (Array.isArray(value)) {
      if (value.length > ROWS_AT_ONCE) return [name]
    } else if (depth > 1 && isRecord(value)) {
      const within = pathOfLongList(value, depth - 1)
      if (within) return [name, ...within]
    }
  }
  return undefined
}

function valueAt(raw: unknown, path: readonly string[]): unknown {
  return path.reduce((value, name) => (value as Record<string, unknown>)[name], raw)
}

function withValueAt(raw: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown) {
  const inner: unknown =
    rest.length === 0 ? value : withValueAt(raw[name] as Record<string, unknown>, rest, value)
  return { ...raw, [name]: inner }
}

/**
 * Undefined where the schema itself stumbles: a length check compares whatever stands under `length`, and
 * some objects can't be compared.
 */
function parse({ input }: Endpoint, raw: object, options: { abortEarly?: true } = {}) {
  try {
    return input.safeParse(raw, { error: sentenceFor, ...options })
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** The sentence for a problem that the contract has none of its own for. */
function sentenceFor({ code, input }: { readonly code?: string; readonly input?: unknown }): string {
  if (input === undefined) return inputTexts.needed
  if (code === 'too_big') return inputTexts.tooLong
  return inputTexts.wrong
}

/**
 * Where a text holds what no database stores, U+0000 or half of a surrogate pair, which jsonb refuses;
 * undefined where none does.
 */
function pathOfUnstorable(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : ''
  if (typeof value !== 'object' || value === null) return undefined
  // Lists have many thousand values: their places are no names to be looked at, nor to be listed.
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place += 1) {
      const path = pathOfUnstorable(value[place])
      if (path !== undefined) return below(String(place), path)
    }
    return undefined
  }
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return 'body'
    const path = pathOfUnstorable(inner)
    if (path !== undefined) return below(name, path)
  }
  return undefined
}

function below(name: string, path: string): string {
  return path === '' ? name : `${name}.${path}`
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
