import { allDrivers, type Driver } from '#features/drivers/server/public.ts'
import { nightBegins, nightNow, type Settings } from '#features/settings/server/public.ts'
import type { Night } from '#features/settings/texts-chasing.ts'
import { silentDrivers } from '#features/submissions/server/public.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { NoWay } from '../../domain/asking.ts'
import { closingOf } from '../due-forms.ts'
import { type SilentPerson, silentPeople } from './silent-people.ts'

/** Who is asked now, and how. */
export interface Asking {
  readonly person: SilentPerson
  /** Beside the push, or instead of it; undefined: the push alone. */
  readonly other: 'email' | 'sms' | undefined
}

/** What becomes of those who were selected. */
export interface AskingPlan {
  readonly asked: readonly Asking[]
  /** Asked a short time ago. */
  readonly resting: readonly SilentPerson[]
  readonly unreachable: readonly { readonly person: SilentPerson; readonly why: NoWay }[]
  /** The form has come meanwhile. */
  readonly submitted: readonly Driver[]
  /** Switched off, or off the list. */
  readonly gone: number
}

export async function planAsking(
  queries: Queries,
  platform: Platform,
  settings: Settings,
  week: Week,
  { driverIds, smsToo }: { readonly driverIds: readonly string[]; readonly smsToo: boolean },
): Promise<AskingPlan> {
  const wanted = new Set(driverIds)
  const { silent } = await silentDrivers(queries, week)
  const selected = silent.filter(({ id }) => wanted.has(id))
  const people = await silentPeople(queries, platform, settings, week, selected)
  const free = people.filter(({ restsUntil }) => restsUntil === undefined)
  const ways = free.map((person) => ({ person, way: smsToo ? person.otherWithSms : person.other }))
  const asked = ways.flatMap(({ person, way }): Asking[] => {
    if (way === 'email' || way === 'sms') return [{ person, other: way }]
    return person.push ? [{ person, other: undefined }] : []
  })
  const silentIds = new Set(silent.map(({ id }) => id))
  const others = (await allDrivers(queries)).filter(({ id }) => wanted.has(id) && !silentIds.has(id))
  const submitted = others.filter(({ active }) => active)
  return {
    asked,
    resting: people.filter(({ restsUntil }) => restsUntil !== undefined),
    unreachable: ways.flatMap(({ person, way }) =>
      way === 'email' || way === 'sms' || person.push ? [] : [{ person, why: way }],
    ),
    submitted,
    gone: wanted.size - selected.length - submitted.length,
  }
}

/**
 * What keeps the office from asking for the form of this week now: it is another week's turn, the form takes
 * nothing, or it is night.
 */
export function hindranceOf(
  { clock }: Platform,
  settings: Settings,
  week: Week,
):
  | { readonly code: 'wrong_week' | 'form_closed' }
  | { readonly code: 'night'; readonly facts: Night }
  | undefined {
  if (!sameWeek(week, settings.availabilityWeek)) return { code: 'wrong_week' }
  if (!settings.showWeek || settings.deadline?.passed) return { code: 'form_closed' }
  const morning = nightNow(clock, settings.chasing)
  return morning && { code: 'night', facts: morning }
}

/** When what is asked now must not go out any more: the form closes, or the night comes. Instant. */
export function askedUntil({ clock }: Platform, settings: Settings): string {
  const night = nightBegins(clock, settings.chasing)
  const closes = closingOf(settings)
  return closes && closes.at < night ? closes.at : night
}
