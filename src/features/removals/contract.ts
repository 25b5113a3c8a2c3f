import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import {
  wireBoolean,
  wireDate,
  wireDone,
  wireId,
  wireShift,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'
import { REMOVAL_REASON_TEXTS, removedTexts } from './texts.ts'

const {
  'sick-note': sickNote,
  sick,
  'wrong-choice': wrongChoice,
  'other-duties': otherDuties,
} = REMOVAL_REASON_TEXTS
const wireReason = z.enum([sickNote, sick, wrongChoice, otherDuties, REMOVAL_REASON_TEXTS.other], {
  error: removedTexts.reasonNeeded,
})

export const addRemoveShiftReason = endpoint({
  method: 'POST',
  path: '/api/add-remove-shift-reason',
  access: 'user',
  summary:
    'Keeps why a driver is taken off a shift (D22). The shift itself goes when the week is saved without it; until then `saved` is false. A shift that the driver does not have, or that is removed already, is refused.',
  input: z.object({
    day: wireDate,
    /** The driver's id, or a full name that one driver only has. */
    driver: z.string({ error: removedTexts.noSuchDriver }).check(z.maxLength(200)),
    shift: wireShift,
    /** One of the list, or a free text in its place, which is 'Inny powód'. */
    reason: z
      .string({ error: removedTexts.reasonNeeded })
      .check(
        typed(),
        z.minLength(1, { error: removedTexts.reasonNeeded }),
        z.maxLength(500, { error: removedTexts.longReason }),
      ),
    /** Needed for 'Inny powód', without effect for the others of the list. */
    reasonText: z._default(z.string().check(z.maxLength(500, { error: removedTexts.longReason })), ''),
    /**
     * The driver stands there on a board with unsaved edits, as our own page shows it: no matter where the
     * saved week has the driver, and whether an earlier removal was left unsaved.
     */
    onBoard: z._default(wireBoolean, false),
  }),
  output: z.object({ status: z.literal('ok'), id: z.string() }),
  failures: {
    no_such_driver: { status: 404, msg: removedTexts.noSuchDriver },
    reason_text_needed: { status: 400, msg: removedTexts.reasonTextNeeded },
    two_reasons: { status: 400, msg: removedTexts.twoReasons },
    no_such_shift: { status: 409, msg: removedTexts.noSuchShift },
    already_removed: { status: 409, msg: removedTexts.alreadyRemoved },
  },
})

export const withdrawRemoveShiftReason = endpoint({
  method: 'PUT',
  path: '/api/withdraw-remove-shift-reason',
  access: 'user',
  summary:
    'Takes a removal that is not saved yet back, or puts it in force again: undo and redo on the board.',
  input: z.object({ id: wireId, withdrawn: wireBoolean }),
  output: wireDone,
  failures: {
    no_such_removal: { status: 404, msg: removedTexts.noSuchRemoval },
    saved_already: { status: 409, msg: removedTexts.savedAlready },
  },
})

/** Weeks from and to, both included; nothing for all that is kept. */
const range = {
  fromYear: z.optional(wireYear),
  fromWeek: z.optional(wireWeek),
  toYear: z.optional(wireYear),
  toWeek: z.optional(wireWeek),
}

export const listRemovedShifts = endpoint({
  method: 'GET',
  path: '/api/get-removed-shifts',
  access: 'user',
  summary:
    'Removed shifts, newest day first, of all weeks or of a range of weeks. Reasons are answered to administrators only.',
  input: z.object({ ...range, driverId: z.optional(wireId) }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          day: z.string(),
          week: z.number(),
          year: z.number(),
          shift: wireShift,
          driver: z.string(),
          driverId: z.string(),
          /** Null for users without the admin flag, as the text is. */
          reason: z.nullable(wireReason),
          reasonText: z.nullable(z.string()),
          createdAt: z.string(),
          user: z.string(),
          /** A saved version of the week lacks that place. */
          saved: z.boolean(),
        }),
      }),
    ),
  }),
  failures: { range_needed: { status: 400, msg: removedTexts.rangeNeeded } },
  audit: 'list-removed-shifts',
})

export const exportRemovedShifts = endpoint({
  method: 'GET',
  path: '/api/removed-shifts/export',
  access: 'user',
  summary: 'The same list as CSV `removed_shifts_{date}` (Spec 1 §9, D37).',
  input: z.object({
    ...range,
    driverId: z.optional(wireId),
    /** Adds the reasons; without effect for users without the admin flag. */
    reasons: z._default(wireBoolean, false),
  }),
  output: z.any(),
  failures: { range_needed: { status: 400, msg: removedTexts.rangeNeeded } },
  audit: 'export-removed-shifts',
  file: true,
})
