import { Badge, Button, Group } from '@mantine/core'
import { IconKey, IconPencil, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { listRentals } from '../contract.ts'
import { rentalFormTexts, rentalOfficeTexts as texts } from '../texts-office.ts'
import classes from './rental-table.module.css'
import type { Rental } from './rental-values.ts'

interface RentalTableProps {
  readonly which: 'active' | 'history'
  /** The next step where there is none yet. */
  readonly addFirst?: ReactNode
}

/** Rentals that go on, or those of the history (Spec 2 §2 'Rentals'). */
export function RentalTable({ which, addFirst }: RentalTableProps) {
  const rentals = useCall(listRentals, {})
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const listed = useMemo(
    () => rentals.data?.data.filter(({ attributes }) => attributes.active === (which === 'active')),
    [rentals.data, which],
  )
  const found = useMemo(
    () =>
      listed?.filter(({ attributes: { first_name, last_name, rented_car } }) =>
        findsText(wanted, `${first_name} ${last_name}`, `${last_name} ${first_name}`, rented_car),
      ),
    [listed, wanted],
  )
  const columns = useMemo(
    () => (which === 'active' ? activeColumns(rentals.data?.today ?? '') : HISTORY),
    [which, rentals.data?.today],
  )
  return (
    <>
      <SearchField
        className={classes.search}
        label={texts.search}
        placeholder={texts.searchHint}
        value={typed}
        onChange={setTyped}
      />
      <Panel flush>
        <DataTable
          label={which === 'active' ? texts.activeTab : texts.historyTab}
          columns={columns}
          rows={found}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'start_date', direction: 'down' }}
          failure={rentals.failure}
          again={rentals.again}
          empty={
            listed?.length === 0 ? (
              <Empty icon={<IconKey size={24} />} action={addFirst}>
                {which === 'active' ? texts.noActive : texts.noHistory}
              </Empty>
            ) : (
              <Empty icon={<IconSearch size={24} />}>{texts.nothingFound}</Empty>
            )
          }
        />
      </Panel>
    </>
  )
}

const SHOWN = {
  first_name: rentalFormTexts.first_name,
  last_name: rentalFormTexts.last_name,
  rented_car: rentalFormTexts.carId,
  start_date: rentalFormTexts.start_date,
  start_time: rentalFormTexts.start_time,
  end_date: rentalFormTexts.end_date,
  end_time: rentalFormTexts.end_time,
} as const

function column(key: keyof typeof SHOWN, cell?: (rental: Rental) => ReactNode): Column<Rental> {
  return {
    key,
    header: SHOWN[key],
    cell: cell ?? (({ attributes }) => attributes[key]),
    // Two of one date stand by their time.
    sortValue: ({ attributes }) =>
      key === 'start_date' ? `${attributes.start_date} ${attributes.start_time}` : attributes[key],
  }
}

function shownDate(text: string | null): ReactNode {
  const date = text === null ? undefined : parseDate(text)
  return <span className={classes.digits}>{date ? formatStateDay(date) : text}</span>
}

const EDIT: Column<Rental> = {
  key: 'edit',
  header: texts.edit,
  actions: true,
  cell: ({ id, attributes: { first_name, last_name, rented_car } }) => (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      aria-label={texts.editOne(`${first_name} ${last_name}`, rented_car)}
      renderRoot={(props) => <Link to="/admin/wylacznosc/$id" params={{ id }} {...props} />}
    >
      {texts.edit}
    </Button>
  ),
}

const NAMES = [column('first_name'), column('last_name')]
const START = [
  column('start_date', ({ attributes }) => shownDate(attributes.start_date)),
  column('start_time'),
]

const plate = ({ attributes }: Rental) => <strong className={classes.plate}>{attributes.rented_car}</strong>

const HISTORY: readonly Column<Rental>[] = [
  ...NAMES,
  column('rented_car', plate),
  ...START,
  column('end_date', ({ attributes }) => shownDate(attributes.end_date)),
  column('end_time'),
  EDIT,
]

/** A rental whose planned end has passed is marked: its car counts as free, but nobody has taken it back. */
function activeColumns(today: string): readonly Column<Rental>[] {
  const car = column('rented_car', (rental) => (
    <Group gap={8} wrap="nowrap">
      {plate(rental)}
      {rental.attributes.occupiedUntil < today ? <Badge color="orange">{texts.overdue}</Badge> : null}
    </Group>
  ))
  return [...NAMES, car, ...START, EDIT]
}
