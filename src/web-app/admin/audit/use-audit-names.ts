import { listUsers } from '#features/auth/contract.ts'
import { listDrivers } from '#features/drivers/office/contract.ts'
import { listVehicles } from '#features/fleet/vehicles/contract.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { auditNameTexts } from './texts.ts'

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
  nobody: auditNameTexts.stranger,
  fuel: auditNameTexts.fuel,
  'fleet-pin': auditNameTexts.fleetPin,
}

function unknown(subject: string): string {
  if (subject.startsWith('vehicle:')) return auditNameTexts.deletedCar
  return subject.startsWith('driver:') ? auditNameTexts.deletedDriver : auditNameTexts.deletedUser
}
