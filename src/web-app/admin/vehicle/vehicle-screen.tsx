import { Button, Skeleton, Tabs } from '@mantine/core'
import { IconArrowLeft, IconCar } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { AssignedDrivers } from '#features/fleet/assigned-drivers/web/public.tsx'
import { GroundingsTab } from '#features/fleet/groundings/web/public.tsx'
import { ServicesTab } from '#features/fleet/services/web/public.tsx'
import { vehicleTexts } from '#features/fleet/vehicles/texts.ts'
import { fleetTexts } from '#features/fleet/vehicles/texts-office.ts'
import { useVehicle, VehicleData } from '#features/fleet/vehicles/web/public.tsx'
import { HandoversTab } from '#features/handover/web/public.tsx'
import { PapersOf } from '#features/papers/web/public.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { useRentedBy } from '../fleet-timeline/use-rented-by.ts'
import { ScreenLoading } from '../screen-loading.tsx'
import classes from './vehicle-screen.module.css'
import { vehicleTabTexts } from './vehicle-texts.ts'

/** What stands in the address, and what on the tab. */
const TABS = [
  ['dane', fleetTexts.dataTab],
  ['kierowcy', fleetTexts.driversTab],
  ['uziemienia', vehicleTabTexts.groundings],
  ['serwisy', vehicleTabTexts.services],
  ['dokumenty', vehicleTabTexts.papers],
  ['przekazania', vehicleTabTexts.handovers],
] as const
type TabKey = (typeof TABS)[number][0]
const KEYS = ['dane', ...TABS.map(([key]) => key)] as const

/** A room of the shell: the tabs of a vehicle belong to several features (Spec 2 §2 'Vehicle edit'). */
export function VehicleScreen() {
  const { id } = useParams({ from: '/guarded/admin/samochody/edycja/$id' })
  const { zakladka: shown = 'dane' } = useSearch({ from: '/guarded/admin/samochody/edycja/$id' })
  const navigate = useNavigate()
  const vehicle = useVehicle(id)
  const reg = vehicle.data?.attributes.reg
  return (
    <>
      <PageHeader
        title={reg === undefined ? fleetTexts.noVehicle : fleetTexts.vehicle(reg)}
        description={vehicle.data && `${vehicle.data.attributes.make} ${vehicle.data.attributes.model}`}
        actions={<BackButton />}
      />
      {vehicle.data ? (
        <Tabs
          key={id}
          value={shown}
          onChange={(tab) =>
            void navigate({
              to: '/admin/samochody/edycja/$id',
              params: { id },
              search: { zakladka: tabNamed(KEYS, tab) },
              replace: true,
            })
          }
        >
          <TabRow>
            {TABS.map(([key, label]) => (
              <Tabs.Tab key={key} value={key}>
                {label}
              </Tabs.Tab>
            ))}
          </TabRow>
          {/* Kept, so that what is typed outlives a look at the other tabs. */}
          <VehicleTab tab="dane" keepMounted>
            <VehicleData vehicle={vehicle.data} />
          </VehicleTab>
          <VehicleTab tab="kierowcy">
            <AssignedDrivers carId={id} />
          </VehicleTab>
          <VehicleTab tab="uziemienia">
            <Groundings carId={id} reg={vehicle.data.attributes.reg} />
          </VehicleTab>
          <VehicleTab tab="serwisy">
            <ServicesTab carId={id} reg={vehicle.data.attributes.reg} />
          </VehicleTab>
          <VehicleTab tab="dokumenty">
            <PapersOf subject="vehicle" subjectId={id} />
          </VehicleTab>
          <VehicleTab tab="przekazania">
            <HandoversTab carId={id} />
          </VehicleTab>
        </Tabs>
      ) : vehicle.missing ? (
        <Panel>
          <Empty icon={<IconCar size={24} />}>{vehicleTexts.noSuchVehicle}</Empty>
        </Panel>
      ) : vehicle.failure ? (
        <FailureAlert failure={vehicle.failure} title={fleetTexts.failedTitle} again={vehicle.again} />
      ) : (
        <Skeleton height={420} radius={12} role="status" aria-label={fleetTexts.loading} />
      )}
    </>
  )
}

interface VehicleTabProps {
  readonly tab: TabKey
  readonly keepMounted?: boolean
  readonly children: ReactNode
}

function VehicleTab({ tab, keepMounted = false, children }: VehicleTabProps) {
  return (
    <Tabs.Panel value={tab} keepMounted={keepMounted}>
      <div className={classes.panels}>
        <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
      </div>
    </Tabs.Panel>
  )
}

/** A grounding may be put over a rental, which its form tells. */
function Groundings({ carId, reg }: { readonly carId: string; readonly reg: string }) {
  const rentedBy = useRentedBy()
  return <GroundingsTab carId={carId} reg={reg} rentedBy={rentedBy} />
}

function BackButton() {
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/samochody" {...props} />}
    >
      {fleetTexts.back}
    </Button>
  )
}
