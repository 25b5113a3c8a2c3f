export { FleetCalendar } from './fleet-calendar.tsx'
export { NotMine } from './not-mine/not-mine.tsx'
