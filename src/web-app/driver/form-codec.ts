import type { FormDay, FormSettings, FormWeek } from '#features/availability/web/public-driver.tsx'
import { calendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { PageData } from './page-data.ts'

/** The week of the form, out of capacity and bonuses as the wire has them (D4). */
export function formWeekFromWire({ capacity, bonuses }: Pick<PageData, 'capacity' | 'bonuses'>): FormWeek {
  return {
    week: { year: capacity.year, week: capacity.week },
    generated: capacity.generated,
    days: capacity.data.flatMap((day): FormDay[] => {
      const date = calendarDate(day.year, day.month, day.dayNumber)
      if (!date) return []
      return [
        {
          date,
          free: {
            day: Math.max(0, day.dayLimit - day.dayShifts),
            night: Math.max(0, day.nightLimit - day.nightShift),
          },
          closed: { day: day.dayClosed, night: day.nightClosed },
          comment: day.comment,
        },
      ]
    }),
    bonuses: bonuses.data.flatMap(({ attributes }) => {
      const date = parseDate(attributes.date)
      return date
        ? [
            {
              date,
              shift: attributes.shift === 'Noc' ? ('night' as const) : ('day' as const),
              value: attributes.value,
            },
          ]
        : []
    }),
  }
}

export function formSettingsFromWire({ settings, capacity, own }: PageData): FormSettings {
  const known = own?.known
  const date = settings.deadline ? parseDate(settings.deadline.date) : undefined
  return {
    deadline: settings.deadline && date ? { ...settings.deadline, date } : undefined,
    person: known && { fullName: known.fullName, email: known.email, phone: known.phone },
    isUnsent: known?.isSent === false,
    last: known?.last,
    own: own ? known?.own : null,
    open: settings.showWeek && capacity.open,
    bonusTiers: settings.bonusTiers,
    popupText: settings.showPopup && settings.popupText.trim() !== '' ? settings.popupText : undefined,
    trainingUrl: settings.trainingUrl,
    dataAdministrator: settings.dataAdministrator,
  }
}
