import { Suspense } from 'react'
import { AuditList } from '#features/audit/web/public.tsx'
import { listUsers } from '#features/auth/contract.ts'
import { listDrivers } from '#features/drivers/contract.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { ScreenLoading } from '../screen-loading.tsx'
import { actionName } from './action-names.ts'

/** The audit log with people's names, which the log itself does not keep. */
export function AuditScreen() {
  const users = useCall(listUsers, {})
  const drivers = useCall(listDrivers, {})
  const names = new Map<string, string>([
    ...(users.data?.data ?? []).map(({ id, attributes }) => [`user:${id}`, attributes.name] as const),
    ...(drivers.data?.data ?? []).map(({ id, attributes }) => [`driver:${id}`, attributes.fullName] as const),
  ])
  return (
    <>
      <PageHeader title="Dziennik zdarzeń" description="Kto co zmienił, odczytał lub wyeksportował." />
      <Suspense fallback={<ScreenLoading />}>
        <AuditList
          nameOf={(actor) => names.get(actor) ?? WITHOUT_NAME[actor] ?? unknown(actor)}
          actionOf={actionName}
        />
      </Suspense>
    </>
  )
}

const WITHOUT_NAME: Readonly<Record<string, string>> = {
  nobody: 'ktoś niezalogowany',
  fuel: 'obsługa paliwa',
  'fleet-pin': 'ktoś z PIN-em floty',
}

function unknown(actor: string): string {
  return actor.startsWith('driver:') ? 'usunięty kierowca' : 'usunięty użytkownik'
}
