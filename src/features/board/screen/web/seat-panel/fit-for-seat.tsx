import { IconX } from '@tabler/icons-react'
import { Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { rankForSeat } from '#features/board/assigning/domain/public.ts'
import { assigningTexts } from '#features/board/assigning/texts.ts'
import { SeatOffer, SeatOutlook } from '#features/board/assigning/web/public-outlook.ts'
import { sentFor, type WeekOnBoard } from '#features/board/work/domain/public.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import { useAfterPaint } from '#features/board/work/web/public.tsx'
import { type BoardView, nameOf } from '#features/board/work/web/public-view.ts'
import type { Spot } from '#features/roster/domain/public.ts'
import { slotWithDate } from '#features/roster/texts-slots.ts'
import { whyOff } from '#features/roster/texts-standing.ts'
import { keyInSlot, type Slot, slotAt } from '#kernel/slot.ts'
import { CarDoor, DriverDoor } from '#platform/web/admin-ui/doors.tsx'
import { panelTexts as texts } from '../../texts-panel.ts'
import { RankedGroup } from './ranked-group.tsx'
import classes from './seat-panel.module.css'
import type { PanelState } from './use-seat-panel.ts'

interface FitForSeatProps {
  readonly view: BoardView
  readonly seat: Spot
  readonly state: Pick<PanelState, 'enters' | 'select'>
  readonly initial: WeekOnBoard | undefined
  readonly editable: boolean
  onBring(driverId: string, seat: Spot): void
}

/** One seat: who drives it or why it stands, and who could, the best first, each with the reason. */
export function FitForSeat({ view, seat, state, initial, editable, onBring }: FitForSeatProps) {
  const { week, board } = view
  const box = useRef<HTMLDivElement>(null)
  const Outlook = useContext(SeatOutlook)
  const Offer = useContext(SeatOffer)
  const driverId = board[seat.slot]?.cars.get(seat.carId ?? '')
  const note = week.notes[seat.slot]?.get(seat.carId ?? '')
  const off = note ? whyOff(note) : ''
  // Ranked after the step has been painted: neither an arrow nor a drop is to wait for it.
  const now = useMemo(() => ({ view, seat, initial }), [view, seat, initial])
  const settled = useAfterPaint(now)
  const ranking = useMemo(() => rankingOf(settled.view, settled.seat, settled.initial), [settled])
  const { enters } = state
  useEffect(() => {
    if (!enters.current || settled.seat !== seat) return
    enters.current = false
    const choice = box.current?.querySelector<HTMLElement>('[data-choice] button:enabled')
    ;(choice ?? box.current?.querySelector<HTMLElement>('h2'))?.focus()
  }, [settled, seat, enters])
  const isFree = driverId === undefined && off === ''
  const group = { view: settled.view, seat: settled.seat, onBring }
  const may = editable && off === ''
  return (
    <div className={classes.fit} ref={box}>
      <header className={classes.head}>
        <h2 tabIndex={-1}>
          <CarDoor id={seat.carId ?? ''}>{week.carsById.get(seat.carId ?? '')?.reg}</CarDoor>
        </h2>
        <span>{slotWithDate(week.week, seat.slot)}</span>
        <button
          type="button"
          className={classes.close}
          aria-label={texts.close}
          title={texts.close}
          onClick={() => state.select(undefined)}
        >
          <IconX size={15} aria-hidden />
        </button>
      </header>
      <p className={classes.state} data-free={isFree || undefined}>
        <span>
          {[off, isFree ? boardTexts.free : '']
            .filter(Boolean)
            .map((word) => (driverId ? `${word} · ` : word))
            .join('')}
        </span>
        {driverId ? <DriverDoor id={driverId}>{texts.drives(nameOf(week, driverId))}</DriverDoor> : null}
      </p>
      {seat.slot < week.begun ? <p className={classes.note}>{assigningTexts.begun}</p> : null}
      {Outlook && isFree ? (
        <p className={classes.note}>
          <Outlook slot={seat.slot} />
        </p>
      ) : null}
      {off === '' ? (
        <div className={classes.ranked}>
          <RankedGroup
            {...group}
            title={driverId ? texts.instead : texts.best}
            all={ranking.may}
            first={1}
            may={may}
          />
          <RankedGroup
            {...group}
            title={assigningTexts.mayWithCare}
            all={ranking.care}
            first={ranking.may.length + 1}
            may={may}
          />
          <RankedGroup {...group} title={assigningTexts.mayNot} all={ranking.mayNot} first={0} may={false} />
          {ranking.may.length + ranking.care.length + ranking.mayNot.length === 0 ? (
            <p className={classes.hint}>{assigningTexts.nobodyForSeat}</p>
          ) : null}
          {Offer && isFree && seat.slot >= week.begun ? (
            <OfferOf key={seat.slot} slot={slotAt(week.week, seat.slot)} />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** Asked for first: who could be asked is the server's to say, not for every seat that is passed by keys. */
function OfferOf({ slot }: { readonly slot: Slot }) {
  const [open, setOpen] = useState(false)
  const Offer = useContext(SeatOffer)
  if (!open || !Offer)
    return (
      <button type="button" className={classes.more} onClick={() => setOpen(true)}>
        {texts.offer}
      </button>
    )
  return (
    <Suspense>
      <Offer {...slot} />
    </Suspense>
  )
}

function rankingOf(view: BoardView, seat: Spot, initial: WeekOnBoard | undefined) {
  const { week, board, warningFacts, repairFacts, ill } = view
  const sent = sentFor(initial, seat.slot)
  const { reserve = [], onCall = [] } = board[seat.slot] ?? {}
  const waiting = [...reserve, ...onCall, ...sent]
  const reported = new Set(waiting.filter((id) => ill.has(keyInSlot(seat.slot, id))))
  return rankForSeat({ ...week, ...warningFacts }, repairFacts, board, seat, { sent, reported })
}
