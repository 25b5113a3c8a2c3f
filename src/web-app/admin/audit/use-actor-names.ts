import { listUsers } from '#features/auth/contract.ts'
import { listDrivers } from '#features/drivers/contract.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'

/** The names of who stands in the audit log, which itself keeps ids only. */
export function useActorNames(): (actor: string) => string {
  const users = useCall(listUsers, {})
  const drivers = useCall(listDrivers, {})
  const names = new Map<string, string>([
    ...(users.data?.data ?? []).map(({ id, attributes }) => [`user:${id}`, attributes.name] as const),
    ...(drivers.data?.data ?? []).map(({ id, attributes }) => [`driver:${id}`, attributes.fullName] as const),
  ])
  return (actor) => names.get(actor) ?? WITHOUT_NAME[actor] ?? unknown(actor)
}

const WITHOUT_NAME: Readonly<Record<string, string>> = {
  nobody: 'ktoś niezalogowany',
  fuel: 'obsługa paliwa',
  'fleet-pin': 'ktoś z PIN-em floty',
}

function unknown(actor: string): string {
  return actor.startsWith('driver:') ? 'usunięty kierowca' : 'usunięty użytkownik'
}
