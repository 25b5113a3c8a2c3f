export { EntryLink } from './entry-link.tsx'
