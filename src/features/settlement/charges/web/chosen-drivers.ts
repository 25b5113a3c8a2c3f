import type { useDrivers } from '#features/drivers/office/web/public.tsx'

type Listed = NonNullable<ReturnType<typeof useDrivers>['data']>

/** Drivers as a field offers them; equal names are told apart by their phones. */
export function chosenDrivers(drivers: Listed | undefined): { value: string; label: string }[] {
  const names = Map.groupBy(drivers ?? [], ({ fullName }) => fullName)
  return (drivers ?? []).map(({ id, fullName, phone }) => ({
    value: id,
    label: (names.get(fullName)?.length ?? 0) > 1 ? `${fullName}, ${phone}` : fullName,
  }))
}
