import {
  type Act,
  allDrivers,
  backOnList,
  ensureDriver,
  returningDriver,
} from '#features/drivers/server/public.ts'
import { idOfDriver, noPhoneOf, recordsOf } from '#features/drivers/server/public-records.ts'
import { tellPin } from '#features/drivers/session/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type CallContext, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import {
  addDriver,
  editDriver,
  getDriver,
  listDrivers,
  readUnsettled,
  removeDriver,
  toggleDriver,
} from '../contract.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { claimRoutes } from './claim-routes.ts'
import { dataRoutes } from './data-routes.ts'
import type { DriverPorts } from './driver-ports.ts'
import { editDriver as edit } from './edit-driver.ts'
import { formerRoutes } from './former-routes.ts'
import { readPerson } from './read-person.ts'
import { removeDriver as remove, switchDriver } from './switch-driver.ts'

const DONE = ok({ status: 'ok' as const })
const NO_SUCH_DRIVER = fail({ code: 'no_such_driver' as const })

export function driverRoutes(platform: Platform, throttle: Throttle, ports: DriverPorts): Route[] {
  const { holders } = ports
  const actOf = ({ caller }: CallContext): Act => ({
    by: { id: caller.user?.id ?? '', name: caller.user?.name ?? '' },
    at: instantNow(platform.clock),
  })
  return [
    reads(listDrivers, async (_input, { queries }) => {
      const rows = await allDrivers(queries)
      const last = await ports.lastDays(queries)
      const papers = await ports.expiredPapers(queries)
      return ok({
        data: rows.map(({ id, fullName, phone, email, active, language }) => ({
          id,
          attributes: {
            fullName,
            phoneNumber: phone,
            email,
            pinCode: '••••' as const,
            lastDay: last.get(id)?.date ?? null,
            lastDayOnReserve: last.get(id)?.isReserve ?? false,
            active,
            language,
            expiredPapers: [...(papers.get(id) ?? [])],
          },
        })),
      })
    }),

    reads(getDriver, async ({ id }, { queries }) => {
      const records = await recordsOf(queries, await idOfDriver(queries, id))
      if (!records) return NO_SUCH_DRIVER
      const { driver, folded } = records
      const { fullName, phone, email, active, language, erasedNumber, createdAt } = driver
      const erased = erasedNumber !== null
      return ok({
        id: driver.id,
        attributes: {
          fullName,
          phoneNumber: erased ? '' : phone,
          furtherPhones: folded.flatMap(({ id: of, phone: number }) =>
            number === noPhoneOf(of) ? [] : number,
          ),
          email,
          active,
          language,
          erased,
          createdAt,
        },
      })
    }),

    reads(readUnsettled, async ({ id }, { queries, caller }) => {
      const week = await ports.owedOf(queries, id, 'week')
      const apart = await ports.owedOf(queries, id, 'own-car')
      const onTheWay = week.onTheWay + apart.onTheWay
      const shown = (grosze: number) => (grosze !== 0 && caller.user?.money === true ? grosze : null)
      const openWeeks = await ports.openWeeksOf(queries, id)
      const unsettled = week.owed !== 0 || apart.owed !== 0 || onTheWay !== 0
      return ok({
        unsettled,
        grosze: shown(week.owed),
        apartGrosze: shown(apart.owed),
        onTheWayGrosze: shown(onTheWay),
        openWeeks,
      })
    }),

    writes(addDriver, async (input, { tx, audit, caller }) => {
      const person = readPerson(input)
      if (!person.ok) return person
      const { language } = input
      // With the record its statements go to whoever has the PIN: as folding, it is the administrators'.
      const former = caller.user?.admin ? await returningDriver(tx, person.value) : undefined
      const who = { ...person.value, language, ...(former === undefined ? {} : { id: former }) }
      const { id, pin } = await ensureDriver(tx, platform, who)
      if (pin === undefined) return fail({ code: 'phone_taken' as const })
      const returned = former !== undefined
      if (returned) await backOnList(tx, id, instantNow(platform.clock))
      audit({ driver: id, ...(returned ? { returned } : {}) })
      await tellPin(tx, platform, { id, pin, revision: 1, language, ...person.value })
      return ok({ id, returned })
    }),

    writes(editDriver, async ({ id, ...typed }, context) => {
      context.audit({ driver: id })
      const edited = await edit(context.tx, platform, holders, id, typed, actOf(context))
      if (!edited.ok) return edited
      // Statements and PINs are told to these addresses.
      context.audit({ driver: id, ...edited.value })
      return DONE
    }),

    writes(toggleDriver, async ({ id, active }, { tx, audit }) => {
      audit({ driver: id, active })
      return (await switchDriver(tx, id, active)) ? DONE : NO_SUCH_DRIVER
    }),

    writes(removeDriver, async ({ id }, { tx, audit }) => {
      audit({ driver: id })
      return (await remove(tx, holders, id, instantNow(platform.clock))) ? DONE : NO_SUCH_DRIVER
    }),

    ...bulkRoutes(platform, ports),
    ...claimRoutes(platform, throttle, holders, actOf),
    ...formerRoutes(platform),
    ...dataRoutes(platform, holders, actOf),
  ]
}
