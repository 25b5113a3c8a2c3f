export { OfficeHours } from './office-hours.tsx'
export { OfficeLine, useOfficeContact, useSendsLetters, useSendsPin } from './office-line.tsx'
