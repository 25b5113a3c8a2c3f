import { getBackups, getUnreadable } from '#features/safekeeping/contract.ts'
import { backupTexts } from '#features/safekeeping/texts.ts'
import { lastGoodWords } from '#features/safekeeping/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

/** A backup that failed or is too old, and what a lost key has made unreadable; for administrators. */
export function Backups() {
  const backups = useCall(getBackups, {})
  const sealed = useCall(getUnreadable, {})
  const unreadable = sealed.data && Object.values(sealed.data).reduce((sum, count) => sum + count, 0)
  const problem = backups.data?.problem
  const known = backups.data !== undefined && unreadable !== undefined
  const words = [
    problem ? backupTexts.problems[problem] : '',
    unreadable ? attentionTexts.backups.unreadable(unreadable) : '',
  ].filter((text) => text !== '')
  const lastGoodAt = backups.data?.lastGoodAt
  return (
    <AttentionItem
      title={attentionTexts.backups.title}
      count={known ? (words.length === 0 && !lastGoodAt ? null : words.length) : undefined}
      detail={
        words.length > 0 || !backups.data ? words.join(' ') || backupTexts.none : lastGoodWords(backups.data)
      }
      to={{ to: '/admin/kopie' }}
      failure={backups.failure ?? sealed.failure}
      again={() => {
        backups.again()
        sealed.again()
      }}
    />
  )
}
