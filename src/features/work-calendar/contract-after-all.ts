import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { workCalendarTexts } from './texts.ts'
import { afterAllFailures as failures } from './texts-after-all.ts'
import { alreadyDrivingText, dayAfterNightText, noPapersText } from './texts-messages.ts'

export const sayAfterAll = endpoint({
  method: 'POST',
  path: '/api/own-shifts/after-all',
  access: 'own-calendar',
  summary:
    "'Jednak pojadę': takes back the illness of an own shift, and gives a seat that was freed by it back where it is still empty and the rules allow it.",
  input: z.object({
    /** YYYY-MM-DD */
    date: z.string().check(z.maxLength(20)),
    shift: z.enum(['day', 'night']),
  }),
  output: z.object({
    /**
     * `yours`: it had never been freed; `back`: the seat is the driver's again; `taken`: somebody else has
     * it; `closed`: its car does not drive, or the seat may not be filled.
     */
    outcome: z.enum(['yours', 'back', 'taken', 'closed']),
    /** Plate of the driver's car; empty without. */
    reg: z.string(),
  }),
  failures: {
    not_lost: { status: 409, msg: failures.notLost },
    begun: { status: 409, msg: failures.begun },
    already_driving: { status: 409, msg: workCalendarTexts.alreadyDriving, says: alreadyDrivingText },
    day_after_night: { status: 422, msg: workCalendarTexts.dayAfterNight, says: dayAfterNightText },
    inactive_driver: { status: 403, msg: workCalendarTexts.inactiveDriver },
    no_papers: { status: 409, msg: workCalendarTexts.noPapers, says: noPapersText },
  },
})
