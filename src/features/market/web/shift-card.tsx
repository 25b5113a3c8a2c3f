import type { ReactNode } from 'react'
import { dateParts } from '#kernel/calendar-date.ts'
import { dayAndMonth, weekdayName, weekdayShort } from '#platform/web/polish-dates.ts'
import { Pill } from '#platform/web/ui/pill.tsx'
import { marketTexts as texts } from '../texts.ts'
import { dateOf, type ShownShift } from './shown-slot.ts'

interface ShiftCardProps {
  readonly shift: ShownShift
  /** What can be done with it, or what has become of it. */
  readonly act: ReactNode
  readonly isYours?: boolean
  /** Who gives it, what it costs, why it failed. */
  readonly children?: ReactNode
}

/** One shift: date, hours, car, bonus of the day and what such a shift usually earns. */
export function ShiftCard({ shift, act, isYours = false, children }: ShiftCardProps) {
  const date = dateOf(shift)
  return (
    <li className={isYours ? 'market-card market-yours' : 'market-card'}>
      <span className="market-date" aria-hidden="true">
        <b>{dateParts(date).day}</b>
        <span>{weekdayShort(date)}</span>
      </span>
      <div className="market-words">
        <h2 className="hidden-text">{`${weekdayName(date)}, ${dayAndMonth(date)}`}</h2>
        <Pill of={shift.shift} word={texts[shift.shift]} />
        <p>{texts.hours[shift.shift]}</p>
      </div>
      <div className="market-act">{act}</div>
      <div className="market-more">
        {shift.car && (
          <p className="market-car">
            <span className="plate" translate="no">
              {shift.car.reg}
            </span>{' '}
            <span translate="no">{`${shift.car.make} ${shift.car.model}`}</span>
          </p>
        )}
        {shift.usual !== null && <p className="market-usual">{texts.usual(shift.usual)}</p>}
        {shift.bonus !== null && <p className="market-bonus">{texts.bonus(shift.bonus)}</p>}
        {children}
      </div>
    </li>
  )
}
