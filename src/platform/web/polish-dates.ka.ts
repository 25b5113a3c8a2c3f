export {
  dayAndMonth,
  daysOfYear,
  monthShort,
  spokenDate,
  weekdayName,
  weekdayShort,
  weekRange,
  weekRangeOfYear,
} from '#platform/pure/dates.ka.ts'
