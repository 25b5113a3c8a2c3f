import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CardPlace } from '#platform/web/admin-ui/card-address.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { cardTexts as texts } from '../texts-cards.ts'
import { CarCard } from './car-card.tsx'
import classes from './card.module.css'
import { DriverCard } from './driver-card.tsx'

interface CardPanelProps extends CardPlace {
  onClose(): void
}

/**
 * The card beside the screen, which can be used on; on a phone all of the screen. It closes by Escape, its
 * cross and the browser's Back, and the focus goes back where it came from.
 */
export function CardPanel({ subject, id, onClose }: CardPanelProps) {
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  useFocusBack()
  const label = subject === 'driver' ? texts.driver : texts.car
  const card =
    subject === 'driver' ? (
      <DriverCard key={id} id={id} onClose={onClose} />
    ) : (
      <CarCard key={id} id={id} onClose={onClose} />
    )
  if (phone)
    return (
      <Drawer.Root
        opened
        onClose={onClose}
        position="bottom"
        size="100%"
        returnFocus={false}
        transitionProps={{ duration: 0 }}
      >
        <Drawer.Content aria-label={label} className={classes.sheetContent ?? ''}>
          <Drawer.Body className={classes.sheet ?? ''}>{card}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    )
  return (
    <Beside label={label} of={`${subject} ${id}`} onClose={onClose}>
      {card}
    </Beside>
  )
}

interface BesideProps {
  readonly label: string
  /** Another one takes the focus anew. */
  readonly of: string
  onClose(): void
  readonly children: ReactNode
}

function Beside({ label, of, onClose, children }: BesideProps) {
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another card is opened
  useEffect(() => panel.current?.focus({ preventScroll: true }), [of])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isSomethingOver(panel.current)) return
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} className={classes.beside}>
      {children}
    </div>
  )
}

/** A dialog or menu lies over the card, whose Escape it is. */
function isSomethingOver(panel: HTMLElement | null): boolean {
  const open = [
    ...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"], [popover]:popover-open'),
  ]
  return open.some((element) => element !== panel && element.checkVisibility())
}
