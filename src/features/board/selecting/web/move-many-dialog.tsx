import { Modal, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import type { Seat } from '../domain/public.ts'
import { selectingTexts as texts } from '../texts.ts'
import classes from './move-many-dialog.module.css'

interface MoveManyDialogProps {
  readonly view: BoardView
  /** That somebody drives. */
  readonly seats: readonly Seat[]
  onClose(): void
  onMove(carId: string): void
}

/** More than these are found by typing. */
const SHOWN = 60

/** Which car the drivers of these seats get, each in the own shifts: those that stand free come first. */
export function MoveManyDialog({ view, seats, onClose, onMove }: MoveManyDialogProps) {
  useFocusBack()
  const [search, setSearch] = useState('')
  const { week, board } = view
  const wanted = plain(search)
  const slots = [...new Set(seats.map(({ slot }) => slot))]
  const own = new Set(seats.map(({ carId }) => carId))
  const cars = week.rows
    .filter(({ id, reg }) => plain(reg).includes(wanted) && !(own.size === 1 && own.has(id)))
    .map((car) => {
      const stands = (slot: number) => !board[slot]?.cars.has(car.id) && !week.blocked[slot]?.has(car.id)
      return { ...car, free: slots.filter(stands).length }
    })
    .sort((a, b) => b.free - a.free)
  return (
    <Modal opened onClose={onClose} title={texts.moveTitle(seats.length)} size="lg">
      <TextInput
        label={texts.searchCar}
        leftSection={<IconSearch size={16} />}
        value={search}
        data-autofocus
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {cars.length === 0 ? <p>{texts.noSuchCar}</p> : null}
      <div className={classes.cars}>
        {cars.slice(0, SHOWN).map(({ id, reg, free }) => (
          <button type="button" key={id} className={classes.car} onClick={() => onMove(id)}>
            <b>{reg}</b>
            <span>{texts.carStands(free, slots.length)}</span>
          </button>
        ))}
      </div>
    </Modal>
  )
}

function plain(text: string): string {
  return text.replace(/\s/g, '').toLocaleUpperCase('pl')
}
