import { datesIn } from './dates-in.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const {
  dayAndMonth,
  daysOfYear,
  monthShort,
  spokenDate,
  weekdayName,
  weekdayShort,
  weekRange,
  weekRangeOfYear,
} = datesIn({
  weekdays: WEEKDAYS,
  spoken: WEEKDAYS,
  weekdaysShort: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  monthsShort: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
})
