export { FleetCalendar } from './fleet-calendar.tsx'
export { NotMine } from './not-mine/not-mine.tsx'
export { OwnCalendar } from './own-calendar.tsx'
