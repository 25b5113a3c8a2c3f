export { formTexts } from './form/form-texts.ts'
