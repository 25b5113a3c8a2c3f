import { Button, Skeleton, Tabs } from '@mantine/core'
import { IconArrowLeft, IconPencil, IconUser } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { AuditList } from '#features/audit/web/public.tsx'
import { useMe } from '#features/auth/web/public.tsx'
import { ReportsOfDriver } from '#features/driver-reports/web/public.tsx'
import { driverTexts } from '#features/drivers/office/texts.ts'
import { driverPageTexts } from '#features/drivers/office/texts-page.ts'
import {
  DriverButtons,
  DriverDataPanel,
  DriverFacts,
  DriverMessages,
  DriverModal,
  EmailClaimList,
  FormerDriverPanel,
  useDriver,
} from '#features/drivers/office/web/public.tsx'
import { CarsOfDriver } from '#features/fleet/assigned-drivers/web/public.tsx'
import { OffersOfDriver } from '#features/market/web/public.tsx'
import { PapersOf } from '#features/papers/web/public.tsx'
import { PhoneOfDriver } from '#features/push/web/public-office.tsx'
import { DriverShifts } from '#features/schedule/web/public.tsx'
import { PayeeAccountOf } from '#features/settlement/accounts/web/public.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { actionName } from '../audit/action-names.ts'
import { useAuditNames } from '../audit/use-audit-names.ts'
import { ScreenLoading } from '../screen-loading.tsx'
import classes from './driver-screen.module.css'

const { tabs } = driverPageTexts
/** What stands in the address, what on the tab, and which right it needs (D28). */
const TABS = [
  { key: 'zmiany', label: tabs.shifts, right: undefined },
  { key: 'auta', label: tabs.cars, right: undefined },
  { key: 'dokumenty', label: tabs.papers, right: undefined },
  { key: 'telefon', label: tabs.phone, right: undefined },
  { key: 'konto', label: tabs.account, right: 'money' },
  { key: 'wiadomosci', label: tabs.messages, right: 'admin' },
  { key: 'historia', label: tabs.history, right: 'admin' },
  { key: 'dane', label: tabs.data, right: 'admin' },
] as const
const KEYS = ['zmiany', ...TABS.map(({ key }) => key)] as const

/** A room of the shell: what several features know of one driver. */
export function DriverScreen() {
  const { id: asked } = useParams({ from: '/guarded/admin/pracownicy/$id' })
  const { zakladka } = useSearch({ from: '/guarded/admin/pracownicy/$id' })
  const navigate = useNavigate()
  const me = useMe()
  const [editing, setEditing] = useState(false)
  const { data: driver, failure, missing, again } = useDriver(asked)
  const offered = TABS.filter(({ right }) => right === undefined || me[right])
  const shown = offered.find(({ key }) => key === zakladka)?.key ?? 'zmiany'
  const isListed = driver !== undefined && !driver.attributes.erased
  return (
    <>
      <PageHeader
        title={driver?.attributes.fullName ?? driverPageTexts.noDriver}
        actions={
          <>
            <BackButton />
            {isListed ? (
              <>
                <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
                  {driverPageTexts.edit}
                </Button>
                <DriverButtons
                  driver={{ id: driver.id, ...driver.attributes }}
                  onRemoved={() => void navigate({ to: LIST })}
                />
              </>
            ) : null}
          </>
        }
      />
      {driver ? (
        <div className={classes.panels} key={driver.id}>
          <Suspense fallback={<ScreenLoading />}>
            <DriverFacts driver={driver} />
            <EmailClaimList driverId={driver.id} />
            {isListed ? <FormerDriverPanel driverId={driver.id} /> : null}
          </Suspense>
          <Tabs
            value={shown}
            onChange={(tab) =>
              void navigate({
                to: '/admin/pracownicy/$id',
                params: { id: asked },
                search: { zakladka: tabNamed(KEYS, tab) },
                replace: true,
              })
            }
          >
            <TabRow>
              {offered.map(({ key, label }) => (
                <Tabs.Tab key={key} value={key}>
                  {label}
                </Tabs.Tab>
              ))}
            </TabRow>
            <Room name="zmiany">
              <DriverShifts driverId={driver.id} />
            </Room>
            <Room name="auta">
              <CarsOfDriver driverId={driver.id} />
            </Room>
            <Room name="dokumenty">
              <PapersOf subject="driver" subjectId={driver.id} />
            </Room>
            <Room name="telefon">
              <div className={classes.panels}>
                <PhoneOfDriver driverId={driver.id} />
                <ReportsOfDriver driverId={driver.id} />
                <OffersOfDriver driverId={driver.id} />
              </div>
            </Room>
            {me.money ? (
              <Room name="konto">
                <PayeeAccountOf driverId={driver.id} />
              </Room>
            ) : null}
            {me.admin ? (
              <>
                <Room name="wiadomosci">
                  <DriverMessages driverId={driver.id} />
                </Room>
                <Room name="historia">
                  <History driverId={driver.id} />
                </Room>
                <Room name="dane">
                  <DriverDataPanel driver={driver} />
                </Room>
              </>
            ) : null}
          </Tabs>
        </div>
      ) : missing ? (
        <Panel>
          <Empty icon={<IconUser size={24} />}>{driverTexts.noSuchDriver}</Empty>
        </Panel>
      ) : failure ? (
        <FailureAlert failure={failure} title={driverPageTexts.failedTitle} again={again} />
      ) : (
        <Skeleton height={420} radius={12} role="status" aria-label={driverPageTexts.loading} />
      )}
      {editing && driver ? (
        <DriverModal
          driver={{ id: driver.id, ...driver.attributes, phone: driver.attributes.phoneNumber }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  )
}

const LIST = '/admin/pracownicy/lista-pracownikow'

function Room({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Tabs.Panel value={name} keepMounted={false}>
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </Tabs.Panel>
  )
}

function History({ driverId }: { readonly driverId: string }) {
  const nameOf = useAuditNames()
  return <AuditList driver={driverId} nameOf={nameOf} actionOf={actionName} />
}

function BackButton() {
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to={LIST} {...props} />}
    >
      {driverPageTexts.back}
    </Button>
  )
}
