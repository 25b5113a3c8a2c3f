// Of every page beside the form too: its margins, its headings, its notices.
import './form/form.css'

export { formTexts } from './form/form-texts.ts'
