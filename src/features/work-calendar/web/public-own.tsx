export { HomeFoot } from './home-foot-part.tsx'
export { OwnCalendar } from './own-calendar.tsx'
