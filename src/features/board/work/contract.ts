import * as z from 'zod/mini'
import { overlappingText } from '#features/fleet/unavailability/texts.ts'
import { toldReason } from '#features/roster/contract-waiting.ts'
import { sentGroundings } from '#features/schedule/contract.ts'
import { judgedWarnings } from '#features/schedule/contract-judged.ts'
import { publicationOnWire, publishedOnWire } from '#features/schedule/contract-publishing.ts'
import { scheduleTexts } from '#features/schedule/texts.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireId, wireInteger, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { packedRemark } from './contract-remarks.ts'
import { clashTexts } from './texts-clashes.ts'

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
  reasons: z.array(z.nullable(toldReason)),
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
  /** Pins that can't hold, own cars not given, empty seats and broken promises. */
  remarks: z.array(packedRemark),
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

/** More than a whole older version that is brought back has. */
const MOST_MOVES = 20_000

const spot = z.object({
  /** 0-13 (D2) */
  slot: wireInteger(0, 13, clashTexts.slot),
  /** Null: on the reserve list, or on the on-call list where `onCall`. */
  carId: z.nullable(wireId),
  onCall: z._default(z.boolean(), false),
})
/** As `Move` says it. */
const move = z.object({
  driverId: wireId,
  /** Null for nowhere. */
  from: z.nullable(spot),
  to: z.nullable(spot),
  /** Who got a car was on call in the other shift of the date too, and is so no longer (D8). */
  endsCall: z.optional(z.literal(true)),
})
const spotAnswered = z.nullable(
  z.object({ slot: z.number(), carId: z.nullable(z.string()), onCall: z.boolean() }),
)
const moveAnswered = z.object({
  driverId: z.string(),
  from: spotAnswered,
  to: spotAnswered,
  endsCall: z.optional(z.literal(true)),
})
const moves = z.array(move).check(z.maxLength(MOST_MOVES))

/** Moves that were made on a version of a week, for other acts that lay some with what they store. */
export const sentMoves = z.object({
  /** Of the week. */
  id: wireId,
  /** The version on which they were made. */
  base: wireInteger(1, 999_999_999, clashTexts.base),
  moves,
})

/** As `ClashDetails` are sent. */
const clashes = z.object({
  /** Of the week as it is now; with who saved it when. */
  version: z.number(),
  savedBy: z.string(),
  savedAt: z.string(),
  clashes: z.array(
    z.object({
      driverId: z.string(),
      slot: z.number(),
      carId: z.nullable(z.string()),
      why: z.enum([
        ...(['moved', 'has-place', 'taken', 'car-off', 'driver-off'] as const),
        ...(['unknown-car', 'unknown-driver', 'other-move'] as const),
      ]),
      /** Who has the car; empty where nobody is in the way. */
      fullName: z.string(),
      /** Who made it so, and when; empty where no change tells it. */
      by: z.string(),
      at: z.string(),
    }),
  ),
})
export type ClashDetails = z.infer<typeof clashes>

const notSaved = {
  /**
   * `details`: ClashDetails. Nothing is saved: each move that clashes is named, with what stands in its way.
   */
  clash: { status: 409, msg: clashTexts.clash },
  /** `details`: BreachDetails. */
  breaks_rules: { status: 422, msg: scheduleTexts.breaksRules },
  /** A car of `groundings` is deleted, or grounded then already; nothing is saved. */
  grounding_refused: { status: 409, msg: scheduleTexts.groundingRefused, says: overlappingText },
} as const

export const saveMoves = endpoint({
  method: 'PUT',
  path: '/api/board/moves',
  access: 'user',
  summary:
    'Saves moves that were made on a version of a week: they are laid on what is saved now, whatever was saved in between, all of them or none (D19).',
  input: z.object({ ...sentMoves.shape, groundings: sentGroundings }),
  output: z.object({
    version: z.number(),
    savedAt: z.string(),
    /**
     * What others have moved since `base`; null where that version is not kept, and the week has to be read.
     */
    others: z.nullable(z.array(moveAnswered)),
    /** Those of them who stood nowhere in `base`. */
    newcomers: z.array(z.object({ id: z.string(), fullName: z.string(), phone: z.string() })),
    /** What the office may do, knowing it (D7). */
    warnings: judgedWarnings,
  }),
  failures: {
    not_generated: { status: 404, msg: scheduleTexts.notGenerated },
    /** This week has no such version yet: it is another one. */
    unknown_base: { status: 409, msg: clashTexts.unknownBase },
    ...notSaved,
  },
  bodyLimit: 6_000_000,
  bodyRows: MOST_MOVES,
})

export const generateBoard = endpoint({
  method: 'POST',
  path: '/api/board/generate',
  access: 'user',
  summary: 'Saves a week for the first time: the base calendar, with what was moved on it.',
  input: z
    .object({
      year: wireYear,
      week: wireWeek,
      /**
       * Of the base calendar on which they were made; where that is not known any more they are laid on the
       * one of now.
       */
      mark: z.optional(z.string().check(z.maxLength(100))),
      moves,
      groundings: sentGroundings,
    })
    .check(weekExists),
  output: z.object({
    id: z.string(),
    version: z.number(),
    warnings: judgedWarnings,
    /** What publishing has told; null where it is a step of its own, and the week a draft (D43). */
    published: z.nullable(publishedOnWire),
  }),
  failures: {
    already_generated: { status: 409, msg: scheduleTexts.alreadyGenerated },
    /** `details`: ImpossiblePinsDetails. */
    impossible_pin: { status: 409, msg: scheduleTexts.impossiblePin },
    ...notSaved,
  },
  bodyLimit: 6_000_000,
  bodyRows: MOST_MOVES,
})
