import { useForm } from '@mantine/form'
import { useState } from 'react'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { WeekField } from '#platform/web/admin-ui/week-field.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { counterCharge, listCharges } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { askIfDoubtful } from './ask-if-doubtful.ts'
import { DateAndNote } from './charge-fields.tsx'
import type { ListedCharge } from './listed-charges.ts'
import { whatIs } from './what-is.ts'

interface CounterModalProps {
  readonly charge: ListedCharge
  /** The closed week in which it stands. */
  readonly week: Week
  /** YYYY-MM-DD */
  readonly today: string
  onClose(): void
}

/** The opposite of an entry of a closed week, in a later week that the office chooses. */
export function CounterModal({ charge, week, today, onClose }: CounterModalProps) {
  const date = parseDate(today)
  const [to, setTo] = useState(() => firstOffered(week, date))
  const [failure, setFailure] = useState<CallFailure>()
  const act = useAct(counterCharge, { refreshes: [listCharges], showsFailure: true })
  const form = useForm({
    initialValues: { date: date as CalendarDate | undefined, note: charge.note },
    validate: { date: (chosen) => (chosen ? null : texts.dateMissing) },
  })
  const submit = form.onSubmit(async ({ date: when, note }) => {
    if (!when || charge.sourceId === null) return
    setFailure(undefined)
    const result = await askIfDoubtful(act.run, { id: charge.sourceId, ...to, date: when, note })
    if (!result) return
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.counterDone(to.week))
    onClose()
  })
  return (
    <FormDialog
      form={form}
      title={texts.counterTitle}
      onClose={onClose}
      lead={texts.counterText(whatIs(charge), charge.driver, zloty(0 - charge.grosze))}
      failure={failure}
      save={texts.counterSave}
      busy={act.busy}
      onSubmit={submit}
    >
      <WeekField label={texts.counterWeek} value={to} onChange={setTo} />
      <DateAndNote form={form} />
    </FormDialog>
  )
}

/** The week that is settled next, which is the one that has ended last, or the one after the entry's own. */
function firstOffered(week: Week, today: CalendarDate | undefined): Week {
  const next = addWeeks(week, 1)
  const ended = today && addWeeks(weekOf(today), -1)
  return ended && mondayOf(ended) > mondayOf(next) ? ended : next
}
