import { Button, Skeleton, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { addVehicle, listVehicles } from '../contract.ts'
import { vehicleTexts } from '../texts.ts'
import { fleetTexts } from '../texts-office.ts'
import { ListButtons } from './list-buttons.tsx'
import { useVehicleForm } from './use-vehicle-form.ts'
import { VehicleForm } from './vehicle-form.tsx'
import { type FleetNeighbours, VehicleTable } from './vehicle-table.tsx'
import { NEW_VEHICLE, type VehicleValues, vehicleFormOf } from './vehicle-values.ts'

const TABLE = 'flota'
const NEW = 'nowe'
const IMPORT = 'import'

const ImportPanel = lazyScreen(() => import('./import/import-panel.tsx'), 'ImportPanel')

const useAddress = () => useSearch({ from: '/guarded/admin/samochody' })
/** What stands in the address. */
type TabKey = NonNullable<ReturnType<typeof useAddress>['zakladka']>

/** A tab that another feature brings. */
export interface ExtraTab {
  readonly key: TabKey
  readonly label: string
  readonly element: ReactNode
}

interface VehiclesScreenProps {
  readonly extraTabs?: readonly ExtraTab[]
  readonly neighbours?: FleetNeighbours
}

/**
 * The fleet's table and the form for a new vehicle (Spec 2 §2 'Vehicles'), and what neighbours put beside
 * them.
 */
export function VehiclesScreen({ extraTabs = [], neighbours }: VehiclesScreenProps) {
  const { zakladka, ...view } = useAddress()
  const navigate = useNavigate()
  const tabs = [TABLE, NEW, ...extraTabs.map(({ key }) => key)] as const
  const show = (tab: string | null) =>
    void navigate({
      to: '/admin/samochody',
      search: { zakladka: tabNamed([...tabs, IMPORT], tab) },
      replace: true,
    })
  const shown = tabNamed(tabs, zakladka)

  const form = useVehicleForm(NEW_VEHICLE)
  useLeaveGuard(form, fleetTexts.leaveText)
  const add = useAct(addVehicle, { refreshes: [listVehicles], showsFailure: true })
  const send = async (values: VehicleValues) => {
    const result = await add.run(vehicleFormOf(values))
    if (!result.ok) return result.failure
    toastDone(vehicleTexts.created)
    form.reset()
    show(TABLE)
    return undefined
  }

  if (zakladka === IMPORT) {
    return (
      <Suspense fallback={<TabLoading />}>
        <ImportPanel back={() => show(TABLE)} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader title={fleetTexts.title} actions={<ListButtons onImport={() => show(IMPORT)} />} />
      <Tabs value={shown} onChange={show}>
        <TabRow>
          <Tabs.Tab value={TABLE}>{fleetTexts.tableTab}</Tabs.Tab>
          <Tabs.Tab value={NEW}>{fleetTexts.newTab}</Tabs.Tab>
          {extraTabs.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key}>
              {label}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value={TABLE}>
          <VehicleTable
            neighbours={neighbours}
            view={view}
            onView={(change) =>
              void navigate({
                to: '/admin/samochody',
                search: (before) => ({ ...before, ...change }),
                replace: true,
                resetScroll: false,
              })
            }
            addFirst={
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => show(NEW)}>
                {fleetTexts.emptyNext}
              </Button>
            }
          />
        </Tabs.Panel>
        <Tabs.Panel value={NEW}>
          <Panel title={fleetTexts.newTab}>
            <VehicleForm form={form} submit={fleetTexts.add} busy={add.busy} send={send} />
          </Panel>
        </Tabs.Panel>
        {extraTabs.map(({ key, element }) => (
          <Tabs.Panel key={key} value={key}>
            <Suspense fallback={<TabLoading />}>{element}</Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}

function TabLoading() {
  return <Skeleton height={320} radius={12} role="status" aria-label={fleetTexts.loadingTab} />
}
