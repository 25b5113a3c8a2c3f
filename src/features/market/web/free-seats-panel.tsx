import { Button, Checkbox, Table } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listFreeSeats, listSeatTakers, proposeSeats, withdrawProposal } from '../contract-proposals.ts'
import { seatProposalTexts, proposalTexts as texts } from '../texts-proposals.ts'
import classes from './requests.module.css'
import { keyOf, slotWords } from './shown-slot.ts'

type Seat = OutputOf<typeof listFreeSeats>['data'][number]

const READINGS = [listFreeSeats, listSeatTakers] as const

/** 'Zaproponuj': free seats of the published weeks, proposed to all who may take them. */
export function FreeSeatsPanel() {
  const { data, failure, again } = useCall(listFreeSeats, {}, { everySeconds: 60 })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const propose = useAct(proposeSeats, { refreshes: READINGS })
  const withdraw = useAct(withdrawProposal, { refreshes: READINGS })
  if (failure) return <FailureAlert failure={failure} again={again} />
  const seats = data?.data ?? []
  if (seats.length === 0) return null
  const wanted = seats.filter((seat) => chosen.has(keyOf(seat)))
  const toggle = (seat: Seat) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(keyOf(seat))) after.add(keyOf(seat))
      return after
    })
  const run = async () => {
    const answer = await propose.run({ slots: wanted.map(({ date, shift }) => ({ date, shift })) })
    if (!answer.ok) return
    setChosen(new Set())
    toastDone(texts.proposed(answer.value.told))
  }
  const takeBack = async ({ date, shift }: Seat) => {
    const answer = await withdraw.run({ date, shift })
    if (answer.ok) toastDone(seatProposalTexts.takenBack(answer.value.withdrawn))
  }
  return (
    <Panel title={texts.title} description={texts.lead}>
      <Table className={classes.seats}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.slot}</Table.Th>
            <Table.Th>{texts.free}</Table.Th>
            <Table.Th>{texts.mayTake}</Table.Th>
            <Table.Th>{texts.told}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {seats.map((seat) => (
            <Table.Tr key={keyOf(seat)}>
              <Table.Td>
                <Checkbox
                  label={slotWords(seat)}
                  aria-label={texts.choose(slotWords(seat))}
                  checked={chosen.has(keyOf(seat))}
                  disabled={seat.mayTake === 0}
                  onChange={() => toggle(seat)}
                />
              </Table.Td>
              <Table.Td data-label={texts.free}>{texts.seats(seat.free)}</Table.Td>
              <Table.Td data-label={texts.mayTake}>{texts.people(seat.mayTake)}</Table.Td>
              <Table.Td data-label={texts.told}>
                <span>{texts.toldTo(seat.told)}</span>
                {seat.told > 0 ? (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    ml="xs"
                    aria-label={texts.takeBackNamed(slotWords(seat))}
                    disabled={withdraw.busy}
                    onClick={() => void takeBack(seat)}
                  >
                    {texts.takeBack}
                  </Button>
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <div className={classes.propose}>
        <Button disabled={wanted.length === 0} loading={propose.busy} onClick={() => void run()}>
          {wanted.length === 0 ? texts.propose : texts.proposeChosen(wanted.length)}
        </Button>
      </div>
    </Panel>
  )
}
