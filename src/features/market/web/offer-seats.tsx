import { ActionIcon, Anchor, Button, Select } from '@mantine/core'
import { IconSend, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { slotWithDate } from '#features/roster/texts-slots.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import {
  listFreeSeats,
  listSeatTakers,
  proposeSeats,
  rankSeatTakers,
  withdrawProposal,
} from '../contract-proposals.ts'
import { endChoices } from '../domain/end-choices.ts'
import { seatProposalTexts, seatOfferTexts as texts } from '../texts-proposals.ts'
import { dayWords, fleetHourNow } from './offer-dates.ts'
import { OfferPeople, type Ranked } from './offer-people.tsx'
import classes from './offer-seats.module.css'

/** What the office sees of proposals. */
const READINGS = [rankSeatTakers, listSeatTakers, listFreeSeats] as const

interface OfferSeatsProps {
  readonly week: Week
  /** Free seats that are chosen, by slot 0-13. */
  readonly seats: ReadonlyMap<number, number>
  /** Something of the board is not saved. */
  readonly isUnsaved: boolean
  onClose(): void
}

/**
 * 'Zaproponuj' of many free seats at once: to whom of those who may take them, in the order in which to ask,
 * and until when; taken back as a whole.
 */
export function OfferSeats({ week, seats, isUnsaved, onClose }: OfferSeatsProps) {
  const slots = [...seats.keys()].sort((a, b) => a - b)
  const total = [...seats.values()].reduce((sum, count) => sum + count, 0)
  const question = { year: week.year, week: week.week, slots: slots.join('.') }
  const { data, failure, again } = useCall(rankSeatTakers, question, { everySeconds: 30 })
  return (
    <section className={classes.offer} aria-label={texts.title(total)}>
      <header className={classes.head}>
        <h2>{texts.title(total)}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.close}
          title={texts.close}
          onClick={onClose}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </header>
      {failure ? <FailureAlert failure={failure} again={again} /> : null}
      {data ? (
        <Offer week={week} seats={seats} ranked={data} isUnsaved={isUnsaved} onClose={onClose} />
      ) : null}
    </section>
  )
}

interface OfferProps extends OfferSeatsProps {
  readonly ranked: Ranked
}

function Offer({ week, seats, ranked, isUnsaved, onClose }: OfferProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [end, setEnd] = useState('')
  const propose = useAct(proposeSeats, { refreshes: READINGS })
  const withdraw = useAct(withdrawProposal, { refreshes: READINGS })
  const { slots, people } = ranked
  if (!ranked.on)
    return (
      <p className={classes.note}>
        <span>{texts.off}</span>{' '}
        <Anchor renderRoot={(props) => <Link to="/admin/miesiac" {...props} />}>{texts.toSettings}</Anchor>
      </p>
    )
  const note = isUnsaved ? texts.unsaved : undefined
  if (slots.length === 0)
    return <p className={classes.note}>{[texts.noSeats, note].filter(Boolean).join(' ')}</p>
  const isOpen = ({ may, asked }: Ranked['people'][number]) => may.some((slot) => !asked.includes(slot))
  const open = people.filter(isOpen)
  const chosen = open.filter(({ driverId }) => !leftOut.has(driverId))
  const asked = people.filter((each) => each.asked.length > 0)
  const messages = chosen.reduce(
    (sum, each) => sum + each.may.filter((at) => !each.asked.includes(at)).length,
    0,
  )
  const dated = slots.map(({ slot }) => slotAt(week, slot))
  const ends = endChoices(fleetHourNow(), dated)
  const run = async () => {
    const chosenEnd = ends.find((each) => keyOf(each) === end)
    const answer = await propose.run({
      slots: dated,
      drivers: chosen.map(({ driverId }) => driverId),
      ...(chosenEnd ? { until: chosenEnd } : {}),
    })
    if (!answer.ok) return
    setLeftOut(new Set())
    toastDone(seatProposalTexts.proposed(answer.value.told))
  }
  const takeBack = async () => {
    const reached = new Set<string>()
    for (const { slot } of slots) {
      const drivers = asked.filter((each) => each.asked.includes(slot)).map(({ driverId }) => driverId)
      if (drivers.length === 0) continue
      const answer = await withdraw.run({ ...slotAt(week, slot), drivers })
      if (answer.ok) for (const driver of drivers) reached.add(driver)
    }
    if (reached.size > 0) toastDone(seatProposalTexts.takenBack(reached.size))
  }
  return (
    <>
      <div className={classes.body}>
        {note ? <p className={classes.note}>{note}</p> : null}
        <table className={classes.slots}>
          <thead>
            <tr>
              <th>{texts.slot}</th>
              <th>{texts.seats}</th>
              <th>{texts.may}</th>
              <th>{texts.usual}</th>
            </tr>
          </thead>
          <tbody>
            {slots.map(({ slot, free, usual }) => (
              <tr key={slot}>
                <th scope="row">{slotWithDate(week, slot)}</th>
                <td>{Math.min(free, seats.get(slot) ?? free)}</td>
                <td>{people.filter(({ may }) => may.includes(slot)).length}</td>
                <td>{usual === null ? texts.unknown : texts.pln(usual)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <OfferPeople ranked={ranked} leftOut={leftOut} onLeaveOut={setLeftOut} />
        <Select
          label={texts.end}
          size="xs"
          allowDeselect={false}
          value={end}
          onChange={(value) => setEnd(value ?? '')}
          data={[
            { value: '', label: texts.noEnd },
            ...ends.map((each) => ({ value: keyOf(each), label: `${dayWords(each.date)}, ${each.hour}:00` })),
          ]}
        />
        <p className={classes.note}>
          {people.length === 0 ? texts.nobody : open.length === 0 ? texts.allAsked : texts.first}
        </p>
        {messages > chosen.length ? <p className={classes.note}>{texts.messages(messages)}</p> : null}
      </div>
      <footer className={classes.foot}>
        <Button
          size="xs"
          // While something is to be saved, that comes first.
          variant={isUnsaved ? 'light' : 'filled'}
          leftSection={<IconSend size={15} aria-hidden />}
          disabled={chosen.length === 0}
          loading={propose.busy}
          onClick={() => void run()}
        >
          {texts.propose(chosen.length)}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        {asked.length > 0 ? (
          <Button size="xs" variant="subtle" loading={withdraw.busy} onClick={() => void takeBack()}>
            {texts.takeBack(asked.length)}
          </Button>
        ) : null}
      </footer>
    </>
  )
}

function keyOf({ date, hour }: { readonly date: CalendarDate; readonly hour: number }): string {
  return `${date} ${hour}`
}
