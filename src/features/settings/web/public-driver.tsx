export { OfficeHours } from './office-hours.tsx'
export { OfficeLine, useOfficeContact, useSendsPin } from './office-line.tsx'
