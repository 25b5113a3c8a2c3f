import type * as z from 'zod/mini'
import { OfficeLine } from '#features/settings/web/public-driver.tsx'
import { parseDate } from '#kernel/calendar-date.ts'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import type { ownPaper } from '../contract-own-shape.ts'
import { ownPaperTexts as texts } from './own-texts.ts'
import './paper-notice.css'

export type OwnPaper = z.infer<typeof ownPaper>

/**
 * Which of the driver's papers has run out or will, what that costs, and whom to call; nothing without
 * any.
 */
export function PaperNotice({ papers }: { readonly papers: readonly OwnPaper[] }) {
  if (papers.length === 0) return null
  const hasEnded = papers.some(({ ended }) => ended)
  return (
    <section className={hasEnded ? 'notice notice-wrong paper-notice' : 'notice paper-notice'}>
      <WarningIcon />
      <div>
        <ul>
          {papers.map(({ name, expiresOn, ended }) => {
            const date = parseDate(expiresOn)
            return (
              <li key={name}>
                <b lang="pl">{`${name}:`}</b>{' '}
                <span>{date && (ended ? texts.ended(date) : texts.ends(date))}</span>
              </li>
            )
          })}
        </ul>
        <p>
          <span>{hasEnded ? texts.barred : texts.soon}</span> <span>{texts.renew}</span>
        </p>
        <OfficeLine />
      </div>
    </section>
  )
}
