import { Badge, Button } from '@mantine/core'
import { IconPlus, IconSearch, IconUsers } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { driverTexts } from '../texts.ts'
import { driverListTexts } from '../texts-office.ts'
import { AddDriverModal } from './add-driver-modal.tsx'
import classes from './drivers-screen.module.css'
import { type ListedDriver, useDrivers } from './use-drivers.ts'

/** The drivers' list (Spec 2 §2 'Drivers'). */
export function DriversScreen() {
  const drivers = useDrivers()
  const [typed, setTyped] = useState('')
  const [adding, setAdding] = useState(false)
  const wanted = useDeferredValue(typed)
  const found = useMemo(
    () => drivers.data?.filter(({ fullName, phone }) => findsText(wanted, fullName, phone, shown(phone))),
    [drivers.data, wanted],
  )
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      {driverListTexts.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={driverListTexts.title}
        description={driverListTexts.description}
        actions={addButton}
      />
      <div className={classes.search}>
        <SearchField
          label={driverListTexts.search}
          placeholder={driverListTexts.searchHint}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Panel flush>
        <DataTable
          label={driverListTexts.list}
          columns={COLUMNS}
          rows={found}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'fullName', direction: 'up' }}
          isMuted={({ active }) => !active}
          failure={drivers.failure}
          again={drivers.again}
          empty={
            drivers.data?.length === 0 ? (
              <Empty icon={<IconUsers size={24} />}>{driverTexts.emptyList}</Empty>
            ) : (
              <Empty icon={<IconSearch size={24} />}>{driverListTexts.nobodyFound}</Empty>
            )
          }
        />
      </Panel>
      {adding ? <AddDriverModal onClose={() => setAdding(false)} /> : null}
    </>
  )
}

const COLUMNS: readonly Column<ListedDriver>[] = [
  {
    key: 'fullName',
    header: driverListTexts.fullName,
    cell: ({ fullName }) => fullName,
    sortValue: ({ fullName }) => fullName,
  },
  {
    key: 'phone',
    header: driverListTexts.phone,
    cell: ({ phone }) => <span className={classes.digits}>{shown(phone)}</span>,
    sortValue: ({ phone }) => phone,
  },
  {
    key: 'lastDay',
    header: driverListTexts.lastDay,
    cell: ({ lastDay }) => {
      const date = lastDay === null ? undefined : parseDate(lastDay)
      return <span className={classes.digits}>{date ? formatStateDay(date) : driverListTexts.noLastDay}</span>
    },
    sortValue: ({ lastDay }) => lastDay,
  },
  {
    key: 'active',
    header: driverListTexts.active,
    cell: ({ active }) => (
      <Badge color={active ? 'green' : 'gray'}>{active ? driverListTexts.yes : driverListTexts.no}</Badge>
    ),
    sortValue: ({ active }) => !active,
  },
]

/** `600 100 200`, foreign numbers whole. */
function shown(phone: string): string {
  const known = normalizePhone(phone)
  return known ? formatPhone(known) : phone
}
