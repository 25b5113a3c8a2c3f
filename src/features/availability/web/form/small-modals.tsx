import './small-modals.css'

/** The small dialogs of the form, which come together. */
export { ChosenSheet } from './chosen-sheet.tsx'
export { ChangeWeek, RestRefusal } from './confirmations.tsx'
export { DayMenu } from './day-menu.tsx'
