import { Drawer } from '@mantine/core'
import { Suspense } from 'react'
import type { Selecting } from '#features/board/selecting/web/public.tsx'
import { OfferSeats } from '#features/market/web/public-board.ts'
import type { Week } from '#kernel/week.ts'
import classes from './offer-of-seats.module.css'

interface OfferOfSeatsProps {
  readonly week: Week
  /** Free ones that are chosen. */
  readonly seats: Selecting['free']
  readonly isUnsaved: boolean
  readonly phone: boolean
  onClose(): void
}

/** To whom the chosen free seats are proposed: in the panel beside the rows, on a phone in a sheet. */
export function OfferOfSeats({ week, seats, isUnsaved, phone, onClose }: OfferOfSeatsProps) {
  const counts = new Map<number, number>()
  for (const { slot } of seats) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  const offer = (
    <Suspense>
      <OfferSeats week={week} seats={counts} isUnsaved={isUnsaved} onClose={onClose} />
    </Suspense>
  )
  return phone ? (
    <Drawer opened onClose={onClose} position="bottom" size="90%" withCloseButton={false}>
      {offer}
    </Drawer>
  ) : (
    <aside className={classes.panel}>{offer}</aside>
  )
}
