import { readSettings } from '#features/settings/server/public.ts'
import { changesOf, choicesOfMany, lastSent, silentDrivers } from '#features/submissions/server/public.ts'
import { weekday } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { addWeeks, datesOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { askSilent, listSilent, previewAsking } from '../../contract-office.ts'
import { holdReminders } from '../hold-reminders.ts'
import { type AskingPlan, askedUntil, hindranceOf, planAsking } from './plan-asking.ts'
import { postAsking } from './post-asking.ts'
import { previewOf } from './preview-asking.ts'
import { type SilentPerson, silentPeople } from './silent-people.ts'

/** How the office asks drivers for their availability. */
export function askingRoutes(platform: Platform): Route[] {
  const { clock } = platform
  return [
    reads(listSilent, async (week, { queries }) => {
      const settings = await readSettings(queries, clock)
      const { active, silent } = await silentDrivers(queries, week)
      const [people, before, last, changes] = await Promise.all([
        silentPeople(queries, platform, settings, week, silent),
        choicesOfMany(queries, silent, datesOf(addWeeks(week, -1))),
        lastSent(queries, silent),
        changesOf(queries, week),
      ])
      const withdrawn = new Map(
        changes.filter(({ kind }) => kind === 'withdrawn').map(({ driverId, at }) => [driverId, at]),
      )
      return ok({
        active,
        restHours: settings.chasing.restHours,
        hindrance: hindranceOnWire(hindranceOf(platform, settings, week)),
        data: people.map((person) => {
          const { id } = person.driver
          return {
            ...personOnWire(person),
            before: (before.get(id) ?? []).map(({ date, option }) => ({ weekday: weekday(date), option })),
            lastSentAt: last.get(id) ?? null,
            withdrawnAt: withdrawn.get(id) ?? null,
          }
        }),
      })
    }),

    reads(previewAsking, async ({ year, week, ...selected }, { queries }) => {
      const settings = await readSettings(queries, clock)
      const plan = await planAsking(queries, platform, settings, { year, week }, selected)
      return ok({
        hindrance: hindranceOnWire(hindranceOf(platform, settings, { year, week })),
        ...countsOf(plan),
        ...(await previewOf(queries, platform, { year, week }, plan)),
      })
    }),

    writes(askSilent, async ({ year, week, ...selected }, { tx, audit }) => {
      await holdReminders(tx)
      const settings = await readSettings(tx, clock)
      const hindrance = hindranceOf(platform, settings, { year, week })
      if (hindrance) return fail(hindrance)
      const plan = await planAsking(tx, platform, settings, { year, week }, selected)
      const { parts } = await postAsking(
        tx,
        platform,
        { year, week },
        plan.asked,
        askedUntil(platform, settings),
      )
      const { unreachable, resting, submitted, gone } = plan
      const left = {
        ...{ unreachable: unreachable.length, resting: resting.length },
        ...{ submitted: submitted.length, gone },
      }
      const counts = { ...countsOf(plan), parts }
      audit({ year, week, ...counts, ...left })
      return ok({ ...counts, ...left })
    }),
  ]
}

type Listed = OutputOf<typeof listSilent>

function hindranceOnWire(hindrance: ReturnType<typeof hindranceOf>): Listed['hindrance'] {
  if (!hindrance) return null
  return { code: hindrance.code, from: hindrance.code === 'night' ? hindrance.facts : null }
}

function personOnWire({ driver, asked, restsUntil, push, other, otherWithSms }: SilentPerson) {
  const { id, fullName, phone, email } = driver
  return {
    ...{ driverId: id, fullName, phone, email, push, other, otherWithSms },
    restsUntil: restsUntil ?? null,
    asked: asked
      ? {
          at: asked.last.at,
          times: asked.times,
          byOffice: asked.last.at === asked.byOffice?.at,
          way: asked.last.message.kind,
          state: asked.last.message.state,
          error: asked.last.message.error,
        }
      : null,
  }
}

/** Each person once: by what costs most, or by the push alone. */
function countsOf({ asked }: Pick<AskingPlan, 'asked'>) {
  const by = (way: 'email' | 'sms' | undefined) => asked.filter(({ other }) => other === way).length
  return { people: asked.length, push: by(undefined), email: by('email'), sms: by('sms') }
}
