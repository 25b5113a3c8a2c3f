import * as z from 'zod/mini'
import { MOST_ROWS } from '#features/income/facts/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { shiftFromWire, wireDate } from '#platform/pure/wire.ts'
import { loadedOnWire } from './contract.ts'
import { importFailures } from './texts-failures.ts'

const texts = importFailures.settlementRow

/** A number, or its text with a comma or a dot; null and an empty text are 'brak danych'. */
const wireFigure = (most: number, least = 0) =>
  z._default(
    z.nullable(
      z.pipe(
        z.union([z.number(), z.string().check(z.maxLength(30))], { error: texts.number }),
        z.transform((value, context): number | null => {
          const text = String(value).trim().replace(',', '.')
          if (text === '') return null
          const figure = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
          if (figure >= least && figure <= most) return figure
          context.issues.push({ code: 'custom', input: value, message: texts.number })
          return z.NEVER
        }),
      ),
    ),
    null,
  )
const pln = wireFigure(20_000_000, -20_000_000)
const rides = wireFigure(10_000)
const odometer = wireFigure(10_000_000)

const row = z.object({
  /** Of the sheet; not kept. */
  id: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(60))]))),
  /** 48 and the phone number. */
  bolt_id: z._default(z.union([z.number(), z.string().check(z.maxLength(30))], { error: texts.boltId }), ''),
  full_name: z
    .string({ error: texts.name })
    .check(typed(), z.minLength(1, texts.name), z.maxLength(200, texts.name)),
  date: wireDate,
  shift: z.pipe(
    z.string({ error: texts.shift }),
    z.transform((text, context) => {
      const shift = shiftFromWire(text.trim())
      if (shift) return shift
      context.issues.push({ code: 'custom', input: text, message: texts.shift })
      return z.NEVER
    }),
  ),
  /** PLN */
  total_income: pln,
  income_rate: pln,
  /** Kilometres */
  driven_mileage: wireFigure(100_000),
  km_start: odometer,
  km_end: odometer,
  bolt_rides: rides,
  uber_rides: rides,
  fn_rides: rides,
  /** l/100 km */
  avg_fuel_comp: wireFigure(10_000),
  /** PLN: what the fuel cost. */
  fuel_total: wireFigure(100_000),
})

export type FilledRow = z.output<typeof row>

export const fillResults = endpoint({
  method: 'POST',
  path: '/api/fill-results',
  access: 'user',
  summary:
    "Loads rows of the fleet's own sheet of shift results, all or none; the same driver, date and shift replaces (D32).",
  input: z.object({
    data: z
      .array(row, { error: importFailures.noRows })
      .check(
        z.minLength(1, { error: importFailures.noRows }),
        z.maxLength(MOST_ROWS, { error: importFailures.tooManyRows }),
      ),
  }),
  output: z.object(loadedOnWire),
  failures: {
    implausible: { status: 422, msg: importFailures.implausible },
    wrong_rows: { status: 400, msg: importFailures.rowsToCorrect },
    /** Other large files, or one of the caller's, are loaded; several wait already. */
    busy: { status: 429, msg: importFailures.busy },
  },
  bodyLimit: 100_000_000,
  bodyRows: MOST_ROWS,
  /** The rows alone, as the specification sends them. */
  listBody: 'data',
  packedBody: true,
})
