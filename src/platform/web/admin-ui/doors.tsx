import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import { type CardPlace, cardAddress, cardIn } from './card-address.ts'
import classes from './doors.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many cards were opened one from another up to here: as many steps back close them all. */
    cards?: number
  }
}

interface DoorProps {
  readonly id: string
  /** The name or the plate. */
  readonly children: ReactNode
  /** Beside what the door looks like by itself. */
  readonly className?: string | undefined
  /** Where what stands in it does not say whose door it is. */
  readonly label?: string
  /** Before the card opens: what the door stands in goes away. */
  onOpen?(): void
}

/** A driver's name that opens the card beside the screen; the screen stays as it is. */
export function DriverDoor(props: DoorProps) {
  return <Door subject="driver" {...props} />
}

/** The same of a car's plate. */
export function CarDoor(props: DoorProps) {
  return <Door subject="car" {...props} />
}

/** A link, so that another tab opens with the card as well. */
function Door({ subject, id, children, className, label, onOpen }: DoorProps & Pick<CardPlace, 'subject'>) {
  return (
    <Link
      to="."
      search={withCard(cardAddress({ subject, id }))}
      state={oneMore}
      resetScroll={false}
      preload={false}
      {...(onOpen ? { onClick: ({ ctrlKey, metaKey }) => ctrlKey || metaKey || onOpen() } : {})}
      className={[classes.door, className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-haspopup="dialog"
      data-door={subject}
    >
      {children}
    </Link>
  )
}

/** Opens a card from what is no link: a cell of the board, a key. */
export function useOpenCard(): (card: CardPlace) => void {
  const navigate = useNavigate()
  return useCallback(
    (card) =>
      void navigate({
        to: '.',
        search: withCard(cardAddress(card)),
        state: oneMore,
        resetScroll: false,
      }),
    [navigate],
  )
}

/** The card that lies over the screen now; the same object for as long as it does. */
export function useOpenedCard(): CardPlace | undefined {
  const { karta } = useSearch({ strict: false })
  return useMemo(() => cardIn(karta), [karta])
}

/** Whatever else the screen keeps in its address stays. */
function withCard(karta: string) {
  return ((search: object) => ({ ...search, karta })) as never
}

function oneMore<S extends { readonly cards?: number }>(state: S): S {
  return { ...state, cards: (state.cards ?? 0) + 1 }
}
