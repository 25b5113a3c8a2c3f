export { OfficeLine, useOfficeContact, useSendsPin } from './office-line.tsx'
