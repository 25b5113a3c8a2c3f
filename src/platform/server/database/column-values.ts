import pg from 'pg'

const { builtins } = pg.types

/** `2026-03-29 01:30:00.5+00` of PostgreSQL, in a session kept in UTC, as `2026-03-29T01:30:00.500Z`. */
export function instantFromColumn(text: string): string {
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text)
  if (!match) return text
  const [, day, time, fraction = ''] = match
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

/** A 64-bit integer as a number, or as its text where a number would round it. */
export function integerFromColumn(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

/** Lists of 64-bit integers; the client's library has no name for the type. */
const INT8_LIST = 1016
const parserOf = pg.types.getTypeParser as (
  type: number,
  format: 'text',
) => (text: string) => (string | null)[]
const listFromColumn = parserOf(INT8_LIST, 'text')

/** As {@link integerFromColumn}, one by one; what is not known stays null. */
function integersFromColumn(text: string): (number | string | null)[] {
  return listFromColumn(text).map((each) => (each === null ? null : integerFromColumn(each)))
}

/**
 * How columns become values: a date stays the text it is (as an instant it would slip by a day), an instant
 * is ISO 8601 in UTC with milliseconds, the very text that `toISOString` writes.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(type, 'binary')
    switch (type as number) {
      case builtins.INT8:
        return integerFromColumn
      case INT8_LIST:
        return integersFromColumn
      case builtins.TIMESTAMPTZ:
        return instantFromColumn
      case builtins.DATE:
      case builtins.TIMESTAMP:
      case builtins.INTERVAL:
        return (text: string) => text
      default:
        return pg.types.getTypeParser(type, 'text')
    }
  },
}
