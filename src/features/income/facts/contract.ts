import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { shiftFromWire, wireDate, wireId, wireInteger } from '#platform/pure/wire.ts'
import { FILE_KINDS } from './domain/file-kinds.ts'
import { HANDED_STATES } from './domain/handed-mileage.ts'
import { MONEY_KINDS } from './domain/income-kinds.ts'
import { factFailures, mileageProblemText } from './texts-failures.ts'

/** Takes every spelling that the specification has; gives `day` or `night`. */
const wireSlotShift = z.pipe(
  z.string({ error: factFailures.chooseShift }),
  z.transform((text, context) => {
    const shift = shiftFromWire(text)
    if (shift) return shift
    context.issues.push({ code: 'custom', input: text, message: factFailures.chooseShift })
    return z.NEVER
  }),
)
const slotOfDriver = { driverId: wireId, date: wireDate, shift: wireSlotShift }
const figure = z.nullable(z.number())

/** All money that a row tells; `counts` is false of what a later row tells anew. */
const toldAmounts = z.array(z.object({ kind: z.enum(MONEY_KINDS), grosze: z.number(), counts: z.boolean() }))
/** What was told instead of a row or a part of it. */
const superseded = z.object({
  why: z.enum(['replaced', 'removed', 'not-driven']),
  fileName: z.string(),
  loadedAt: z.string(),
  loadedBy: z.string(),
  /** Null where the file took the row away by having none of it. */
  row: z.nullable(z.number()),
})

export const resultSources = endpoint({
  method: 'GET',
  path: '/api/results/sources',
  access: 'user',
  summary:
    "What a driver's figures of one shift are made of: every row with its file, and what the office typed.",
  input: z.object(slotOfDriver),
  output: z.object({
    driverName: z.string(),
    /** Null where nothing is known of the shift. */
    reg: z.nullable(z.string()),
    carFrom: z.nullable(z.enum(['rides', 'roster'])),
    totalIncomeGrosze: figure,
    /** Where the income comes from: the sheet of shift results, or rides added up. */
    incomeFrom: z.nullable(z.enum(['sheet', 'rides'])),
    mileageM: figure,
    mileageFrom: z.nullable(z.enum(['office', 'sheet', 'handover'])),
    /** What hand-overs of cars tell of it, whatever holds; null where nobody handed one over. */
    handed: z.nullable(
      z.object({
        state: z.enum([...HANDED_STATES, 'other-car']),
        /** Of the shift, or of all shifts that share it. */
        mileageM: figure,
        /** Shifts that the kilometres are of. */
        shifts: z.number(),
        /** It and the mileage that holds differ by more than 10 km and 5 %. */
        differs: z.boolean(),
      }),
    ),
    /** Typed by the office. */
    mileage: z.nullable(
      z.object({
        kmStart: figure,
        kmEnd: figure,
        mileageM: z.number(),
        enteredBy: z.string(),
        enteredAt: z.string(),
      }),
    ),
    rows: z.array(
      z.object({
        kind: z.enum(FILE_KINDS),
        fileName: z.string(),
        loadedAt: z.string(),
        loadedBy: z.string(),
        /** As a spreadsheet counts them: 1 is the line of headings. */
        row: z.number(),
        /** As the file names the driver. */
        name: z.string(),
        /** Of a ride, `YYYY-MM-DD HH:MM:SS`. */
        startedAt: z.nullable(z.string()),
        /** Of a ride: only completed ones count. */
        completed: z.nullable(z.boolean()),
        plate: z.nullable(z.string()),
        grossGrosze: figure,
        netGrosze: figure,
        cashGrosze: figure,
        distanceM: figure,
        /** Of the sheet of shift results. */
        rides: z.nullable(z.object({ bolt: figure, uber: figure, freenow: figure })),
        /** False for a sheet that another one, loaded later, has replaced. */
        holds: z.boolean(),
        amounts: toldAmounts,
        /** Null where all of the row counts. */
        superseded: z.nullable(superseded),
      }),
    ),
    /** Where there are more rows than are listed. */
    rowsInAll: z.number(),
    /**
     * What platforms say of the driver over whole periods around that date; never part of the shift's
     * figures.
     */
    periods: z.array(
      z.object({
        platform: z.enum(['bolt', 'uber', 'freenow', 'settlement']),
        fileName: z.string(),
        row: z.number(),
        from: z.string(),
        to: z.string(),
        grossGrosze: figure,
        netGrosze: figure,
        cashGrosze: figure,
        rides: figure,
        amounts: toldAmounts,
        superseded: z.nullable(superseded),
      }),
    ),
    periodsInAll: z.number(),
    /** Rows of which nothing holds any more, the latest first; of loads taken back there are none. */
    former: z.array(
      z.object({
        kind: z.enum(FILE_KINDS),
        fileName: z.string(),
        loadedAt: z.string(),
        loadedBy: z.string(),
        row: z.number(),
        name: z.string(),
        startedAt: z.nullable(z.string()),
        plate: z.nullable(z.string()),
        /** As the row says it itself; `to` of sums. */
        from: z.string(),
        to: z.nullable(z.string()),
        /** Of the sheet of shift results. */
        sheetGrosze: figure,
        amounts: toldAmounts,
        superseded,
      }),
    ),
    formerInAll: z.number(),
  }),
  failures: { no_such_driver: { status: 404, msg: factFailures.noSuchResult } },
})

const wireKilometres = z.optional(z.nullable(wireInteger(0, 9_999_999, factFailures.km)))

export const setMileage = endpoint({
  method: 'PUT',
  path: '/api/results/mileage',
  access: 'user',
  summary:
    "Types a shift's mileage, by both states of the odometer or as kilometres; with all three empty what was typed is taken back.",
  input: z.object({ ...slotOfDriver, kmStart: wireKilometres, kmEnd: wireKilometres, km: wireKilometres }),
  output: z.object({
    /** Null where nothing is typed any more. */
    mileageM: figure,
    /** Stored, but below 10 or above 1200 km. */
    isUnusual: z.boolean(),
  }),
  failures: {
    no_such_driver: { status: 404, msg: factFailures.noSuchDriver },
    wrong_kilometres: { status: 400, msg: factFailures.kmOrder, says: mileageProblemText },
  },
})
