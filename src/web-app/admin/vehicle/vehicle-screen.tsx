import { Button, Skeleton, Tabs } from '@mantine/core'
import { IconArrowLeft, IconCar } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AssignedDrivers } from '#features/fleet/assigned-drivers/web/public.tsx'
import { vehicleTexts } from '#features/fleet/vehicles/texts.ts'
import { fleetTexts } from '#features/fleet/vehicles/texts-office.ts'
import { useVehicle, VehicleData } from '#features/fleet/vehicles/web/public.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { ScreenLoading } from '../screen-loading.tsx'
import classes from './vehicle-screen.module.css'

const DATA = 'dane'
const DRIVERS = 'kierowcy'

/** A room of the shell: the tabs of a vehicle belong to several features (Spec 2 §2 'Vehicle edit'). */
export function VehicleScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { zakladka } = useSearch({ strict: false }) as { zakladka?: string }
  const navigate = useNavigate()
  const vehicle = useVehicle(id)
  const shown = zakladka === DRIVERS ? DRIVERS : DATA
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
              search: { zakladka: tab ?? DATA },
              replace: true,
            })
          }
        >
          <Tabs.List mb="md">
            <Tabs.Tab value={DATA}>{fleetTexts.dataTab}</Tabs.Tab>
            <Tabs.Tab value={DRIVERS}>{fleetTexts.driversTab}</Tabs.Tab>
          </Tabs.List>
          {/* Kept, so that what is typed outlives a look at the other tab. */}
          <Tabs.Panel value={DATA} keepMounted>
            <Suspense fallback={<ScreenLoading />}>
              <VehicleData vehicle={vehicle.data} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value={DRIVERS}>
            <div className={classes.panels}>
              <Suspense fallback={<ScreenLoading />}>
                <AssignedDrivers carId={id} />
              </Suspense>
            </div>
          </Tabs.Panel>
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
