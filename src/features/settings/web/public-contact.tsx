export { OfficeContactProvider } from './office-contact.tsx'
