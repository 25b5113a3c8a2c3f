import { IconArrowBackUp, IconBan, IconTool } from '@tabler/icons-react'
import { Suspense, useMemo } from 'react'
import { CompetingMark, useCompetingCars } from '#features/fleet/assigned-drivers/web/public.tsx'
import { manyTexts } from '#features/fleet/groundings/texts-many.ts'
import { EndMany, GroundMany } from '#features/fleet/groundings/web/public.tsx'
import { serviceManyTexts } from '#features/fleet/services/texts-many.ts'
import { ServiceMany } from '#features/fleet/services/web/public.tsx'
import { catalogueTexts } from '#features/fleet/vehicles/texts-catalogue.ts'
import {
  type ExtraTab,
  type FleetNeighbours,
  type FleetState,
  VehicleChoices,
  VehiclesScreen,
} from '#features/fleet/vehicles/web/public.tsx'
import { getFleetToday } from '#features/schedule/contract-fleet-today.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import { TIMELINE_TAB } from '../fleet-timeline/timeline-address.ts'
import { timelineTexts } from '../fleet-timeline/timeline-texts.ts'
import { fleetNowTexts as texts } from './fleet-texts.ts'
import { type CarToday, nowColumns, peopleOf } from './now-columns.tsx'

const TimelineTab = lazyScreen(() => import('../fleet-timeline/timeline-tab.tsx'), 'TimelineTab')

/** One line a tab that a neighbour of the vehicles brings: key (in the address), label, element. */
const EXTRA_TABS: readonly ExtraTab[] = [
  { key: TIMELINE_TAB, label: timelineTexts.tab, element: <TimelineTab /> },
  { key: 'slowniki', label: catalogueTexts.tab, element: <VehicleChoices /> },
]

const ACTS: FleetNeighbours['acts'] = [
  { key: 'ground', label: manyTexts.ground, icon: <IconBan size={16} aria-hidden /> },
  { key: 'end', label: manyTexts.end, icon: <IconArrowBackUp size={16} aria-hidden /> },
  { key: 'service', label: serviceManyTexts.act, icon: <IconTool size={16} aria-hidden /> },
]

const STATES = (['wylaczone', 'uziemione', 'w-jezdzie'] as const).map((value) => ({
  value,
  label: texts.states[value],
}))

const Dialog: FleetNeighbours['Dialog'] = ({ act, cars, onClose }) => (
  <Suspense>
    {act === 'ground' ? (
      <GroundMany cars={cars} onClose={onClose} />
    ) : act === 'end' ? (
      <EndMany cars={cars} onClose={onClose} />
    ) : (
      <ServiceMany cars={cars} onClose={onClose} />
    )}
  </Suspense>
)

/** A room of the shell: what the fleet's tabs and list tell belongs to several features (Spec 2 §2). */
export function FleetScreen() {
  const competing = useCompetingCars()
  const today = useCall(getFleetToday, {}, { everySeconds: 60 }).data
  const neighbours = useMemo((): FleetNeighbours => {
    const cars = new Map((today?.data ?? []).map((car) => [car.carId, car]))
    return {
      noteOf: (id) => {
        const words = competing.get(id)
        return words === undefined ? null : <CompetingMark carId={id} words={words} />
      },
      columns: nowColumns(cars, today ?? { date: '', shift: 'day' }),
      states: STATES,
      isIn: (id, state) => isIn(cars.get(id), state),
      wordsOf: (id) => peopleOf(cars.get(id)),
      acts: ACTS,
      Dialog,
    }
  }, [competing, today])
  return <VehiclesScreen extraTabs={EXTRA_TABS} neighbours={neighbours} />
}

/** `wylaczone` are those that the dashboard counts: a rented car earns where it is. */
function isIn(car: CarToday | undefined, state: FleetState): boolean {
  const kind = car?.off?.kind
  if (state === 'uziemione') return kind === 'grounding'
  return state === 'wylaczone' ? kind === 'grounding' || kind === 'papers' : kind === undefined
}
