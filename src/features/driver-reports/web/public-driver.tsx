export { TellOffice } from './tell-office.tsx'
