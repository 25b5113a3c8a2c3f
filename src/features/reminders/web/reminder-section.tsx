import { useState } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { reminderTexts } from './reminder-texts.ts'

interface ReminderProps {
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
}

/** In a file of its own that comes with the press. */
const ReminderChoice = lazyPart<ReminderProps>(
  async () => (await import('./reminder-choice.tsx')).ReminderChoice,
  ({ retry }) =>
    retry ? (
      <Button onClick={retry}>{reminderTexts.again}</Button>
    ) : (
      <Skeleton lines={3} label={reminderTexts.loading} />
    ),
)

/** When and how the driver is reminded of shifts and of the form. */
export function ReminderSection({ onLocked }: ReminderProps) {
  const [open, setOpen] = useState(false)
  return (
    <section className="phone-calendar" aria-labelledby="reminders">
      <h2 id="reminders">{reminderTexts.title}</h2>
      <p>{reminderTexts.lead}</p>
      {open ? (
        <ReminderChoice onLocked={onLocked} />
      ) : (
        <Button onClick={() => setOpen(true)}>{reminderTexts.set}</Button>
      )}
    </section>
  )
}
