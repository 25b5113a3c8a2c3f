export { AvailabilityScreen } from './form/availability-screen.tsx'
export type { FormDay, FormSettings, FormWeek } from './form/form-data.ts'
export { ClosedForm, MadeNotice } from './form/form-notices.tsx'
