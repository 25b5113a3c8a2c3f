import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus, IconSearch, IconUsers } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { driverTexts } from '../texts.ts'
import { driverListTexts } from '../texts-list.ts'
import { driverColumns } from './driver-columns.tsx'
import { DriverModal } from './driver-modal.tsx'
import classes from './drivers-screen.module.css'
import { shownPhone } from './shown-phone.ts'
import { type ListedDriver, useDrivers } from './use-drivers.ts'

const WHICH = [
  { value: 'all', label: driverListTexts.all },
  { value: 'active', label: driverListTexts.onlyActive },
  { value: 'inactive', label: driverListTexts.onlyInactive },
]

/** The drivers' list (Spec 2 §2 'Drivers'). */
export function DriversScreen() {
  const drivers = useDrivers()
  const [typed, setTyped] = useState('')
  const [which, setWhich] = useState('all')
  /** 'new', or the driver who is being edited. */
  const [opened, setOpened] = useState<'new' | ListedDriver>()
  const wanted = useDeferredValue(typed)
  const found = useMemo(
    () =>
      drivers.data?.filter(
        ({ fullName, phone, active }) =>
          (which === 'all' || active === (which === 'active')) &&
          (findsText(wanted, fullName, phone, shownPhone(phone)) || findsNumber(wanted, phone)),
      ),
    [drivers.data, wanted, which],
  )
  const columns = useMemo(() => driverColumns(setOpened), [])
  return (
    <>
      <PageHeader
        title={driverListTexts.title}
        description={driverListTexts.description}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened('new')}>
            {driverListTexts.add}
          </Button>
        }
      />
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchField
            label={driverListTexts.search}
            placeholder={driverListTexts.searchHint}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <SegmentedControl aria-label={driverListTexts.which} data={WHICH} value={which} onChange={setWhich} />
      </div>
      <Panel flush>
        <DataTable
          label={driverListTexts.list}
          columns={columns}
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
              <Empty icon={<IconSearch size={24} />}>
                {wanted.trim() ? driverListTexts.nobodyFound : driverListTexts.nobodySuch}
              </Empty>
            )
          }
        />
      </Panel>
      {opened ? (
        <DriverModal {...(opened === 'new' ? {} : { driver: opened })} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}

/** A number however it was typed: `+380 50 123` as well. */
function findsNumber(typed: string, phone: string): boolean {
  const digits = typed.replace(/[\s\-./()]/g, '').replace(/^00/, '+')
  return /^\+?\d{2,}$/.test(digits) && phone.includes(digits)
}
