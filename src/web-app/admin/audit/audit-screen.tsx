import { Suspense } from 'react'
import { AuditList } from '#features/audit/web/public.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { ScreenLoading } from '../screen-loading.tsx'
import { shellTexts } from '../shell/texts.ts'
import { actionName } from './action-names.ts'
import { useAuditNames } from './use-audit-names.ts'

/** The audit log with people's names, which the log itself does not keep. */
export function AuditScreen() {
  const nameOf = useAuditNames()
  return (
    <>
      <PageHeader title={shellTexts.audit} description={shellTexts.auditHint} />
      <Suspense fallback={<ScreenLoading />}>
        <AuditList nameOf={nameOf} actionOf={actionName} />
      </Suspense>
    </>
  )
}
