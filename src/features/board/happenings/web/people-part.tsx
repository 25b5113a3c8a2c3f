import { IconPhone } from '@tabler/icons-react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { nameOf } from '#features/board/work/web/public-view.ts'
import type { Move, Spot } from '#features/roster/domain/public.ts'
import { slotWithDate } from '#features/roster/texts-slots.ts'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { movesByDriver, type WayOn } from '../domain/public.ts'
import { flowTexts } from '../texts-flow.ts'
import classes from './happening.module.css'

interface PeoplePartProps {
  readonly week: WeekOnBoard
  readonly way: WayOn
}

/** By driver what changes, and how the driver can be told. */
export function PeoplePart({ week, way }: PeoplePartProps) {
  const people = [...movesByDriver(way)]
  if (people.length === 0) return <p className={classes.quiet}>{flowTexts.noPeople}</p>
  return (
    <ul className={classes.people}>
      {people.map(([driverId, moves]) => (
        <li key={driverId}>
          <header>
            <b>{nameOf(week, driverId)}</b>
            <Reached phone={week.drivers.get(driverId)?.phone ?? ''} />
          </header>
          <ul>
            {moves.map((move) => (
              <MoveLine key={`${move.from?.slot} ${move.to?.slot}`} week={week} move={move} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Reached({ phone }: { readonly phone: string }) {
  const number = normalizePhone(phone)
  if (!number) return <span className={classes.quiet}>{flowTexts.noPhone}</span>
  return (
    <a className={classes.call} href={`tel:${number}`}>
      <IconPhone size={15} aria-hidden />
      <span>{formatPhone(number)}</span>
    </a>
  )
}

/** `Dzień śr 25.11: WX 1 → WX 2`; with both shifts where the driver gets another one. */
function MoveLine({ week, move: { from, to } }: { readonly week: WeekOnBoard; readonly move: Move }) {
  const slot = (from ?? to)?.slot ?? 0
  const isOther = from && to && from.slot !== to.slot
  return (
    <li>
      <span>{slotWithDate(week.week, slot)}</span>
      <s>{placeWords(week, from)}</s>
      <span aria-hidden="true">→</span>
      <b>{isOther ? `${slotWithDate(week.week, to.slot)}, ${placeWords(week, to)}` : placeWords(week, to)}</b>
    </li>
  )
}

function placeWords(week: WeekOnBoard, spot: Spot | null): string {
  if (!spot) return flowTexts.offBoard
  if (spot.carId !== null) return week.carsById.get(spot.carId)?.reg ?? ''
  return spot.onCall ? flowTexts.onCall : flowTexts.reserve
}
