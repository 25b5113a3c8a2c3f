export { FormsInName } from './disown/forms-in-name.tsx'
export { NotMyForm } from './disown/not-my-form.tsx'
