export { type CarOffDraft, forgetCarOff, keepCarOff, keptCarOff } from './car-off-draft.ts'
