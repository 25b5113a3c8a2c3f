import { Alert, List, Select, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { parseDate } from '#kernel/calendar-date.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import type { ONE_OFF_KINDS } from '../contract.ts'
import { offeredDate } from '../domain/date-of-charge.ts'
import { CHARGE_WORDS, screenTexts as texts } from '../texts-screen.ts'
import type { WeekDialogProps } from './add-charge-modal.tsx'
import { useChargedDrivers } from './chosen-drivers.ts'
import { type PasteFault, readPasted } from './read-pasted.ts'
import { useAdding } from './use-adding.ts'

const KINDS = [
  'fine',
  'wash',
  'damage',
  'advance',
] as const satisfies readonly (typeof ONE_OFF_KINDS)[number][]

/** Many entries at once, as they stand in a letter or a sheet: driver; amount; note. */
export function PasteModal({ week, today, onClose }: WeekDialogProps) {
  const drivers = useChargedDrivers(week)
  const { add, busy, failure } = useAdding(onClose)
  const [kind, setKind] = useState<(typeof KINDS)[number]>('fine')
  const [typed, setTyped] = useState('')
  const [date, setDate] = useState(() => offeredDate(week, parseDate(today)))
  const [asked, setAsked] = useState(false)
  const { entries, faults } = readPasted(typed, [...drivers.listed, ...drivers.removed])
  const ready = entries.length > 0 && faults.length === 0
  const submit = async () => {
    setAsked(true)
    if (ready && date) await add({ kind, ...week, date, entries: [...entries] })
  }
  return (
    <FormDialog
      form={{ isDirty: () => typed !== '' }}
      title={texts.pasteTitle(week.week)}
      onClose={onClose}
      lead={texts.pasteHint}
      failure={failure ?? drivers.failure}
      save={texts.add}
      busy={busy}
      disabled={faults.length > 0}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Select
        label={texts.kind}
        allowDeselect={false}
        value={kind}
        data={KINDS.map((value) => ({ value, label: CHARGE_WORDS[value] }))}
        onChange={(value) => value && setKind(value as typeof kind)}
      />
      <DateField
        label={texts.date}
        value={date}
        error={asked && !date ? texts.dateMissing : undefined}
        onChange={setDate}
      />
      <Textarea
        label={texts.pasteField}
        placeholder={texts.pasteExample}
        data-autofocus
        autosize
        minRows={6}
        maxRows={14}
        value={typed}
        error={asked && typed.trim() === '' ? texts.pasteNothing : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {faults.length > 0 ? (
          <Alert color="yellow" title={texts.pasteFix}>
            <List size="sm">
              {faults.slice(0, 20).map((fault) => (
                <List.Item key={fault.row}>{`${texts.pasteRow(fault.row)}: ${inWords(fault)}`}</List.Item>
              ))}
            </List>
          </Alert>
        ) : ready ? (
          <Text size="sm">{texts.pasteReady(entries.length)}</Text>
        ) : null}
      </div>
    </FormDialog>
  )
}

function inWords({ code, typed }: PasteFault): string {
  if (code === 'no-driver') return texts.pasteNoDriver(typed)
  return code === 'several-drivers' ? texts.pasteTwoDrivers(typed) : texts.pasteNoAmount(typed)
}
