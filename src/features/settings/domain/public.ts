export { unreachableTiers } from './bonus-tiers.ts'
export type { DeadlineOfWeek } from './edit-deadline.ts'
export {
  FIRST_EVENING_HOUR,
  LAST_EVENING_HOUR,
  type Market,
  REMINDER_WAYS,
  type Reminders,
  type ReminderWay,
} from './settings.ts'
