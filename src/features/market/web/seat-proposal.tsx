import { Button, Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import type { Shift } from '#kernel/shift.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listFreeSeats, listSeatTakers, proposeSeats, withdrawProposal } from '../contract-proposals.ts'
import { seatProposalTexts as texts } from '../texts-proposals.ts'
import classes from './seat-proposal.module.css'

type Taker = OutputOf<typeof listSeatTakers>['data'][number]

interface SeatProposalProps {
  readonly date: string
  readonly shift: Shift
}

/** What the office sees of proposals. */
const READINGS = [listSeatTakers, listFreeSeats] as const

/**
 * 'Zaproponuj' of one empty seat on the board: to whom, and taken back; nothing where it can't be proposed.
 */
export function SeatProposal({ date, shift }: SeatProposalProps) {
  const { data, failure, again } = useCall(listSeatTakers, { date, shift }, { everySeconds: 30 })
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const propose = useAct(proposeSeats, { refreshes: READINGS })
  const withdraw = useAct(withdrawProposal, { refreshes: READINGS })
  if (failure) return <FailureAlert failure={failure} again={again} />
  if (!data?.on || data.free === 0) return null
  const asked = data.data.filter((taker) => taker.asked)
  const open = data.data.filter((taker) => !taker.asked)
  const chosen = open.filter(({ driverId }) => !leftOut.has(driverId))
  const toggle = (driverId: string) =>
    setLeftOut((before) => {
      const after = new Set(before)
      if (!after.delete(driverId)) after.add(driverId)
      return after
    })
  const run = async () => {
    const drivers = chosen.map(({ driverId }) => driverId)
    const answer = await propose.run({ slots: [{ date, shift }], drivers })
    if (!answer.ok) return
    setLeftOut(new Set())
    toastDone(texts.proposed(answer.value.told))
  }
  const takeBack = async () => {
    const answer = await withdraw.run({ date, shift })
    if (answer.ok) toastDone(texts.takenBack(answer.value.withdrawn))
  }
  return (
    <section className={classes.section} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {data.data.length === 0 ? (
        <p className={classes.note}>{texts.nobody}</p>
      ) : (
        <>
          <p className={classes.note}>{`${texts.whoIsHere(data.data.length)} ${texts.lead}`}</p>
          {open.length > 1 ? (
            <Checkbox
              label={texts.all}
              checked={chosen.length === open.length}
              indeterminate={chosen.length > 0 && chosen.length < open.length}
              onChange={() =>
                setLeftOut(new Set(chosen.length === open.length ? open.map(({ driverId }) => driverId) : []))
              }
            />
          ) : null}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <ul className={classes.list} tabIndex={0} aria-label={texts.title}>
            {open.map((taker) => (
              <li key={taker.driverId}>
                <Checkbox
                  label={taker.fullName}
                  description={said(taker)}
                  checked={!leftOut.has(taker.driverId)}
                  onChange={() => toggle(taker.driverId)}
                />
              </li>
            ))}
            {asked.map((taker) => (
              <li key={taker.driverId} className={classes.asked}>
                <b>{taker.fullName}</b> <span>{`${texts.asked} · ${said(taker)}`}</span>
              </li>
            ))}
          </ul>
          <Group gap="sm">
            <Button
              variant="light"
              disabled={chosen.length === 0}
              loading={propose.busy}
              onClick={() => void run()}
            >
              {chosen.length === 0 ? texts.proposeNone : texts.propose(chosen.length)}
            </Button>
            {asked.length > 0 ? (
              <Button variant="subtle" loading={withdraw.busy} onClick={() => void takeBack()}>
                {texts.takeBack(asked.length)}
              </Button>
            ) : null}
          </Group>
        </>
      )}
    </section>
  )
}

function said({ waits, shifts }: Taker): string {
  return [...(waits ? [texts.waits[waits]] : []), texts.shifts(shifts)].join(' · ')
}
