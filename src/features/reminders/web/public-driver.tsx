export { ReminderSection } from './reminder-section.tsx'
