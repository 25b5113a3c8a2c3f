import { useDrivers } from '#features/drivers/office/web/public.tsx'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { listRemovedDrivers } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'

type Listed = NonNullable<ReturnType<typeof useDrivers>['data']>[number]

/** Who may be charged in the week: the drivers' list, and after it who was removed with money still settled. */
export function useChargedDrivers(week: Week | undefined) {
  const listed = useDrivers()
  const removed = useCall(listRemovedDrivers, week, { keepPrevious: true })
  return {
    listed: listed.data ?? [],
    removed: removed.data?.data ?? [],
    failure: listed.failure ?? removed.failure,
  }
}

interface Charged {
  readonly listed: readonly Listed[]
  readonly removed: readonly { readonly id: string; readonly fullName: string }[]
}

/** Drivers as a field offers them; equal names are told apart by their phones, the removed ones marked. */
export function chosenDrivers({ listed, removed }: Charged): { value: string; label: string }[] {
  const names = Map.groupBy(listed, ({ fullName }) => fullName)
  return [
    ...listed.map(({ id, fullName, phone }) => ({
      value: id,
      label: (names.get(fullName)?.length ?? 0) > 1 ? `${fullName}, ${phone}` : fullName,
    })),
    ...removed.map(({ id, fullName }) => ({ value: id, label: texts.removedDriver(fullName) })),
  ]
}
