export { OfficeLine, useOfficeContact } from './office-line.tsx'
