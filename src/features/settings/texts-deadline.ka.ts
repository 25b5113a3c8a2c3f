import { dateParts, weekday } from '#kernel/calendar-date.ts'
import { spokenDate } from '#platform/pure/dates.ka.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-deadline.ts'

/** In the case of "on that day". */
const ON_WEEKDAY = ['ორშაბათს', 'სამშაბათს', 'ოთხშაბათს', 'ხუთშაბათს', 'პარასკევს', 'შაბათს', 'კვირას']
const IN_MONTH = [
  'იანვარს',
  'თებერვალს',
  'მარტს',
  'აპრილს',
  'მაისს',
  'ივნისს',
  'ივლისს',
  'აგვისტოს',
  'სექტემბერს',
  'ოქტომბერს',
  'ნოემბერს',
  'დეკემბერს',
]

export const deadlineTexts: SameTexts<typeof polish.deadlineTexts> = {
  until: ({ date, hour }) => {
    const { day, month } = dateParts(date)
    return `${ON_WEEKDAY[weekday(date)]}, ${day} ${IN_MONTH[month - 1]}, ${hour}:00 საათამდე`
  },
  at: ({ date, hour }) => `${spokenDate(date)}, ${hour}:00`,
  day: (date) => spokenDate(date),
}
