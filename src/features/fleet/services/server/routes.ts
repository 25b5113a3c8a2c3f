import { addDays } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { mondayOf } from '#kernel/week.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { proves, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  addService,
  confirmService,
  listCarServices,
  listWeekServices,
  removeService,
  sendServiceLink,
  serviceOfLink,
  updateService,
} from '../contract.ts'
import { planServices } from '../contract-many.ts'
import { confirmOwnService } from '../contract-own.ts'
import { hasPassed } from '../domain/visit.ts'
import { confirm, openLink } from './confirm.ts'
import { confirmOwn } from './confirm-own.ts'
import { fingerprintOf } from './confirmation-key.ts'
import { servicesOnWire } from './on-wire.ts'
import { planMany } from './plan-many.ts'
import { planService, replanService } from './save-service.ts'
import { sendLink } from './send-link.ts'
import { deleteService, lockedService, serviceOfKey, servicesById, servicesOfDays } from './store.ts'
import { weekAskedFor } from './week-asked-for.ts'

const DONE = ok({ status: 'ok' as const })
const NO_WEEK = fail({ code: 'no_such_week' as const })
const NO_SERVICE = fail({ code: 'no_such_service' as const })

export function serviceRoutes(platform: Platform): Route[] {
  return [
    reads(listCarServices, async ({ id }, { queries }) =>
      ok(servicesOnWire(platform, await servicesById(queries, id))),
    ),
    reads(listWeekServices, async (asked, { queries }) => {
      const week = await weekAskedFor(platform, queries, asked)
      if (!week) return NO_WEEK
      const monday = mondayOf(week)
      return ok(servicesOnWire(platform, await servicesOfDays(queries, monday, addDays(monday, 6))))
    }),
    writes(addService, (form, context) => planService(platform, form, context)),
    writes(planServices, async (form, context) => {
      const done = await planMany(platform, form, context)
      if (done.ok) context.audit({ services: done.value.planned, left: done.value.left.length })
      return done
    }),
    writes(updateService, (form, context) => replanService(platform, form, context)),
    writes(removeService, async ({ id }, { tx, audit }) => {
      audit({ service: id })
      return (await deleteService(tx, id)) ? DONE : NO_SERVICE
    }),
    writes(sendServiceLink, async ({ id }, { tx, audit, requestId }) => {
      audit({ service: id })
      const service = await lockedService(tx, id)
      if (!service) return NO_SERVICE
      const sent = await sendLink(tx, platform, service, requestId)
      return sent.ok ? ok({ status: 'ok' as const, driver: sent.value.driver }) : fail({ code: sent.error })
    }),
    writes(confirmOwnService, async (seen, context) => {
      const confirmed = await confirmOwn(platform, seen, context)
      return confirmed.ok ? DONE : confirmed
    }),
    proves(serviceOfLink, async ({ uuid }, { queries }) => {
      const service = await serviceOfKey(queries, fingerprintOf(platform.secrets, uuid))
      return service ? ok(service) : fail({ code: 'unproven' as const })
    }).reads(async (_input, { proven: { reg, serviceDate, serviceTime, place, confirmedAt } }) => {
      const past = hasPassed({ date: serviceDate, time: serviceTime }, fleetTime(platform.clock))
      const confirmed = confirmedAt !== null
      return ok({ service: { reg, date: serviceDate, hour: serviceTime, place, confirmed, past } })
    }),
    proves(confirmService, async ({ uuid }, { queries }) => {
      const link = await openLink(platform, queries, uuid)
      return link ? ok(link) : fail({ code: 'unproven' as const })
    }).reads(async (_input, { caller, proven }) => {
      await confirm(platform, proven, caller)
      return DONE
    }),
  ]
}
