import { Alert } from '@mantine/core'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import type { ListedCharge } from './listed-charges.ts'
import { whatIs } from './what-is.ts'

/**
 * Reversals whose entry was taken back as well, which earlier editions allowed: the same money has moved
 * twice, and what mends it is said.
 */
export function DoubledNotice({ charges }: { readonly charges: readonly ListedCharge[] }) {
  const doubled = charges.filter(({ original }) => original?.takenBack)
  if (doubled.length === 0) return null
  return (
    <Alert color="red" title={texts.doubledTitle}>
      {doubled.map((charge) => (
        <p key={charge.key}>{texts.doubled(whatIs(charge), charge.driver, zloty(charge.grosze))}</p>
      ))}
      <p>{texts.doubledWhy}</p>
    </Alert>
  )
}
