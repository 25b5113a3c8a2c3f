import { Button, Select } from '@mantine/core'
import { IconMessage, IconPlus, IconUserCheck, IconUserOff, IconUsers } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { marksOfNamesakes } from '#kernel/namesakes.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import type { RowsAct } from '#platform/web/admin-ui/list/bulk-bar.tsx'
import { DataList } from '#platform/web/admin-ui/list/data-list.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { driverTexts } from '../texts.ts'
import { bulkDriverTexts } from '../texts-bulk.ts'
import { driverListTexts } from '../texts-list.ts'
import { BulkNote } from './bulk-note.tsx'
import { BulkSwitch } from './bulk-switch.tsx'
import { driverColumns } from './driver-columns.tsx'
import { DriverModal } from './driver-modal.tsx'
import { shownPhone } from './shown-phone.ts'
import { type ListedDriver, useDrivers } from './use-drivers.ts'

const useAddress = () => useSearch({ from: '/guarded/admin/pracownicy/lista-pracownikow' })
type View = ReturnType<typeof useAddress>

/** Of the address; without one the active drivers, as the list is called. */
const STATES = [
  { value: 'aktywni', label: driverListTexts.onlyActive },
  { value: 'nieaktywni', label: driverListTexts.onlyInactive },
  { value: 'wszyscy', label: driverListTexts.all },
] as const
const PAPERS = [
  { value: '', label: driverListTexts.anyPapers },
  { value: 'po-terminie', label: driverListTexts.papers },
] as const

/** What another feature does with ticked drivers, in a dialog of its own. */
export interface MoreDriverActs {
  readonly acts: readonly { readonly key: string; readonly label: string; readonly icon: ReactNode }[]
  readonly Dialog: ComponentType<{
    readonly act: string
    readonly drivers: readonly ListedDriver[]
    onClose(done: boolean): void
  }>
}

interface Doing {
  readonly act: string
  readonly drivers: readonly ListedDriver[]
  untick(): void
}

/** The drivers' list (Spec 2 §2 'Drivers'), one or many of whom something is done with. */
export function DriversScreen({ more }: { readonly more?: MoreDriverActs }) {
  const drivers = useDrivers()
  const view = useAddress()
  const navigate = useNavigate()
  const { id: me } = useMe()
  const onView = (change: View) =>
    void navigate({
      to: '/admin/pracownicy/lista-pracownikow',
      search: (before) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    })
  /** 'new', or the driver who is being edited. */
  const [opened, setOpened] = useState<'new' | ListedDriver>()
  const [doing, setDoing] = useState<Doing>()
  const { stan = 'aktywni', dokumenty } = view
  const shown = useMemo(
    () =>
      drivers.data?.filter(
        ({ active, expiredPapers }) =>
          (stan === 'wszyscy' || active === (stan === 'aktywni')) &&
          (dokumenty === undefined || expiredPapers.length > 0),
      ),
    [drivers.data, stan, dokumenty],
  )
  const marks = useMemo(() => marksOfNamesakes(drivers.data ?? []), [drivers.data])
  const columns = useMemo(() => driverColumns(setOpened, marks), [marks])
  const acts = useMemo(
    () =>
      [
        { key: 'write', label: bulkDriverTexts.write, icon: <IconMessage size={16} aria-hidden /> },
        ...(more?.acts ?? []),
        { key: 'off', label: bulkDriverTexts.switchOff, icon: <IconUserOff size={16} aria-hidden /> },
        { key: 'on', label: bulkDriverTexts.switchOn, icon: <IconUserCheck size={16} aria-hidden /> },
      ].map(
        (act): RowsAct<ListedDriver> => ({
          ...act,
          start: (rows, untick) => setDoing({ act: act.key, drivers: rows, untick }),
        }),
      ),
    [more],
  )
  const More = more?.Dialog
  const close = (done: boolean) => {
    if (done) doing?.untick()
    setDoing(undefined)
  }
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
      <DataList
        label={driverListTexts.list}
        memory={`list.drivers.${me}`}
        fileName={driverListTexts.fileName}
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        nameOf={nameOf}
        all={drivers.data?.length}
        view={view}
        onView={onView}
        search={{ label: driverListTexts.search, hint: driverListTexts.searchHint }}
        wordsOf={wordsOf}
        finds={findsPhone}
        defaultSort={NAME_UP}
        isMuted={isInactive}
        acts={acts}
        onClear={() => onView({ szukaj: undefined, stan: 'wszyscy', dokumenty: undefined })}
        nothingFound={driverListTexts.nobodyFound}
        empty={<Empty icon={<IconUsers size={24} />}>{driverTexts.emptyList}</Empty>}
        failure={drivers.failure}
        again={drivers.again}
        filters={
          <>
            <Select
              label={driverListTexts.which}
              w={170}
              allowDeselect={false}
              data={STATES}
              value={stan}
              onChange={(value) =>
                onView({
                  stan: STATES.find((one) => one.value === value && one.value !== 'aktywni')?.value,
                })
              }
            />
            <Select
              label={driverListTexts.papersFilter}
              w={220}
              allowDeselect={false}
              data={PAPERS}
              value={dokumenty ?? ''}
              onChange={(value) => onView({ dokumenty: value === 'po-terminie' ? value : undefined })}
            />
          </>
        }
      />
      {opened ? (
        <DriverModal {...(opened === 'new' ? {} : { driver: opened })} onClose={() => setOpened(undefined)} />
      ) : null}
      {doing?.act === 'write' ? <BulkNote drivers={doing.drivers} onClose={close} /> : null}
      {doing?.act === 'on' || doing?.act === 'off' ? (
        <BulkSwitch drivers={doing.drivers} active={doing.act === 'on'} onClose={close} />
      ) : null}
      {doing && More && more?.acts.some(({ key }) => key === doing.act) ? (
        <More act={doing.act} drivers={doing.drivers} onClose={close} />
      ) : null}
    </>
  )
}

const NAME_UP = { key: 'fullName', direction: 'up' } as const
const keyOf = ({ id }: ListedDriver) => id
const nameOf = ({ fullName }: ListedDriver) => fullName
const wordsOf = ({ fullName, phone, email }: ListedDriver) => [fullName, phone, shownPhone(phone), email]
const findsPhone = ({ phone }: ListedDriver, typed: string) => findsNumber(typed, phone)
const isInactive = ({ active }: ListedDriver) => !active

/** A number however it was typed: `+380 50 123` as well. */
function findsNumber(typed: string, phone: string): boolean {
  const digits = typed.replace(/[\s\-./()]/g, '').replace(/^00/, '+')
  return /^\+?\d{2,}$/.test(digits) && phone.includes(digits)
}
