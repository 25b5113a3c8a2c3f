import { type ExtraTab, VehiclesScreen } from '#features/fleet/vehicles/web/public.tsx'

/** One line a tab that a neighbour of the vehicles brings: key (in the address), label, element. */
const EXTRA_TABS: readonly ExtraTab[] = []

/** A room of the shell: the tabs of the fleet belong to several features (Spec 2 §2 'Vehicles'). */
export function FleetScreen() {
  return <VehiclesScreen extraTabs={EXTRA_TABS} />
}
