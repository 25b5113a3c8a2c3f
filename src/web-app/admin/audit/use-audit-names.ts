import { listUsers } from '#features/auth/contract.ts'
import { listDrivers } from '#features/drivers/contract.ts'
import { listVehicles } from '#features/fleet/vehicles/contract.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'

/** The names of who and what stands in the audit log, which itself keeps ids only. */
export function useAuditNames(): (subject: string) => string {
  const users = useCall(listUsers, {})
  const drivers = useCall(listDrivers, {})
  const vehicles = useCall(listVehicles, {})
  const names = new Map<string, string>([
    ...(users.data?.data ?? []).map(({ id, attributes }) => [`user:${id}`, attributes.name] as const),
    ...(drivers.data?.data ?? []).map(({ id, attributes }) => [`driver:${id}`, attributes.fullName] as const),
    ...(vehicles.data?.data ?? []).map(({ id, attributes }) => [`vehicle:${id}`, attributes.reg] as const),
  ])
  return (subject) => names.get(subject) ?? WITHOUT_NAME[subject] ?? unknown(subject)
}

const WITHOUT_NAME: Readonly<Record<string, string>> = {
  nobody: 'ktoś niezalogowany',
  fuel: 'obsługa paliwa',
  'fleet-pin': 'ktoś z PIN-em floty',
}

function unknown(subject: string): string {
  if (subject.startsWith('vehicle:')) return 'usunięte auto'
  return subject.startsWith('driver:') ? 'usunięty kierowca' : 'usunięty użytkownik'
}
