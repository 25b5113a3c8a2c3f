import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import { readCustody } from '../../contract-office.ts'
import { handoverOfficeTexts as texts } from '../../texts-office.ts'
import classes from './handovers.module.css'

type Custody = OutputOf<typeof readCustody>
type Held = NonNullable<Custody['held']>

const TIME = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/

/** 'Kto miał auto' at a date and hour: one look. */
export function CustodyPanel({ carId }: { readonly carId: string }) {
  const [date, setDate] = useState<CalendarDate>()
  const [typed, setTyped] = useState('')
  const time = TIME.exec(typed.trim())
  const asked =
    date && time ? { vehicle: carId, date, time: `${time[1]?.padStart(2, '0')}:${time[2]}` } : undefined
  const { data, failure, again } = useCall(readCustody, asked)
  return (
    <Panel title={texts.who} description={texts.whoHint}>
      <div className={classes.fields}>
        <DateField label={texts.date} value={date} onChange={setDate} clearable />
        <TextInput
          label={texts.time}
          placeholder="14:35"
          value={typed}
          maxLength={5}
          w={120}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={typed.length >= 4 && !time ? texts.timeWrong : undefined}
        />
      </div>
      <div aria-live="polite" className={classes.answer}>
        {failure ? <FailureAlert failure={failure} again={again} /> : null}
        {asked && data ? <Answer custody={data} /> : null}
      </div>
    </Panel>
  )
}

function Answer({ custody: { held, before, after, slot, planned } }: { readonly custody: Custody }) {
  const slotWords = `${dayAndMonth(slot.date as CalendarDate)}, ${texts[slot.shift]}`
  const differs = held?.driver && planned && held.driver.id !== planned.id
  return (
    <>
      {held ? (
        <p>
          <strong>{nameOf(held)}</strong> <span>{spanOf(held)}</span>
          <br />
          <span className={classes.quiet}>
            {`${held.taken ? texts.taken : texts.notTaken}; ${held.ended ? texts.ended : texts.notEnded}`}
          </span>
        </p>
      ) : (
        <p>
          <span>{texts.heldNobody}</span>{' '}
          <span className={classes.quiet}>
            {[
              before && texts.before(nameOf(before), dateAndTime(before.until)),
              after && texts.after(nameOf(after), dateAndTime(after.from)),
            ]
              .filter(Boolean)
              .join('. ')}
          </span>
        </p>
      )}
      <p>
        <span>{planned ? texts.planned(planned.fullName, slotWords) : texts.plannedNobody(slotWords)}</span>{' '}
        {differs ? <strong>{texts.differs}</strong> : null}
      </p>
    </>
  )
}

function nameOf({ driver }: Held): string {
  return driver?.fullName ?? texts.unknownDriver
}

function spanOf({ from, until }: Held): string {
  return texts.span(dateAndTime(from), dateAndTime(until))
}
