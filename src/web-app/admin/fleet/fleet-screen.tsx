import { useCallback } from 'react'
import { CompetingMark, useCompetingCars } from '#features/fleet/assigned-drivers/web/public.tsx'
import { catalogueTexts } from '#features/fleet/vehicles/texts-catalogue.ts'
import { type ExtraTab, VehicleChoices, VehiclesScreen } from '#features/fleet/vehicles/web/public.tsx'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import { TIMELINE_TAB } from '../fleet-timeline/timeline-address.ts'
import { timelineTexts } from '../fleet-timeline/timeline-texts.ts'

const TimelineTab = lazyScreen(() => import('../fleet-timeline/timeline-tab.tsx'), 'TimelineTab')

/** One line a tab that a neighbour of the vehicles brings: key (in the address), label, element. */
const EXTRA_TABS: readonly ExtraTab[] = [
  { key: TIMELINE_TAB, label: timelineTexts.tab, element: <TimelineTab /> },
  { key: 'slowniki', label: catalogueTexts.tab, element: <VehicleChoices /> },
]

/** A room of the shell: the tabs of the fleet belong to several features (Spec 2 §2 'Vehicles'). */
export function FleetScreen() {
  const competing = useCompetingCars()
  const noteOf = useCallback(
    (id: string) => {
      const words = competing.get(id)
      return words === undefined ? null : <CompetingMark carId={id} words={words} />
    },
    [competing],
  )
  return <VehiclesScreen extraTabs={EXTRA_TABS} noteOf={noteOf} />
}
