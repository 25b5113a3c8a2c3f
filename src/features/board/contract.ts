import * as z from 'zod/mini'
import { publicationOnWire } from '#features/schedule/contract-publishing.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireWeek, wireYear } from '#platform/pure/wire.ts'

const numbers = z.array(z.number())
const rows = z.array(numbers)

/** As `PackedNames` says it. */
const names = z.object({
  driverIds: z.array(z.string()),
  fullNames: z.array(z.string()),
  phones: z.array(z.string()),
  carIds: z.array(z.string()),
  regs: z.array(z.string()),
  models: z.array(z.string()),
  texts: z.array(z.string()),
})

/** As `PackedWeek` says it. */
const packedWeek = z.object({
  cars: numbers,
  slots: z.array(
    z.object({
      limit: z.number(),
      seats: numbers,
      reserve: numbers,
      onCall: numbers,
      origins: z.string(),
      reasons: numbers,
      free: rows,
    }),
  ),
  off: rows,
  services: rows,
  driversOff: rows,
  ownCars: rows,
})

/** As `PackedChange` says it. */
const packedChange = z.object({
  id: z.string(),
  driver: z.number(),
  kind: z.number(),
  from: z.nullable(numbers),
  to: z.nullable(numbers),
  origin: z.number(),
  at: z.string(),
  by: z.number(),
})

/** The base calendar of now (D16, D20), and what is told beside it. */
const initial = z.object({
  week: packedWeek,
  /** Pins that can't hold, own cars not given, empty seats and broken promises, as Polish sentences. */
  remarks: z.array(
    z.object({ kind: z.enum(['pin', 'empty-seats', 'own-car', 'promise']), text: z.string() }),
  ),
  /** How the fleet fills seats (D16): what is chosen by hand or by a repair is to follow it too. */
  planning: z.object({ policy: z.enum(['queue', 'balanced', 'equal']), fromReserve: z.boolean() }),
})

const saved = z.object({
  id: z.string(),
  version: z.number(),
  savedBy: z.string(),
  savedAt: z.string(),
  /** The tab of a browser that saved this version, as it names itself; empty for any other caller. */
  savedTab: z.string(),
  publication: publicationOnWire,
  week: packedWeek,
  /** How many slots of the week have begun. */
  begun: z.number(),
  /** Choices that came since and wait on its lists (D42). */
  waiting: z.array(
    z.object({ choiceId: z.string(), driver: z.number(), slot: z.number(), onCall: z.boolean() }),
  ),
  /** Another one whenever `waiting` or `takenBack` changes. */
  waitingMark: z.string(),
  /** Places whose choices were taken back: driver, slot, and the car or list. */
  takenBack: rows,
  changes: z.array(packedChange),
})

const which = z.object({ year: wireYear, week: wireWeek }).check(weekExists)

export const openBoard = endpoint({
  method: 'GET',
  path: '/api/board',
  access: 'user',
  summary:
    'All that the board needs to show a week, names once and the rest by their numbers: the saved week, the base calendar, and who drives in the night before. A base calendar that is not computed yet is left out of a generated week: `GET /api/board/initial` has it.',
  input: which,
  output: z.object({
    year: z.number(),
    week: z.number(),
    names,
    /** Null: not generated. */
    saved: z.nullable(saved),
    initial: z.nullable(initial),
    /** Of the base calendar of now: another one whenever what it is made of has changed. */
    mark: z.string(),
    /** Pins keep the base calendar from being computed. */
    impossible: z.boolean(),
    /** Drivers of last week's Sunday night, where it is generated (D7). */
    nightBefore: numbers,
  }),
  failures: {},
})

export const openInitialBoard = endpoint({
  method: 'GET',
  path: '/api/board/initial',
  access: 'user',
  summary: 'The base calendar of a week as the board shows it; waits until it is computed.',
  input: z
    .object({
      year: wireYear,
      week: wireWeek,
      /** Of the one that is waited for; whichever comes, it is that of now. */
      mark: z.optional(z.string().check(z.maxLength(100))),
    })
    .check(weekExists),
  output: z.object({ names, mark: z.string(), initial: z.nullable(initial) }),
  failures: {},
})
