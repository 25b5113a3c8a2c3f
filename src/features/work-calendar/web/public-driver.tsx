export { FleetCalendar } from './fleet-calendar.tsx'
export { OwnCalendar } from './own-calendar.tsx'
