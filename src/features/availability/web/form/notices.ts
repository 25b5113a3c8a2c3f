/** What the form says beside its cards to few, or not at the first look: one file for all of it. */
export { ClosedForm } from './closed-form.tsx'
export { MadeNotice } from './made-notice.tsx'
export { StrandedNotice } from './stranded-notice.tsx'
export { AnewNotice, WeekNotice } from './week-notice.tsx'
